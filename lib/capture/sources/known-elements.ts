/**
 * Selector of elements for which a source's rules change how a selection is read. The selection script doesn't
 * contain the rules. If the page matches this selector, the larger page script reads the selection again.
 */
export const KNOWN_ELEMENTS =
  '#workskin,.chapter-inner,shreddit-post,[data-test-id=post-content],.commentarea,[data-testid=tweet],[data-testid^=postThreadItem],.status__content,[class*=stat-block],.ddb-statblock,[class*=abilit],.notion-page-content,[class*=lst-kix_],pre>p';
