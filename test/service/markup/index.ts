// World Anvil's rendering of its markup. Independent of the extension's own renderer, so that tests can compare them.
// Anything but a known tag is escaped.
export { renderArticle, renderText } from './article.ts';
export { statblock } from './embeds.ts';
export { escapeHtml } from './escape.ts';
