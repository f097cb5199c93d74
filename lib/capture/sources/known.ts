/**
 * Elements of pages on which a source's rules change what a selection says. The script for selections knows these alone,
 * and leaves such pages to the script for whole pages, which looks closer.
 */
const KNOWN =
  '#workskin,.chapter-inner,shreddit-post,.commentarea,[data-testid=tweet],[data-testid^=postThreadItem],.status__content,[class*=stat-block],[class*=abilit],.notion-page-content,[class*=lst-kix_]';

export const isKnown = (document: Document): boolean => document.querySelector(KNOWN) !== null;
