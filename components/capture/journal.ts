import type { Draft } from '../../lib/outbox/index.ts';

/**
 * The last keystrokes on their way to the store. A window that is killed takes a write under way with it; what is put
 * here is put before the next line runs, so the next window can bring it home. Empty almost always.
 */
export interface Journal {
  put(draft: Draft): void;
  /** What a killed window left; null where none did. */
  left(): Draft | null;
  clear(): void;
}

const KEY = 'capture.journal';
/** Longer texts are left to the store alone: they would not fit here, and copying them would slow each key down. */
const LONGEST = 100_000;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && 'delivery' in value;

export function localJournal(): Journal {
  return {
    put(draft) {
      if (draft.text.content.length > LONGEST) return;
      try {
        localStorage.setItem(KEY, JSON.stringify(draft));
      } catch {
        // Full or closed: the store has it a moment later.
      }
    },
    left() {
      try {
        const draft: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
        return isDraft(draft) ? draft : null;
      } catch {
        return null;
      }
    },
    clear() {
      try {
        localStorage.removeItem(KEY);
      } catch {
        // Nothing was put there either.
      }
    },
  };
}
