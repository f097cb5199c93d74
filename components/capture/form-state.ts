/** Small things that the screen remembers by itself, per browser: losing them costs nobody any words. */
const KEYS = {
  more: 'capture.more',
  field: 'capture.field',
  shown: 'capture.shown',
} as const;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is closed to us: the fold-out starts closed and the focus starts in the title.
  }
}

export const moreIsOpen = (): boolean => read(KEYS.more) === 'open';
export const rememberMore = (open: boolean): void => write(KEYS.more, open ? 'open' : 'closed');

/** The field that was last typed into in this draft; null for another draft. */
export function lastField(draftId: string): string | null {
  const [id, field] = (read(KEYS.field) ?? '').split(' ');
  return id === draftId && field ? field : null;
}
export const rememberField = (draftId: string, field: string): void =>
  write(KEYS.field, `${draftId} ${field}`);

/** The draft that was last on the screen over this page; null where none was, or another page came between. */
export function lastShown(pageUrl: string): string | null {
  const [id, ...address] = (read(KEYS.shown) ?? '').split(' ');
  return id && address.join(' ') === pageUrl ? id : null;
}
export const rememberShown = (draftId: string, pageUrl: string): void =>
  write(KEYS.shown, `${draftId} ${pageUrl}`);
