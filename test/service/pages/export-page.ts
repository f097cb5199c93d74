import { type Answer, htmlAnswer } from '../answer.ts';
import {
  allArticles,
  articleById,
  categoryById,
  type StoredArticle,
  type StoredWorld,
} from '../database/index.ts';
import { escapeHtml } from '../markup/index.ts';
import type { PageContext } from '../route.ts';
import { templateFields } from '../rules/index.ts';
import { missingPage } from './layout.ts';
import { templateLabel } from './template-label.ts';
import { seesAsAuthor, shown, worldOfPage } from './viewer.ts';

/** `/world/<slug>/export`: all articles on one page, with what a real page has around them. Only for authors. */
export function exportPage(context: PageContext): Answer {
  const world = worldOfPage(context);
  if (!world) return missingPage(context, 404);
  if (world === 'private' || !seesAsAuthor(context, world)) return missingPage(context, 403);
  const articles = allArticles(context.store, world.id);
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Export ${escapeHtml(world.name)}</title><script>window.dataLayer = [];</script></head>
<body>
<h1>${escapeHtml(world.name)}</h1>
<h2>World Codex</h2>
${codex(articles, context)}
${articles.map((article) => container(article, world, context)).join('\n<hr>\n')}
<form action="/search"><input name="term"></form>
<img src="/pixel.gif" width="1" height="1" alt="">
</body>
</html>`);
}

function codex(articles: readonly StoredArticle[], { store }: PageContext): string {
  const groups = new Map<string, StoredArticle[]>();
  for (const article of articles) {
    const category = article.categoryId ? categoryById(store, article.categoryId) : null;
    const name = category?.title ?? 'Uncategorized';
    const group = groups.get(name);
    if (group) group.push(article);
    else groups.set(name, [article]);
  }
  return [...groups]
    .map(([name, group]) => {
      const links = group.map(
        ({ id, title }) => `<li><a href="#article-${id}">${escapeHtml(title)}</a></li>`,
      );
      return `<h3>${escapeHtml(name)}</h3><ul>${links.join('')}</ul>`;
    })
    .join('\n');
}

function container(article: StoredArticle, world: StoredWorld, context: PageContext): string {
  const { id, title, texts, templateType } = article;
  const remark = article.isDraft ? ' (Draft)' : '';
  const rendered = (text: string) => asExported(shown(text, world, context), context);
  const fields = templateFields(templateType).flatMap((name) => {
    const text = texts[name] ?? '';
    if (text === '') return [];
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    const value =
      text.length < 60 && !text.includes('\n')
        ? `<dl><dt>${label}</dt><dd>${rendered(text)}</dd></dl>`
        : `<h2>${label}</h2>${rendered(text)}`;
    return [`<hr><section class="wa-section public" data-section-id="${name}">${value}</section>`];
  });
  return `<div class="row article-print-container" id="article-${id}">
<h1 class="m-b-0">${article.isDraft ? '__' : ''}${escapeHtml(title)}${remark}</h1>
<div class="article-content-left"><section class="wa-section main-content">${rendered(texts.content ?? '')}</section>${fields.join('')}</div>
<div class="article-content-right">${rendered(texts.sidebarcontent ?? '')}</div>
<div class="tab-pane" id="metadata">${metadata(article, world, context)}</div>
<div class="share"><a href="https://share.example/?u=${id}">Share</a></div>
<script>window.dataLayer.push('${id}');</script>
</div>`;
}

function metadata(article: StoredArticle, world: StoredWorld, { store, origin }: PageContext): string {
  const category = article.categoryId ? categoryById(store, article.categoryId) : null;
  const rows: [string, string][] = [
    ['Article template', escapeHtml(templateLabel(article.templateType))],
    ['Visibility', article.state === 'public' ? 'Public' : 'Private'],
  ];
  if (category)
    rows.push([
      'Category',
      `<a href="${origin}/w/${world.slug}/c/${category.slug}">${escapeHtml(category.title)}</a>`,
    ]);
  const tags = (article.tags ?? '').split(',').filter((tag) => tag.trim() !== '');
  const links = tags.map((tag) => `<a class="explorer-tag" href="#">${escapeHtml(tag.trim())}</a>`);
  const pairs = rows.map(
    ([label, value]) =>
      `<div class="metadata-label">${label}</div><div class="metadata-value">${value}</div>`,
  );
  return [...pairs, ...links].join('\n');
}

/** Links to articles in the export's form. */
function asExported(html: string, { store }: PageContext): string {
  return html
    .replaceAll(
      /<a class="article-link" href="([^"]*)" data-article-id="([^"]*)" data-article-template="([^"]*)">/g,
      (_, url: string, id: string, template: string) =>
        `<a class="article-link article-explorer-link entity-link wa-link" href="${url}" data-article-id="${id}" data-article="${id}" data-template-type="${template}" data-article-privacy="${articleById(store, id)?.state ?? 'private'}">`,
    )
    .replaceAll(
      /<span class="broken-mention">([^<]*)<\/span>/g,
      '<strong class="article-unlinked">$1</strong>',
    );
}
