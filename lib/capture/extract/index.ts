// Finds the article part of a page: an outline of what the page shows, an article finder that points at the article in it,
// and our own steps, which add what the finder lost and remove what does not belong.
export { type Article, type ArticleFinder, articleIn } from './article.ts';
export { type Outline, outlineOf } from './outline.ts';
export { STEPS } from './steps.ts';
