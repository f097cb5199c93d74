import type { Answer } from '../answer.ts';
import {
  entityById,
  entityBySlug,
  imageById,
  imagePath,
  linksOf,
  listEntities,
  type StoredEntity,
  type StoredWorld,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { mayReadEntity } from '../rules/index.ts';
import { missingPage, page } from './layout.ts';
import { effectiveUser, shown, worldOfPage } from './viewer.ts';

type Found = { entity: StoredEntity; world: StoredWorld } | 403 | 404;

function ofWorld(context: PageContext, entity: StoredEntity | null): Found {
  const world = worldOfPage(context);
  if (!world || !entity || (world !== 'private' && entity.worldId !== world.id)) return 404;
  return world !== 'private' && open(entity, world, context) ? { entity, world } : 403;
}

function open(entity: StoredEntity, world: StoredWorld, context: PageContext): boolean {
  const user = effectiveUser(context, world);
  return user ? mayReadEntity(context.store, user, entity) : entity.state === 'public';
}

function inside(kind: string, name: string, of: StoredEntity, world: StoredWorld, context: PageContext) {
  const within = { kind: 'linked', name, targetKind: of.kind, targetId: of.id } as const;
  return listEntities(context.store, { kind, within }).filter((one) => open(one, world, context));
}

const texts = ({ fields }: StoredEntity, name: string) => String(fields[name] ?? '');

/** `/w/<world>/t/<slug>`: a timeline's events by year. */
export function timelinePage(context: PageContext): Answer {
  const found = ofWorld(context, entityBySlug(context.store, 'timeline', context.params.timeline ?? ''));
  if (typeof found === 'number') return missingPage(context, found);
  const { entity, world } = found;
  const events = inside('history', 'timelines', entity, world, context)
    .sort((one, two) => Number(one.fields.year) - Number(two.fields.year))
    .map(
      (event) =>
        `<li data-history-id="${event.id}"><b>${escapeHtml(texts(event, 'year'))}</b> <a href="/w/${world.slug}/h/${event.id}">${escapeHtml(event.title)}</a></li>`,
    );
  const main = `<div class="sheet timeline"><div class="article-title"><h1>${escapeHtml(entity.title)}</h1></div>
<div class="user-css-vignette">${shown(texts(entity, 'description'), world, context)}</div><ol>${events.join('')}</ol></div>`;
  return page(context, { title: entity.title, world, main });
}

/** `/w/<world>/h/<id>`: one event. */
export function historyPage(context: PageContext): Answer {
  const found = ofWorld(context, entityById(context.store, 'history', context.params.id ?? ''));
  if (typeof found === 'number') return missingPage(context, found);
  const { entity, world } = found;
  const main = `<div class="sheet"><div class="article-title"><h1>${escapeHtml(entity.title)}</h1></div>
<p class="article-subheading">${escapeHtml(texts(entity, 'year'))}</p>
<div class="user-css-vignette">${shown(texts(entity, 'fullcontent') || texts(entity, 'content'), world, context)}</div></div>`;
  return page(context, { title: entity.title, world, main });
}

/** `/w/<world>/map/<id>`: a map's image and a list of its markers. */
export function mapPage(context: PageContext): Answer {
  const found = ofWorld(context, entityById(context.store, 'map', context.params.id ?? ''));
  if (typeof found === 'number') return missingPage(context, found);
  const { entity, world } = found;
  const link = linksOf(context.store, entity, 'image')[0];
  const image = link ? imageById(context.store, Number(link.id)) : null;
  const markers = inside('marker', 'map', entity, world, context).map(
    (marker) =>
      `<li data-marker-id="${marker.id}" data-x="${Number(marker.fields.geoX)}" data-y="${Number(marker.fields.geoY)}">${escapeHtml(marker.title)}</li>`,
  );
  const picture = image ? `<img src="${imagePath(image)}" alt="${escapeHtml(entity.title)}">` : '';
  const main = `<div class="sheet"><div class="article-title"><h1>${escapeHtml(entity.title)}</h1></div>${picture}<ul>${markers.join('')}</ul></div>`;
  return page(context, { title: entity.title, world, main });
}
