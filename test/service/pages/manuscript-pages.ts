import type { Answer } from '../answer.ts';
import {
  entityBySlug,
  linksOf,
  listEntities,
  type StoredEntity,
  type StoredWorld,
  worldById,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { mayReadEntity } from '../rules/index.ts';
import { missingPage, page } from './layout.ts';
import { effectiveUser, shown } from './viewer.ts';

/** `/community/manuscripts/read/<slug>`: the active version with its parts. */
export function manuscriptPage(context: PageContext): Answer {
  const { store, params } = context;
  const manuscript = entityBySlug(store, 'manuscript', params.slug ?? '');
  const world = manuscript?.worldId ? worldById(store, manuscript.worldId) : null;
  if (!manuscript || !world) return missingPage(context, 404);
  const user = effectiveUser(context, world);
  const open = (entity: StoredEntity) =>
    user ? mayReadEntity(store, user, entity) : entity.state === 'public';
  if (!open(manuscript)) return missingPage(context, 403);
  const versions = held(context, 'manuscript_version', 'manuscript', manuscript).filter(open);
  const version = versions.find(({ fields }) => fields.isActive === true) ?? versions[0];
  const main = `<div class="sheet"><div class="article-title"><h1>${escapeHtml(manuscript.title)}</h1></div>
<div class="user-css-vignette">${shown(String(manuscript.fields.description ?? ''), world, context)}</div>
${version ? parts(context, world, version, null, 2) : '<p>Nothing to read yet.</p>'}</div>`;
  return page(context, { title: manuscript.title, world, main });
}

function held({ store }: PageContext, kind: string, name: string, of: StoredEntity): StoredEntity[] {
  const within = { kind: 'linked', name, targetKind: of.kind, targetId: of.id } as const;
  return listEntities(store, { kind, within });
}

function parts(
  context: PageContext,
  world: StoredWorld,
  version: StoredEntity,
  parentId: string | null,
  level: number,
): string {
  return held(context, 'manuscript_part', 'version', version)
    .filter((part) => (linksOf(context.store, part, 'parent')[0]?.id ?? null) === parentId)
    .filter(({ fields }) => fields.isSupporting !== true)
    .sort((one, two) => Number(one.fields.position) - Number(two.fields.position))
    .map((part) => {
      const heading = `h${Math.min(level, 6)}`;
      const text = String(part.fields.content ?? '');
      return `<section data-part-id="${part.id}"><${heading}>${escapeHtml(part.title)}</${heading}>${shown(text, world, context)}${parts(context, world, version, part.id, level + 1)}</section>`;
    })
    .join('\n');
}
