import {
  articleById,
  childArticles,
  linksOf,
  type StoredArticle,
  type StoredWorld,
  userById,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { maySeeArticle, relationsOf } from '../rules/index.ts';
import { templateLabel } from './template-label.ts';
import { effectiveUser, isHidden, seesAsAuthor, shown } from './viewer.ts';

/** The right column: the author's texts, facts, relations, tags and child articles. */
export function sidebar(article: StoredArticle, world: StoredWorld, context: PageContext): string {
  const { store } = context;
  const {
    sidebarcontent = '',
    sidepanelcontenttop = '',
    sidepanelcontent = '',
    sidebarcontentbottom = '',
  } = article.texts;
  const panel = (text: string) => (text ? `<div class="panel">${shown(text, world, context)}</div>` : '');
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
    panel(sidebarcontent),
    panel(sidepanelcontenttop),
    `<div class="panel"><h2>About this entry</h2><dl>${rows}</dl></div>`,
    relationPanel(article, world, context),
    panel(sidepanelcontent),
    tags.length > 0 ? `<div class="panel tags"><h2>Tags</h2>${tagLinks}</div>` : '',
    links.length > 0 ? `<div class="panel"><h2>Under this entry</h2><ul>${links.join('')}</ul></div>` : '',
    panel(sidebarcontentbottom),
  ].join('\n');
}

function relationPanel(article: StoredArticle, world: StoredWorld, context: PageContext): string {
  const { store } = context;
  const user = effectiveUser(context, world);
  const rows = relationsOf(article.templateType).flatMap(({ name, target }) => {
    if (target !== 'article') return [];
    const linked = linksOf(store, { kind: 'article', id: article.id }, name)
      .flatMap(({ id }) => articleById(store, id) ?? [])
      .filter((one) => (user ? maySeeArticle(store, user, one, world) : !isHidden(one)));
    if (linked.length === 0) return [];
    const links = linked.map(
      (one) =>
        `<a href="/w/${world.slug}/a/${one.slug}" data-article-id="${one.id}">${escapeHtml(one.title || 'Untitled')}</a>`,
    );
    return [`<dt>${escapeHtml(name)}</dt><dd>${links.join(', ')}</dd>`];
  });
  return rows.length > 0
    ? `<div class="panel relations"><h2>Relations</h2><dl>${rows.join('')}</dl></div>`
    : '';
}
