// What a page says about itself: titles, author, date, site, license. Each comes from several places, which are checked
// against each other.
export type { Byline } from './byline.ts';
export { type JsonLdNode, metaContent, metaTags, pageHints, readJsonLd } from './meta-tags.ts';
export { pageTitles } from './page-titles.ts';
export { metadata, withByline, withSourceMetadata } from './source.ts';
export { cutTitle, FIRST_WORDS, headingAbove, headingText } from './title.ts';
