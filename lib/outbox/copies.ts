import { cacheBackend, localStorageBackend, memoryBackend } from './copy-backends.ts';
import { type CopyMark, compareMarks, createCopyLocation } from './copy-location.ts';
import { unavailable } from './database.ts';
import type { Draft } from './draft.ts';
import { type ParsedRecord, parseRecord } from './record.ts';

/** How long typed text may wait for its copy in `storage.local`, in milliseconds. */
const LATER = 2_000;

/** Which copies there are. */
export interface Survey {
  /** The newest copy of each draft, by its id. */
  newest: ReadonlyMap<string, CopyMark>;
  /** Whether every place that works has this revision. */
  isComplete(mark: CopyMark): boolean;
}

/**
 * Copies of every unsent draft, outside the database. When the disk runs full, Chromium may discard a whole database at
 * its next start, with records whose writes it had confirmed. In its cache each entry is a file of its own and survives
 * that; `storage.local` survives when the site data is cleared.
 */
export interface Copies {
  /** Resolves when a copy is safe; `soon` may leave `storage.local` for a little later. Rejects with `OutboxUnavailable`. */
  put(draft: Draft, when: 'now' | 'soon'): Promise<void>;
  /** The draft was sent or discarded. */
  drop(id: string): Promise<void>;
  survey(): Promise<Survey>;
  /** The newest readable copy, else what is there instead; undefined without any. `raw` is as it lies there. */
  read(id: string): Promise<(ParsedRecord & { raw: unknown }) | undefined>;
  /** Keeps text in memory that couldn't be stored. */
  hold(draft: Draft): Promise<void>;
  held(): Promise<Draft[]>;
  release(id: string): Promise<void>;
}

export function createCopies(): Copies {
  const cache = createCopyLocation(cacheBackend);
  const local = createCopyLocation(localStorageBackend());
  const memory = createCopyLocation(memoryBackend());
  const durable = [cache, local];
  const later = new Map<string, ReturnType<typeof setTimeout>>();
  /** The last write of each draft here, so that its copies are written in order. */
  const lines = new Map<string, Promise<void>>();

  /** Runs after what was begun for this draft before. */
  function inLine(id: string, work: () => Promise<void>): Promise<void> {
    const before = lines.get(id) ?? Promise.resolve();
    // A failure belongs to the call that made it; the next one runs all the same.
    const next = before.catch(() => {}).then(work);
    lines.set(id, next);
    const leave = () => {
      if (lines.get(id) === next) lines.delete(id);
    };
    next.then(leave, leave);
    return next;
  }

  /** Another window may have sent or discarded the draft since. A copy written now would bring it back. */
  async function putUnlessDropped(draft: Draft): Promise<void> {
    if (await cache.has(draft.id)) await local.put(draft);
  }

  function putLater(draft: Draft): void {
    clearTimeout(later.get(draft.id));
    const timer = setTimeout(() => {
      later.delete(draft.id);
      // The cache has it already; the next check of all drafts makes up for what fails here.
      inLine(draft.id, () => putUnlessDropped(draft)).catch(() => {});
    }, LATER);
    later.set(draft.id, timer);
  }

  async function putNow(draft: Draft, when: 'now' | 'soon'): Promise<void> {
    try {
      await cache.put(draft);
    } catch (cause) {
      const failure = await unavailable(cause);
      // On a full disk, `storage.local` would be torn; other failures are the cache's own.
      if (failure.reason === 'full') throw failure;
      await local.put(draft).catch(async (error: unknown) => {
        throw await unavailable(error);
      });
      return;
    }
    if (when === 'soon') return putLater(draft);
    clearTimeout(later.get(draft.id));
    await local.put(draft).catch(() => {
      // One copy is safe; the next check of all drafts tries again.
    });
  }

  return {
    put: (draft, when) => inLine(draft.id, () => putNow(draft, when)),
    drop: (id) =>
      inLine(id, async () => {
        clearTimeout(later.get(id));
        await Promise.allSettled(durable.map((place) => place.drop(id)));
      }),
    async survey() {
      const answers = await Promise.allSettled(durable.map((place) => place.marks()));
      const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (lists.length === 0 && failed) throw await unavailable(failed.reason);
      const byId = lists.map((marks) => new Map(marks.map((mark) => [mark.id, mark])));
      const newest = new Map<string, CopyMark>();
      for (const mark of lists.flat()) {
        const other = newest.get(mark.id);
        if (!other || compareMarks(mark, other) > 0) newest.set(mark.id, mark);
      }
      const has = (marks: Map<string, CopyMark>, mark: CopyMark) => {
        const copy = marks.get(mark.id);
        return copy !== undefined && compareMarks(copy, mark) >= 0;
      };
      return { newest, isComplete: (mark) => byId.every((marks) => has(marks, mark)) };
    },
    async read(id) {
      const places = await Promise.allSettled(durable.map((place) => place.read(id)));
      const copies = places.flatMap((place) => (place.status === 'fulfilled' ? place.value : []));
      const parsed = copies.map((raw) => ({ ...parseRecord(raw), raw }));
      const drafts = parsed.filter((record) => record.kind === 'draft');
      drafts.sort((a, b) => compareMarks(b.draft, a.draft));
      return drafts[0] ?? parsed.find(({ kind }) => kind === 'newer') ?? parsed[0];
    },
    hold: (draft) => inLine(draft.id, () => memory.put(draft)),
    async held() {
      const marks = await memory.marks().catch(() => []);
      const copies = await Promise.all(marks.map(({ id }) => memory.read(id)));
      return copies.flatMap(([raw]) => {
        const record = parseRecord(raw);
        return record.kind === 'draft' ? [record.draft] : [];
      });
    },
    // A copy that stays in memory is found again at the next check.
    release: (id) => memory.drop(id).catch(() => {}),
  };
}
