import type { DraftText } from '../../lib/outbox/index.ts';

/** Brings every keystroke to the store, in order, one write at a time for each draft. */
export interface AutosaveQueue {
  /** Written at once; where a write is under way already, right after it, together with what comes meanwhile. */
  enqueue(id: string, text: DraftText): void;
  /** True while something of this draft is not yet acknowledged. */
  busy(id: string): boolean;
  /** True while the last text of this draft couldn't be written; it is tried again. */
  failing(id: string): boolean;
  /** Hands everything that still waits to the store now: the page is about to go. */
  flush(): void;
  /** Resolves when nothing is under way any more, written or not. */
  settled(): Promise<void>;
  /** What is left of this draft is of no more use. */
  forget(id: string): void;
}

/** Until the next try after one that failed, in milliseconds. */
const AGAIN = 3_000;

/**
 * @param save writes one text; the store keeps the order of calls
 * @param onWrite called after each write, and with the error of one that failed
 */
export function createAutosaveQueue(
  save: (id: string, text: DraftText) => Promise<unknown>,
  onWrite: (id: string, error: unknown) => void,
): AutosaveQueue {
  /** The last text of each draft that is still to be acknowledged. */
  const newest = new Map<string, DraftText>();
  const waiting = new Map<string, DraftText>();
  /** How many writes of a draft are under way: more than one only after a flush. */
  const writes = new Map<string, number>();
  const running = new Set<Promise<void>>();
  /** Timers of drafts whose last write failed: each tries again. */
  const failed = new Map<string, ReturnType<typeof setTimeout>>();

  const busy = (id: string): boolean => writes.has(id) || failed.has(id);

  async function run(id: string, first: DraftText): Promise<void> {
    for (let text: DraftText | undefined = first; text; ) {
      let error: unknown = null;
      try {
        await save(id, text);
      } catch (cause) {
        error = cause;
      }
      text = error === null ? waiting.get(id) : undefined;
      waiting.delete(id);
      if (!text) ended(id);
      if (error !== null) fail(id);
      if (!busy(id)) newest.delete(id);
      onWrite(id, error);
    }
  }

  function ended(id: string): void {
    const left = (writes.get(id) ?? 1) - 1;
    if (left > 0) writes.set(id, left);
    else writes.delete(id);
  }

  function start(id: string, text: DraftText): void {
    clearTimeout(failed.get(id));
    failed.delete(id);
    writes.set(id, (writes.get(id) ?? 0) + 1);
    const done: Promise<void> = run(id, text).finally(() => running.delete(done));
    running.add(done);
  }

  /** The newest text is what the next try writes: what failed may be older. A forgotten draft isn't tried again. */
  function fail(id: string): void {
    clearTimeout(failed.get(id));
    const text = newest.get(id);
    if (!text) return;
    failed.set(
      id,
      setTimeout(() => start(id, newest.get(id) ?? text), AGAIN),
    );
  }

  return {
    enqueue(id, text) {
      newest.set(id, text);
      if (writes.has(id)) waiting.set(id, text);
      else start(id, text);
    },
    busy,
    failing: (id) => failed.has(id),
    flush() {
      const hurried = [...waiting];
      waiting.clear();
      for (const [id, text] of hurried) start(id, text);
    },
    async settled() {
      while (running.size) await Promise.all(running);
    },
    forget(id) {
      clearTimeout(failed.get(id));
      failed.delete(id);
      waiting.delete(id);
      newest.delete(id);
    },
  };
}
