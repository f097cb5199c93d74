// Finds the article in a page. An outline lists the visible blocks, an article finder picks the article, and our own
// steps then restore what the finder lost and remove what doesn't belong.
export { type Article, type ArticleFinder, articleIn } from './article.ts';
export { type Outline, outlineOf } from './outline.ts';
export { STEPS } from './steps.ts';
