/** Small things that the screen remembers by itself, per browser: losing them costs nobody any words. */
const KEYS = { more: 'capture.more', field: 'capture.field' } as const;

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
