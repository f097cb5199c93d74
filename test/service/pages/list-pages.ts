import type { Answer } from '../answer.ts';
import {
  allWorlds,
  categoryBySlug,
  childCategories,
  listArticles,
  listCategories,
  type StoredArticle,
  type StoredCategory,
  type StoredWorld,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { activeWorld } from './desk-pages.ts';
import { missingPage, page } from './layout.ts';
import { templateLabel } from './template-label.ts';
import { readerGroupsOfPage, seesAsAuthor, shown, worldOfPage } from './viewer.ts';

/** `/`: all worlds that this viewer may see. */
export function homePage(context: PageContext): Answer {
  const worlds = allWorlds(context.store).filter(
    (world) => world.state === 'public' || seesAsAuthor(context, world),
  );
  const cards = worlds.map(
    (world) =>
      `<li><a href="/w/${world.slug}">${escapeHtml(world.name)}</a><small>${world.state}</small></li>`,
  );
  const main = `<div class="sheet"><div class="article-title"><h1>Worlds</h1></div><ul class="cards">${cards.join('')}</ul></div>`;
  return page(context, { title: 'Worlds', main });
}

/** `/w/<world>`: its description, its categories and its newest articles. */
export function worldPage(context: PageContext): Answer {
  const world = worldOfPage(context);
  if (!world) return missingPage(context, 404);
  if (world === 'private') return missingPage(context, 403);
  const categories = listCategories(context.store, {
    worldId: world.id,
    term: null,
    orderBy: 'seq',
    descending: false,
    readerGroups: readerGroupsOfPage(context, world),
    limit: 50,
    offset: 0,
  }).filter((category) => category.parentId === null);
  const main = `<div class="sheet"><div class="article-title"><h1>${escapeHtml(world.name)}</h1></div>
<div class="article-subheading">${escapeHtml(world.texts.subtitle ?? '')}</div>
<div class="user-css-vignette">${shown(world.texts.description ?? '', world, context)}</div>
<h2>Categories</h2>${categoryCards(categories, world)}
<h2>Newest</h2>${articleCards(newest(world, null, context), world)}</div>`;
  return page(context, { title: world.name, world, main });
}

/** `/w/<world>/c/<category>` */
export function categoryPage(context: PageContext): Answer {
  const world = worldOfPage(context);
  if (world === 'private') return missingPage(context, 403);
  const category = world && categoryBySlug(context.store, world.id, context.params.category ?? '');
  if (!world || !category) return missingPage(context, 404);
  if (category.state === 'private' && !seesAsAuthor(context, world)) return missingPage(context, 403);
  const main = `<nav class="breadcrumbs"><a href="/w/${world.slug}">${escapeHtml(world.name)}</a></nav>
<div class="sheet"><div class="article-title"><h1>${escapeHtml(category.title)}</h1></div>
<div class="user-css-vignette">${shown(category.description, world, context)}</div>
${categoryCards(childCategories(context.store, category.id), world)}
${articleCards(newest(world, category.id, context), world)}</div>`;
  return page(context, { title: category.title, world, main });
}

/** `/world/article/list`: the newest articles of the active world as a table. */
export function articleListPage(context: PageContext): Answer {
  const world = activeWorld(context);
  if (!world) return missingPage(context, 404);
  const rows = newest(world, null, context).map((article) => {
    const label = templateLabel(article.templateType);
    return `<tr><td><a href="/w/${world.slug}/a/${article.slug}">${escapeHtml(article.title || 'Untitled')}</a></td><td>${label}</td><td><a href="/world/article/${article.id}/edit">Edit</a></td></tr>`;
  });
  const main = `<div class="sheet"><div class="article-title"><h1>Articles</h1></div><table><tbody>${rows.join('')}</tbody></table></div>`;
  return page(context, { title: 'Articles', world, main });
}

function newest(world: StoredWorld, categoryId: string | null, context: PageContext): StoredArticle[] {
  return listArticles(context.store, {
    worldId: world.id,
    term: null,
    categoryId,
    readerGroups: readerGroupsOfPage(context, world),
    createdBefore: null,
    orderBy: 'creationDate',
    descending: true,
    limit: 30,
    offset: 0,
  });
}

function categoryCards(categories: readonly StoredCategory[], world: StoredWorld): string {
  const cards = categories.map(
    ({ slug, title, description }) =>
      `<li><a href="/w/${world.slug}/c/${slug}">${escapeHtml(title)}</a><small>${escapeHtml(description)}</small></li>`,
  );
  return `<ul class="cards">${cards.join('')}</ul>`;
}

function articleCards(articles: readonly StoredArticle[], world: StoredWorld): string {
  const cards = articles.map((article) => {
    const label = `${templateLabel(article.templateType)}${article.isDraft ? ' · draft' : ''}`;
    const title = escapeHtml(article.title || 'Untitled');
    return `<li><a href="/w/${world.slug}/a/${article.slug}" data-article-id="${article.id}">${title}</a><small>${label}</small></li>`;
  });
  return `<ul class="cards">${cards.join('')}</ul>`;
}
