import type { Answer } from '../answer.ts';
import {
  articleById,
  articleBySlug,
  categoryById,
  childArticles,
  type StoredArticle,
  type StoredWorld,
  userById,
} from '../database/index.ts';
import { escapeHtml, renderText } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { templateFields } from '../rules/index.ts';
import { missingPage, page } from './layout.ts';
import { templateLabel } from './template-label.ts';
import { isHidden, seesAsAuthor, worldOfPage } from './viewer.ts';

/** `/w/<world>/a/<article>` */
export function articlePage(context: PageContext): Answer {
  const world = worldOfPage(context);
  if (world === 'private') return missingPage(context, 403);
  const article = world && articleBySlug(context.store, world.id, context.params.article ?? '');
  if (!world || !article) return missingPage(context, 404);
  const author = seesAsAuthor(context, world);
  if (isHidden(article) && !author) return missingPage(context, 403);
  return page(context, {
    title: article.title || 'Untitled',
    description: article.excerpt ?? '',
    world,
    main: `${breadcrumbs(article, world, context)}
<article class="sheet user-css-presentation">
${heading(article, author)}
<div class="columns">
<div class="article-content-left">
${body(article, world, context, author)}
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
  const shown = (text: string) => renderText(text, world, context);
  if (credits) parts.push(`<div class="article-credits">${shown(credits)}</div>`);
  parts.push(`<div class="user-css-vignette">${shown(content)}</div>`);
  for (const name of templateFields(article.templateType)) {
    const text = article.texts[name] ?? '';
    if (text === '' || name === 'firstname' || name === 'lastname') continue;
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    parts.push(`<h3 class="section-title">${title}</h3><div class="section-payload">${shown(text)}</div>`);
  }
  if (author && seeded)
    parts.push(
      `<section class="user-css-secret"><strong>Storyteller notes</strong>${shown(seeded)}</section>`,
    );
  if (footnotes) parts.push(`<section class="article-footnotes">${shown(footnotes)}</section>`);
  if (authornotes) parts.push(`<section class="author-notes">${shown(authornotes)}</section>`);
  if (fullfooter) parts.push(`<section class="user-css-extended">${shown(fullfooter)}</section>`);
  return parts.join('\n');
}

function sidebar(article: StoredArticle, world: StoredWorld, context: PageContext): string {
  const { store } = context;
  const {
    sidebarcontent = '',
    sidepanelcontenttop = '',
    sidepanelcontent = '',
    sidebarcontentbottom = '',
  } = article.texts;
  const shown = (text: string) =>
    text ? `<div class="panel">${renderText(text, world, context)}</div>` : '';
  const facts: [string, string][] = [
    ['Template', templateLabel(article.templateType)],
    ['Author', userById(store, article.authorId)?.username ?? ''],
    ['Words', String(article.wordcount)],
    ['Changed', article.updateDate.slice(0, 16)],
  ];
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const tags = (article.tags ?? '').split(',').filter((tag) => tag.trim() !== '');
  const tagLinks = tags.map((tag) => `<a href="#tag">${escapeHtml(tag.trim())}</a>`).join('');
  const children = childArticles(store, article).filter(
    (child) => !isHidden(child) || seesAsAuthor(context, world),
  );
  const links = children.map(
    (child) =>
      `<li><a href="/w/${world.slug}/a/${child.slug}">${escapeHtml(child.title || 'Untitled')}</a></li>`,
  );
  return [
    shown(sidebarcontent),
    shown(sidepanelcontenttop),
    `<div class="panel"><h2>About this entry</h2><dl>${rows}</dl></div>`,
    shown(sidepanelcontent),
    tags.length > 0 ? `<div class="panel tags"><h2>Tags</h2>${tagLinks}</div>` : '',
    links.length > 0 ? `<div class="panel"><h2>Under this entry</h2><ul>${links.join('')}</ul></div>` : '',
    shown(sidebarcontentbottom),
  ].join('\n');
}
