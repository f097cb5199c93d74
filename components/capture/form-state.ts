/** UI state kept in this browser's `localStorage`. None of it is text that a person typed. */
const KEYS = {
  more: 'capture.more',
  field: 'capture.field',
  shown: 'capture.shown',
  view: 'capture.view',
} as const;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Site data is blocked, so nothing is remembered.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage isn't available: the fold starts closed and the focus starts in the title.
  }
}

export const moreIsOpen = (): boolean => read(KEYS.more) === 'open';
export const rememberMore = (open: boolean): void => write(KEYS.more, open ? 'open' : 'closed');

/** Whether the text is edited as markup instead of formatted. */
export const markupIsShown = (): boolean => read(KEYS.view) === 'markup';
export const rememberMarkup = (isShown: boolean): void => write(KEYS.view, isShown ? 'markup' : 'text');

/** The field of this draft that was last used; null for any draft but the latest. */
export function lastField(draftId: string): string | null {
  const [id, field] = (read(KEYS.field) ?? '').split(' ');
  return id === draftId && field ? field : null;
}
export const rememberField = (draftId: string, field: string): void =>
  write(KEYS.field, `${draftId} ${field}`);

/** The draft last shown over this page; null if there was none or another page was visited since. */
export function lastShown(pageUrl: string): string | null {
  const [id, ...address] = (read(KEYS.shown) ?? '').split(' ');
  return id && address.join(' ') === pageUrl ? id : null;
}
export const rememberShown = (draftId: string, pageUrl: string): void =>
  write(KEYS.shown, `${draftId} ${pageUrl}`);
