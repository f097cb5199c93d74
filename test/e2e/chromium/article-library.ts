import type { Body, Entry, EntryRef, LibraryChange } from '../../../lib/library/index.ts';

export * from '../../../lib/library/index.ts';

const entries = new Map<string, Entry>();
const bodies = new Map<string, Body>();
const listeners = new Set<(change: LibraryChange) => void>();
const key = (ref: EntryRef): string => `${ref.kind} ${ref.id}`;

/** The entries and bodies that a test provides. The view follows changes, as with the real copy. */
export const shelf = {
  put(entry: Entry, body: Body | null): void {
    entries.set(key(entry), entry);
    if (body) bodies.set(key(entry), body);
    for (const listener of listeners) listener({ worldId: null, what: 'bodies' });
  },
  clear(): void {
    entries.clear();
    bodies.clear();
  },
};

/** A fake of the offline copy, which has tests of its own: here only rendering counts. */
export async function openLibrary() {
  return {
    entries: async (_worldId: string, refs: readonly EntryRef[]) =>
      refs.map((ref) => entries.get(key(ref)) ?? null),
    body: async (_worldId: string, ref: EntryRef) => bodies.get(key(ref)) ?? null,
    subscribe(listener: (change: LibraryChange) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
