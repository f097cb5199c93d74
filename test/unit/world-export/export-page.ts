export interface PageArticle {
  id: string;
  title: string;
  heading?: string;
  body: string;
  fields?: string;
  aside?: string;
  metadata?: string;
}

/** The id of the article with this number. */
export const articleId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const METADATA =
  '<div class="metadata-label">Article template</div><div class="metadata-value">Character</div><div class="metadata-label">Visibility</div><div class="metadata-value">Private</div><div class="metadata-label">Category</div><div class="metadata-value"><a href="https://www.worldanvil.com/w/saltmere/c/people">People</a></div><a class="explorer-tag" href="#">tide</a> <a class="explorer-tag" href="#">salt</a>';

export const containerOf = (article: PageArticle): string =>
  `<div class="row article-print-container" id="article-${article.id}"><h1 class="m-b-0">${article.heading ?? article.title}</h1>
<div class="article-content-left"><section class="wa-section main-content">${article.body}</section>${article.fields ?? ''}</div>
<div class="article-content-right">${article.aside ?? ''}</div>
<div class="tab-pane" id="metadata">${article.metadata ?? METADATA}</div><form action="/share"><input name="a"></form><script>var a = '<div class="article-print-container" id="article-${articleId(999)}">';</script></div>`;

/** An export page with the clutter of a saved one. */
export const exportPage = (articles: readonly PageArticle[]): string =>
  `<!DOCTYPE html><html><head><title>Export</title><script src="/a.js"></script></head><body><h1>Saltmere</h1><h2>World Codex</h2><h3>People</h3><ul>${articles
    .map(({ id, title }) => `<li><a href="#article-${id}">${title}</a></li>`)
    .join(
      '',
    )}</ul>${articles.map(containerOf).join('\n<hr>\n')}<img src="https://t.example/p.gif" width="1" height="1"></body></html>`;
