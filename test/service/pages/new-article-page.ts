import type { Answer } from '../answer.ts';
import { listCategories, type StoredWorld, userById } from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { type ArticleChanges, createArticle, currentTemplates } from '../rules/index.ts';
import { activeWorld, forAuthors } from './desk-pages.ts';
import { missingPage, page } from './layout.ts';
import { templateLabel } from './template-label.ts';
import { effectiveUser } from './viewer.ts';

// The names are those of a form library that puts them all into one array, as on World Anvil's own forms.
const AREAS = {
  content: 'Main text',
  excerpt: 'Excerpt',
  sidebarcontent: 'Sidebar',
  footnotes: 'Footnotes',
  scrapbook: 'Scrapbook',
} as const;

function categoryOptions(context: PageContext, world: StoredWorld): string {
  const all = listCategories(context.store, {
    ...{ worldId: world.id, term: null, orderBy: 'title', descending: false },
    ...{ readerGroups: null, limit: 500, offset: 0 },
  });
  return ['<option value="">None</option>']
    .concat(all.map(({ id, title }) => `<option value="${id}">${escapeHtml(title)}</option>`))
    .join('');
}

/** `/world/<template>/new`: an empty classic editor, with the title from `?title=`. `?fields=few` has only title and text. */
export function newArticlePage(context: PageContext): Answer {
  const template = context.params.template ?? '';
  if (!currentTemplates.includes(template)) return missingPage(context, 404);
  return forAuthors(context, activeWorld(context), (world) => form(context, world, template));
}

function form(context: PageContext, world: StoredWorld, template: string): Answer {
  const isShort = context.query.get('fields') === 'few';
  const areas = Object.entries(AREAS)
    .filter(([name]) => !isShort || name === 'content')
    .map(
      ([name, label]) =>
        `<label for="article_${name}">${label}</label><textarea id="article_${name}" name="article[${name}]"></textarea>`,
    );
  const more = isShort
    ? ''
    : `<label for="article_tags">Tags</label><input id="article_tags" name="article[tags]">
<label for="article_category">Category</label><select id="article_category" name="article[category]">${categoryOptions(context, world)}</select>
<label for="article_state">Visibility</label><select id="article_state" name="article[state]"><option value="public">Public</option><option value="private">Private</option></select>
<label><input type="checkbox" name="article[isDraft]" value="1"> Draft</label>
<label><input type="checkbox" name="article[isWip]" value="1"> Work in progress</label>`;
  const main = `<form class="sheet" method="post" data-world-id="${world.id}">
<div class="article-title"><h1>New ${escapeHtml(templateLabel(template))}</h1></div>
<label for="article_title">Title</label><input id="article_title" name="article[title]" value="${escapeHtml(context.query.get('title') ?? '')}">
${areas.join('\n')}
${more}
<p><button class="button" type="submit">Save</button></p></form>`;
  return page(context, { title: 'New article', world, main });
}

/** What the form of that page says. Older tests send plain names. */
function newArticleChanges(form: URLSearchParams): ArticleChanges {
  const said = (name: string): string | null => form.get(`article[${name}]`) ?? form.get(name);
  const texts: Record<string, string> = {};
  for (const name of Object.keys(AREAS)) {
    const value = said(name);
    if (value !== null && name !== 'excerpt') texts[name] = value;
  }
  const state = said('state');
  const tags = said('tags');
  return {
    title: said('title') ?? '',
    texts,
    ...(said('excerpt') ? { excerpt: said('excerpt') ?? '' } : {}),
    ...(tags ? { tags } : {}),
    ...(said('category') ? { categoryId: said('category') } : {}),
    ...(state === 'public' || state === 'private' ? { state } : {}),
    ...(state === null ? {} : { isDraft: said('isDraft') === '1', isWip: said('isWip') === '1' }),
  };
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
    const changes = newArticleChanges(context.form);
    const article = createArticle(context.store, { world, author, templateType: template, changes });
    return { status: 303, headers: { location: `/world/article/${article.id}/edit` }, body: '' };
  });
}
