import type { Answer } from '../answer.ts';
import {
  allWorlds,
  categoryById,
  entityById,
  listEntities,
  type StoredWorld,
  secretById,
  userById,
  worldById,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { createArticle, currentTemplates, mayReadEntity } from '../rules/index.ts';
import { missingPage, page } from './layout.ts';
import { templateLabel } from './template-label.ts';
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
function forAuthors(
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

/** `/world/<template>/new`, with the title from `?title=`. */
export function newArticlePage(context: PageContext): Answer {
  const template = context.params.template ?? '';
  if (!currentTemplates.includes(template)) return missingPage(context, 404);
  return forAuthors(context, activeWorld(context), (world) =>
    form(
      context,
      world,
      `New ${templateLabel(template)}`,
      {
        title: context.query.get('title') ?? '',
        content: '',
      },
      { saves: true },
    ),
  );
}

/** POST to the same address: creates the draft and opens its editor. */
export function createFromPage(context: PageContext): Answer {
  const asked = context.query.get('type');
  const places = ['settlement', 'landmark', 'location'];
  const template =
    context.params.template === 'location' && asked && places.includes(asked)
      ? asked
      : context.params.template;
  if (!template || !currentTemplates.includes(template)) return missingPage(context, 404);
  return forAuthors(context, activeWorld(context), (world) => {
    const author = effectiveUser(context, world) ?? userById(context.store, world.ownerId);
    if (!author) return missingPage(context, 403);
    const changes = {
      title: context.form.get('title') ?? '',
      texts: { content: context.form.get('content') ?? '' },
    };
    const article = createArticle(context.store, { world, author, templateType: template, changes });
    return { status: 303, headers: { location: `/world/article/${article.id}/edit` }, body: '' };
  });
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
