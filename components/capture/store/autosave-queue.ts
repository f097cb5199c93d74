import type { DraftText } from '../../../lib/outbox/index.ts';

/** Writes every keystroke to the outbox, in order, one write at a time for each draft. */
export interface AutosaveQueue {
  /** Writes at once, or right after the write that is running; texts in between are skipped. */
  enqueue(id: string, text: DraftText): void;
  /** True while the newest text of this draft isn't acknowledged. */
  busy(id: string): boolean;
  /** True while the last write failed and waits for its retry. */
  failing(id: string): boolean;
  /** Starts every waiting write now, because the page may go away. */
  flush(): void;
  /** Resolves when no write is running, whether it worked or not. */
  settled(): Promise<void>;
  /** Drops all waiting writes of this draft. */
  forget(id: string): void;
}

/** Milliseconds between a failed write and its retry. */
const AGAIN = 3_000;

/**
 * @param save writes one text; the store keeps the order of calls
 * @param onWrite called after each write, with its error or null
 */
export function createAutosaveQueue(
  save: (id: string, text: DraftText) => Promise<unknown>,
  onWrite: (id: string, error: unknown) => void,
): AutosaveQueue {
  /** The newest text of each draft that isn't acknowledged yet. */
  const newest = new Map<string, DraftText>();
  const waiting = new Map<string, DraftText>();
  /** Running writes of each draft: more than one only after a flush. */
  const writes = new Map<string, number>();
  const running = new Set<Promise<void>>();
  /** Retry timers of drafts whose last write failed. */
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

  /** The retry writes the newest text, not the one that failed. A forgotten draft isn't retried. */
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
