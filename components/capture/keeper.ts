import type { DraftText } from '../../lib/outbox/index.ts';

/** Brings every keystroke to the store, in order, one write at a time for each draft. */
export interface Keeper {
  /** Written at once; where a write is under way already, right after it, together with what comes meanwhile. */
  keep(id: string, text: DraftText): void;
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
 * @param told called after each write, and with the error of one that failed
 */
export function createKeeper(
  save: (id: string, text: DraftText) => Promise<unknown>,
  told: (id: string, error: unknown) => void,
): Keeper {
  const waiting = new Map<string, DraftText>();
  const running = new Map<string, Promise<void>>();
  /** Timers of drafts whose last write failed: each tries again. */
  const failed = new Map<string, ReturnType<typeof setTimeout>>();

  async function run(id: string, first: DraftText): Promise<void> {
    for (let text: DraftText | undefined = first; text; ) {
      let error: unknown = null;
      try {
        await save(id, text);
      } catch (cause) {
        error = cause;
      }
      const newer = waiting.get(id);
      waiting.delete(id);
      if (error !== null) fail(id, newer ?? text);
      text = error === null ? newer : undefined;
      if (!text) running.delete(id);
      told(id, error);
    }
  }

  function restart(id: string, text: DraftText): void {
    clearTimeout(failed.get(id));
    failed.delete(id);
    running.set(id, run(id, text));
  }

  function fail(id: string, text: DraftText): void {
    clearTimeout(failed.get(id));
    failed.set(
      id,
      setTimeout(() => restart(id, text), AGAIN),
    );
  }

  return {
    keep(id, text) {
      if (running.has(id)) waiting.set(id, text);
      else restart(id, text);
    },
    busy: (id) => running.has(id) || failed.has(id),
    failing: (id) => failed.has(id),
    flush() {
      for (const [id, text] of waiting) save(id, text).catch((cause: unknown) => told(id, cause));
      waiting.clear();
    },
    async settled() {
      while (running.size) await Promise.all(running.values());
    },
    forget(id) {
      clearTimeout(failed.get(id));
      failed.delete(id);
      waiting.delete(id);
    },
  };
}
