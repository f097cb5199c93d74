import { type Answer, jsonAnswer } from '../answer.ts';
import { articleById, type StoredArticle, type StoredWorld, worldById } from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { type ArticleChanges, changeArticle } from '../rules/index.ts';
import { missingPage, page } from './layout.ts';
import { seesAsAuthor } from './viewer.ts';

const fields = ['content', 'sidebarcontent', 'footnotes', 'seeded', 'scrapbook'];

/** `/world/article/<id>/edit` (GET): the classic editor, plain text fields. */
export function editPage(context: PageContext): Answer {
  const atHand = editable(context);
  if (typeof atHand === 'number') return missingPage(context, atHand);
  const { article, world } = atHand;
  const areas = fields.map(
    (name) =>
      `<label for="${name}">${name}</label><textarea id="${name}" name="${name}">\n${escapeHtml(article.texts[name] ?? '')}</textarea>`,
  );
  const main = `<form class="sheet" method="post" action="/world/article/${article.id}/edit" data-world-id="${world.id}">
<div class="article-title"><h1>Edit</h1></div>
<label for="title">title</label><input id="title" name="title" value="${escapeHtml(article.title)}">
${areas.join('\n')}
<p><button class="button" type="submit">Save</button> <a href="/w/${world.slug}/a/${article.slug}">View</a></p>
</form>
<form method="post" action="/world/article/${article.id}/switch"><button class="button" type="submit">Switch to the visual editor</button></form>`;
  return page(context, { title: `Edit ${article.title}`, world, main });
}

/** POST to the same address: saves the form and shows the article. */
export function saveEdit(context: PageContext): Answer {
  const atHand = editable(context);
  if (typeof atHand === 'number') return missingPage(context, atHand);
  const { article, world } = atHand;
  storeForm(context, article);
  return { status: 303, headers: { location: `/w/${world.slug}/a/${article.slug}` }, body: '' };
}

/** PATCH: what the visual editor saves by itself. */
export function patchEdit(context: PageContext): Answer {
  const atHand = editable(context);
  if (typeof atHand === 'number') return missingPage(context, atHand);
  storeForm(context, atHand.article);
  return jsonAnswer({ success: true });
}

function storeForm(context: PageContext, article: StoredArticle): void {
  const changes: ArticleChanges = { texts: {} };
  const title = context.form.get('title');
  if (title !== null) changes.title = title;
  for (const name of fields) {
    const value = context.form.get(name);
    if (value !== null) changes.texts[name] = value;
  }
  changeArticle(context.store, article, changes);
}

export function editable(context: PageContext): { article: StoredArticle; world: StoredWorld } | 403 | 404 {
  const article = articleById(context.store, context.params.id ?? '');
  const world = article && worldById(context.store, article.worldId);
  if (!article || !world) return 404;
  return seesAsAuthor(context, world) ? { article, world } : 403;
}
