import browser from 'webextension-polyfill';
import { reportAndUse } from '../../diagnostics/index.ts';
import { storedKeys } from '../../stored-state/index.ts';
import type { Draft } from '../draft.ts';
import { type CopyBackend, type CopyMark, compareMarks, createCopyLocation } from './copy-location.ts';
import { UnwritableDraft, unavailable } from './database.ts';
import { type ParsedRecord, parseRecord } from './record.ts';

const CACHE = 'loreside-drafts';
/** Cache keys are URLs. This one leads nowhere. */
const ADDRESS = 'https://drafts.invalid/';

/** Cache storage. Each entry is a separate file, so a full disk can't damage other entries. */
const cacheBackend: CopyBackend = {
  async names() {
    const requests = await (await caches.open(CACHE)).keys();
    return requests.flatMap(({ url }) => (url.startsWith(ADDRESS) ? [url.slice(ADDRESS.length)] : []));
  },
  async get(name) {
    const response = await (await caches.open(CACHE)).match(ADDRESS + name);
    const text = await response?.text();
    try {
      return text && JSON.parse(text);
    } catch {
      return text; // Cut off by a full disk or a crash; the copy before it is still there.
    }
  },
  async set(name, value) {
    await (await caches.open(CACHE)).put(ADDRESS + name, new Response(JSON.stringify(value)));
  },
  async remove(names) {
    const cache = await caches.open(CACHE);
    await Promise.all(names.map((name) => cache.delete(ADDRESS + name)));
  },
};

/** Whether a draft can be a copy, which is text: a damaged record may have what no text can say. */
function isText(draft: Draft): boolean {
  try {
    JSON.stringify(draft);
    return true;
  } catch {
    // It says so.
    return false;
  }
}

/** One key per copy in an extension storage area. */
function storageShelf(area: 'local' | 'session', prefix: string): CopyBackend {
  const storage = browser.storage[area];
  return {
    async names() {
      const keys = await storedKeys(storage);
      return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    },
    async get(name) {
      try {
        return (await storage.get(prefix + name))[prefix + name];
      } catch {
        return undefined; // Chromium can't parse what a full disk cut off.
      }
    },
    set: (name, value) => storage.set({ [prefix + name]: value }),
    remove: (names) => storage.remove(names.map((name) => prefix + name)),
  };
}

/** Survives clearing site data, which deletes both database and cache. */
const localStorageBackend = (): CopyBackend => storageShelf('local', 'outbox.copy/');

/** In memory, for text that can't be stored now. It outlives the window. */
const memoryBackend = (): CopyBackend => storageShelf('session', 'outbox.unsaved/');

/** How long typed text may wait for its copy in `storage.local`, in milliseconds. */
const LATER = 2_000;

/** The existing copies. */
interface Survey {
  /** The newest copy of each draft, by id. */
  newest: ReadonlyMap<string, CopyMark>;
  /** Whether every working location has this revision. */
  isComplete(mark: CopyMark): boolean;
}

/**
 * Copies of every unsent draft outside the database. After the disk was full, Chromium may discard a whole database at
 * its next start, including confirmed writes. Cache entries are separate files and survive that. `storage.local`
 * survives clearing the site data.
 */
export interface Copies {
  /**
   * Resolves when a copy is stored. With `soon`, the one in `storage.local` may follow a little later. Rejects with
   * `OutboxUnavailable`.
   */
  put(draft: Draft, when: 'now' | 'soon'): Promise<void>;
  /** The draft was sent or discarded. */
  drop(id: string): Promise<void>;
  survey(): Promise<Survey>;
  /** The newest readable copy, or else an unreadable one with its `raw` value. Undefined without any. */
  read(id: string): Promise<(ParsedRecord & { raw: unknown }) | undefined>;
  /** Holds text that couldn't be stored in `storage.session`. */
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
  /** The last pending write of each draft, so that copies are written in order. */
  const lines = new Map<string, Promise<void>>();

  /** Runs after earlier writes for this draft. */
  function inLine(id: string, work: () => Promise<void>): Promise<void> {
    const before = lines.get(id) ?? Promise.resolve();
    // The failing call reports its own error. The next one runs anyway.
    const next = before.catch(() => {}).then(work);
    lines.set(id, next);
    const leave = () => {
      if (lines.get(id) === next) lines.delete(id);
    };
    next.then(leave, leave);
    return next;
  }

  /** Another window may have sent or discarded the draft since. Writing a copy now would bring it back. */
  async function putUnlessDropped(draft: Draft): Promise<void> {
    if (await cache.has(draft.id)) await local.put(draft);
  }

  function putLater(draft: Draft): void {
    clearTimeout(later.get(draft.id));
    const timer = setTimeout(() => {
      later.delete(draft.id);
      // The cache already has it. The next check retries what fails here.
      inLine(draft.id, () => putUnlessDropped(draft)).catch(() => {});
    }, LATER);
    later.set(draft.id, timer);
  }

  async function putNow(draft: Draft, when: 'now' | 'soon'): Promise<void> {
    try {
      await cache.put(draft);
    } catch (cause) {
      if (!isText(draft)) throw new UnwritableDraft(draft, cause);
      const failure = await unavailable(cause);
      // A full disk could corrupt `storage.local` too. Other failures only concern the cache.
      if (failure.reason === 'full') throw failure;
      await local.put(draft).catch(async (error: unknown) => {
        throw await unavailable(error);
      });
      return;
    }
    if (when === 'soon') return putLater(draft);
    clearTimeout(later.get(draft.id));
    await local.put(draft).catch(() => {
      // One copy is stored. The next check retries the other.
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
      const marks = await memory.marks().catch(reportAndUse('outbox.readHeld', []));
      const copies = await Promise.all(marks.map(({ id }) => memory.read(id)));
      return copies.flatMap(([raw]) => {
        const record = parseRecord(raw);
        return record.kind === 'draft' ? [record.draft] : [];
      });
    },
    // The next check finds a copy that remains.
    release: (id) => memory.drop(id).catch(() => {}),
  };
}
