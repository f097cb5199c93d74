import type { Answer } from '../answer.ts';
import {
  allWorlds,
  categoryById,
  entityById,
  listEntities,
  type StoredWorld,
  secretById,
  worldById,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { mayReadEntity } from '../rules/index.ts';
import { missingPage, page } from './layout.ts';
import { effectiveUser, seesAsAuthor } from './viewer.ts';

/** A form of the editor with the resource's fields as plain text. Only articles can be saved. */
function form(
  context: PageContext,
  world: StoredWorld,
  title: string,
  fields: Record<string, string>,
  { saves = false } = {},
): Answer {
  const inputs = Object.entries(fields).map(([name, value]) => {
    const label = `<label for="${name}">${name}</label>`;
    return name === 'title'
      ? `${label}<input id="title" name="title" value="${escapeHtml(value)}">`
      : `${label}<textarea id="${name}" name="${name}">\n${escapeHtml(value)}</textarea>`;
  });
  const main = `<form class="sheet" method="post" data-world-id="${world.id}"><div class="article-title"><h1>${escapeHtml(title)}</h1></div>${inputs.join('\n')}${saves ? '<p><button class="button" type="submit">Save</button></p>' : ''}</form>`;
  return page(context, { title, world, main });
}

/** Pages for a world's authors: 404 without a world, 403 for others. */
export function forAuthors(
  context: PageContext,
  world: StoredWorld | null,
  make: (world: StoredWorld) => Answer,
): Answer {
  if (!world) return missingPage(context, 404);
  return seesAsAuthor(context, world) ? make(world) : missingPage(context, 403);
}

/** `/world/secret/<id>/edit`: the only page of a secret. */
export function secretEditPage(context: PageContext): Answer {
  const secret = secretById(context.store, context.params.id ?? '');
  return forAuthors(context, secret && worldById(context.store, secret.worldId), (world) =>
    form(context, world, 'Edit secret', { title: secret?.title ?? '', content: secret?.content ?? '' }),
  );
}

/** `/world/category/<id>/edit` */
export function categoryEditPage(context: PageContext): Answer {
  const category = categoryById(context.store, context.params.id ?? '');
  return forAuthors(context, category && worldById(context.store, category.worldId), (world) =>
    form(context, world, 'Edit category', {
      title: category?.title ?? '',
      description: category?.description ?? '',
    }),
  );
}

/** `/world/timeline/history/<id>/edit` */
export function historyEditPage(context: PageContext): Answer {
  const event = entityById(context.store, 'history', context.params.id ?? '');
  return forAuthors(context, event?.worldId ? worldById(context.store, event.worldId) : null, (world) =>
    form(context, world, 'Edit event', {
      title: event?.title ?? '',
      content: String(event?.fields.content ?? ''),
    }),
  );
}

/** `/world/<uuid>/edit` and `/world/<uuid>/summary` */
export function worldEditPage(context: PageContext): Answer {
  return forAuthors(context, worldById(context.store, context.params.id ?? ''), (world) =>
    form(context, world, 'World configuration', {
      title: world.name,
      subtitle: world.texts.subtitle ?? '',
      description: world.texts.description ?? '',
    }),
  );
}

/** The world for new articles: the viewer's active one, or the first that they can write to. */
export function activeWorld(context: PageContext): StoredWorld | null {
  const chosen = context.viewer?.fields.activeWorld;
  const active = typeof chosen === 'string' ? worldById(context.store, chosen) : null;
  return active ?? allWorlds(context.store).find((world) => seesAsAuthor(context, world)) ?? null;
}

/** `/notebook/notebook/<uuid>/load`: the only way to find out a notebook's id. */
export function notebookPage(context: PageContext): Answer {
  const notebook = entityById(context.store, 'notebook', context.params.id ?? '');
  const world = notebook?.worldId ? worldById(context.store, notebook.worldId) : null;
  if (!notebook || !world) return missingPage(context, 404);
  const user = effectiveUser(context, world);
  if (!user || !mayReadEntity(context.store, user, notebook)) return missingPage(context, 403);
  const within = { kind: 'linked', name: 'notebook', targetKind: 'notebook', targetId: notebook.id } as const;
  const sections = listEntities(context.store, { kind: 'notesection', within });
  const items = sections.map(({ id, title }) => `<li data-section-id="${id}">${escapeHtml(title)}</li>`);
  const main = `<div class="sheet"><div class="article-title"><h1>${escapeHtml(notebook.title)}</h1></div><ul>${items.join('')}</ul></div>`;
  return page(context, { title: notebook.title, world, main });
}
