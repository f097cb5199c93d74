import type { Answer } from '../answer.ts';
import {
  articleById,
  articleBySlug,
  categoryById,
  imageById,
  imagePath,
  type StoredArticle,
  type StoredWorld,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { templateFields } from '../rules/index.ts';
import { attachedSheet, secretTabs, sharedWithViewer } from './article-extras.ts';
import { sidebar } from './article-sidebar.ts';
import { missingPage, page } from './layout.ts';
import { templateLabel } from './template-label.ts';
import { isHidden, seesAsAuthor, shown, worldOfPage } from './viewer.ts';

/** `/w/<world>/a/<article>` */
export function articlePage(context: PageContext): Answer {
  const world = worldOfPage(context);
  if (world === 'private') return missingPage(context, 403);
  const article = world && articleBySlug(context.store, world.id, context.params.article ?? '');
  if (!world || !article) return missingPage(context, 404);
  const author = seesAsAuthor(context, world);
  if (isHidden(article) && !author && !sharedWithViewer(article, world, context))
    return missingPage(context, 403);
  return page(context, {
    title: article.title || 'Untitled',
    description: article.excerpt ?? '',
    world,
    css: article.displayCss ?? '',
    main: `${breadcrumbs(article, world, context)}
<article class="sheet user-css-presentation ${escapeHtml(article.cssClasses ?? '')}">
${heading(article, author)}
${cover(article, context)}
<div class="columns">
<div class="article-content-left">
${body(article, world, context, author)}
${secretTabs(article, world, context)}
${attachedSheet(article, world, context)}
</div>
<aside class="article-content-right">
${sidebar(article, world, context)}
</aside>
</div>
</article>`,
  });
}

function breadcrumbs(article: StoredArticle, world: StoredWorld, { store }: PageContext): string {
  const links = [`<a href="/w/${world.slug}">${escapeHtml(world.name)}</a>`];
  const category = article.categoryId ? categoryById(store, article.categoryId) : null;
  if (category) links.push(`<a href="/w/${world.slug}/c/${category.slug}">${escapeHtml(category.title)}</a>`);
  const above = article.articleParentId ? articleById(store, article.articleParentId) : null;
  if (above) links.push(`<a href="/w/${world.slug}/a/${above.slug}">${escapeHtml(above.title)}</a>`);
  return `<nav class="breadcrumbs">${links.join(' › ')}</nav>`;
}

function cover({ cover: id }: StoredArticle, { store }: PageContext): string {
  const image = id === null ? null : imageById(store, id);
  if (!image) return '';
  return `<div class="article-cover"><img src="${imagePath(image)}" alt="${escapeHtml(image.texts.alt ?? '')}" width="${image.width}" height="${image.height}"></div>`;
}

function heading(article: StoredArticle, author: boolean): string {
  const { subheading = '', pronunciation = '', firstname = '', lastname = '' } = article.texts;
  const badges = [`<li>${templateLabel(article.templateType)}</li>`];
  if (article.isDraft) badges.push('<li class="draft">Draft</li>');
  if (article.isWip) badges.push('<li class="wip">Work in progress</li>');
  badges.push(`<li class="${article.state}">${article.state === 'public' ? 'Public' : 'Private'}</li>`);
  if (article.isAdultContent) badges.push('<li class="private">Adult content</li>');
  const full = [firstname, lastname].filter((name) => name !== '').join(' ');
  return `<header>
<div class="article-title"><h1>${escapeHtml(article.title || 'Untitled')}</h1></div>
${subheading ? `<div class="article-subheading">${escapeHtml(subheading)}</div>` : ''}
${full ? `<div class="person-fullname">${escapeHtml(full)}</div>` : ''}
${pronunciation ? `<div class="pronunciation">${escapeHtml(pronunciation)}</div>` : ''}
<ul class="badges">${badges.join('')}</ul>
${author ? `<p class="edit-link"><a class="button" href="/world/article/${article.id}/edit">Edit</a></p>` : ''}
</header>`;
}

function body(article: StoredArticle, world: StoredWorld, context: PageContext, author: boolean): string {
  const {
    content = '',
    credits = '',
    footnotes = '',
    fullfooter = '',
    seeded = '',
    authornotes = '',
  } = article.texts;
  const parts: string[] = [];
  const rendered = (text: string) => shown(text, world, context);
  if (credits) parts.push(`<div class="article-credits">${rendered(credits)}</div>`);
  parts.push(`<div class="user-css-vignette">${rendered(content)}</div>`);
  for (const name of templateFields(article.templateType)) {
    const text = article.texts[name] ?? '';
    if (text === '' || name === 'firstname' || name === 'lastname') continue;
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    parts.push(`<h3 class="section-title">${title}</h3><div class="section-payload">${rendered(text)}</div>`);
  }
  if (author && seeded)
    parts.push(
      `<section class="user-css-secret"><strong>Storyteller notes</strong>${rendered(seeded)}</section>`,
    );
  if (footnotes) parts.push(`<section class="article-footnotes">${rendered(footnotes)}</section>`);
  if (authornotes) parts.push(`<section class="author-notes">${rendered(authornotes)}</section>`);
  if (fullfooter) parts.push(`<section class="user-css-extended">${rendered(fullfooter)}</section>`);
  return parts.join('\n');
}
