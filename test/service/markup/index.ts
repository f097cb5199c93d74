// The platform's own rendering of its markup, kept apart from the product's so that one can be held against
// the other. Everything that is not a known tag is escaped.
export { renderArticle, renderText } from './article.ts';
export { statblock } from './embeds.ts';
export { escapeHtml } from './escape.ts';
