import type { DraftText } from '../../lib/outbox/index.ts';

/** Brings every keystroke to the store, in order, one write at a time for each draft. */
export interface Keeper {
  /** Written at once; where a write is under way already, right after it, together with what comes meanwhile. */
  keep(id: string, text: DraftText): void;
  /** True while something of this draft is not yet acknowledged. */
  busy(id: string): boolean;
  /** Hands everything that still waits to the store now: the page is about to go. */
  flush(): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

/**
 * @param save writes one text; the store keeps the order of calls
 * @param told called after each write, and with the error of one that failed; a failed text is tried again with the next
 */
export function createKeeper(
  save: (id: string, text: DraftText) => Promise<unknown>,
  told: (id: string, error: unknown) => void,
): Keeper {
  const waiting = new Map<string, DraftText>();
  const running = new Map<string, Promise<void>>();

  async function run(id: string, first: DraftText): Promise<void> {
    for (let text: DraftText | undefined = first; text; ) {
      let error: unknown = null;
      try {
        await save(id, text);
      } catch (cause) {
        error = cause;
      }
      text = waiting.get(id);
      waiting.delete(id);
      if (!text) running.delete(id);
      told(id, error);
    }
  }

  return {
    keep(id, text) {
      if (running.has(id)) waiting.set(id, text);
      else running.set(id, run(id, text));
    },
    busy: (id) => running.has(id),
    flush() {
      for (const [id, text] of waiting) save(id, text).catch((cause: unknown) => told(id, cause));
      waiting.clear();
    },
    async settled() {
      while (running.size) await Promise.all(running.values());
    },
  };
}
