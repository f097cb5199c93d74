/**
 * Elements of pages on which a source's rules change what a selection says. The script for selections knows nothing of
 * sources; where the page has one of these, the script for whole pages reads the selection again.
 */
export const KNOWN =
  '#workskin,.chapter-inner,shreddit-post,.commentarea,[data-testid=tweet],[data-testid^=postThreadItem],.status__content,[class*=stat-block],[class*=abilit],.notion-page-content,[class*=lst-kix_]';
