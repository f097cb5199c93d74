import type { Draft } from '../../lib/outbox/index.ts';

/**
 * The last keystrokes on their way to the store. A window that is killed takes a write under way with it; what is put
 * here is put before the next line runs, so the next window can bring it home. Empty almost always. Each draft has a
 * place of its own, for two windows may be typed into at once.
 */
export interface Journal {
  put(draft: Draft): void;
  /** What killed windows left, and what is under way in others. */
  left(): Draft[];
  clear(id: string): void;
}

const PREFIX = 'capture.journal.';
/** Longer texts are left to the store alone: they would not fit here, and copying them would slow each key down. */
const LONGEST = 100_000;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && 'delivery' in value;

function read(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function localJournal(): Journal {
  return {
    put(draft) {
      if (draft.text.content.length > LONGEST) return;
      try {
        localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
      } catch {
        // Full or closed: the store has it a moment later.
      }
    },
    left() {
      try {
        return Object.keys(localStorage)
          .filter((key) => key.startsWith(PREFIX))
          .map(read)
          .filter((draft) => draft !== null);
      } catch {
        return [];
      }
    },
    clear(id) {
      try {
        localStorage.removeItem(PREFIX + id);
      } catch {
        // Nothing was put there either.
      }
    },
  };
}
