/** Small things that the screen remembers by itself, per browser: losing them costs nobody any words. */
const KEYS = {
  more: 'capture.more',
  field: 'capture.field',
  shown: 'capture.shown',
  parents: 'capture.parents',
} as const;
/** Titles of parents that are remembered. */
const PARENTS = 50;

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

function parents(): [id: string, title: string][] {
  try {
    const kept: unknown = JSON.parse(read(KEYS.parents) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
  } catch {
    return [];
  }
}

/** The title of an article that was chosen here as a parent; drafts keep its id alone. */
export const parentTitle = (id: string): string | null =>
  parents().find(([other]) => other === id)?.[1] ?? null;
export function rememberParent(id: string, title: string): void {
  const others = parents().filter(([other]) => other !== id);
  write(KEYS.parents, JSON.stringify([[id, title], ...others].slice(0, PARENTS)));
}
