import type { Draft } from '../draft.ts';
import { recordOf } from './record.ts';

/** Identifies one copy of a draft without reading it. */
export interface CopyMark {
  id: string;
  rev: number;
  updatedAt: number;
}

/** A key-value store. */
export interface CopyBackend {
  names(): Promise<string[]>;
  /** Undefined if nothing can be read. */
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  remove(names: string[]): Promise<void>;
}

/**
 * Copies of drafts in one key-value store. Each revision has its own key and is deleted only after the next one is
 * stored, so a failed write never loses the previous copy.
 */
export interface CopyLocation {
  /** The newest copy of each draft. */
  marks(): Promise<CopyMark[]>;
  /** The raw copies of a draft, newest first. */
  read(id: string): Promise<unknown[]>;
  put(draft: Draft): Promise<void>;
  /** Whether any context has written a copy of this draft. */
  has(id: string): Promise<boolean>;
  drop(id: string): Promise<void>;
}

const nameOf = ({ id, rev, updatedAt }: CopyMark): string => `${encodeURIComponent(id)}/${rev}/${updatedAt}`;

function markOf(name: string): CopyMark | null {
  const [id = '', rev, updatedAt] = name.split('/');
  const mark = { id: decoded(id), rev: Number(rev), updatedAt: Number(updatedAt) };
  return mark.id !== '' && Number.isFinite(mark.rev) && Number.isFinite(mark.updatedAt) ? mark : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not one of our addresses.
    return '';
  }
}

/** Positive: `a` is newer. */
export const compareMarks = (a: CopyMark, b: CopyMark): number => a.rev - b.rev || a.updatedAt - b.updatedAt;

export function createCopyLocation(backend: CopyBackend): CopyLocation {
  /** Keys of each draft's copies, oldest first. Read once, then updated with the copies written here. */
  let known: Promise<Map<string, string[]>> | null = null;

  async function list(): Promise<Map<string, string[]>> {
    const marked = (await backend.names()).flatMap((name) => {
      const mark = markOf(name);
      return mark ? [{ name, mark }] : [];
    });
    marked.sort((a, b) => compareMarks(a.mark, b.mark));
    const all = new Map<string, string[]>();
    for (const { name, mark } of marked) all.set(mark.id, [...(all.get(mark.id) ?? []), name]);
    return all;
  }

  function names(): Promise<Map<string, string[]>> {
    const reading = known ?? list();
    known = reading;
    reading.catch(() => {
      known = null;
    });
    return reading;
  }

  return {
    async marks() {
      known = null;
      return [...(await names()).values()].flatMap((copies) => {
        const mark = markOf(copies.at(-1) ?? '');
        return mark ? [mark] : [];
      });
    },
    async read(id) {
      const copies = (await list()).get(id) ?? [];
      return Promise.all(copies.toReversed().map((name) => backend.get(name)));
    },
    async put(draft) {
      const all = await names();
      const name = nameOf(draft);
      await backend.set(name, recordOf(draft));
      const older = (all.get(draft.id) ?? []).filter((other) => other !== name);
      const previous = older.pop();
      all.set(draft.id, previous === undefined ? [name] : [previous, name]);
      if (older.length > 0) await backend.remove(older);
    },
    has: async (id) => (await list()).has(id),
    async drop(id) {
      const copies = (await list()).get(id) ?? [];
      (await names()).delete(id);
      if (copies.length > 0) await backend.remove(copies);
    },
  };
}
