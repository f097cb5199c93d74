/**
 * The texts that our scripts on pages show, by their names in the section `worldPage` of the catalog. Such scripts can't
 * read files of the extension, so the background writes these texts out and sends them. No other message reaches a page.
 */
export const PAGE_TEXTS = [
  'more',
  'groupStatus',
  'groupNew',
  'newIn',
  'newUnder',
  'copiedMention',
  'copiedEmbed',
  'notCopied',
  'noAnswer',
  'selectSeveral',
  'selectSeveralKey',
  'entryFlags',
  'selected',
  'notSelected',
  'selection',
  'selectedCount',
  'selectAll',
  'clearSelection',
  'changeSelected',
  'endSelection',
  'nowSelected',
  'nowNotSelected',
  'noField',
  'mentions',
  'mentionRow',
  'noMention',
  'onlyWords',
  'onlyWordsCopied',
  'notInserted',
  'notInsertedCopied',
  'journalAsk',
  'journalYes',
  'journalNo',
  'notOnWorldAnvil',
  'compare',
  'copyText',
  'copiedText',
  'putIn',
  'wasPutIn',
  'notPutIn',
  'dismiss',
] as const;
export type PageText = (typeof PAGE_TEXTS)[number];

/** The user's language and theme, and the texts. A placeholder in a text is its name in braces. */
export interface PageWords {
  language: string;
  direction: 'ltr' | 'rtl';
  /** Value of the CSS property `color-scheme`. */
  scheme: string;
  texts: Readonly<Partial<Record<PageText, string>>>;
}

/** Writes out a text in the user's language. */
export type TextOf = (name: PageText, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of the words in use. Pure. */
export const textsIn =
  ({ texts }: PageWords): TextOf =>
  (name, values = {}) =>
    (texts[name] ?? '').replace(/\{(\w+)\}/g, (token, key: string) => String(values[key] ?? token));
