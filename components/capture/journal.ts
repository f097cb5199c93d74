import { type Draft, parseRecord, recordOf } from '../../lib/outbox/index.ts';

/**
 * The last keystrokes on their way to the store. A window that is killed takes a write under way with it; what is put
 * here is put before the next line runs, so the next window can bring it home. An entry goes when the draft's record and
 * its copy are written. Each draft has a place of its own, for two windows may be typed into at once.
 */
export interface Journal {
  put(draft: Draft): void;
  /** What killed windows left, and what is under way in others. What can't be read stays where it is. */
  left(): Draft[];
  /** Entries that can't be read, or that a newer release wrote. */
  aside(): JournalAside[];
  clear(id: string): void;
}

export interface JournalAside {
  /** The entry's name; `clear` takes it. */
  id: string;
  why: 'damaged' | 'newer';
  /** As it lies there. */
  record: string;
}

const PREFIX = 'capture.journal.';
/** Longer texts are left to the store alone: they would not fit here, and copying them would slow each key down. */
const LONGEST = 100_000;

function entries(): { id: string; record: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ id: key.slice(PREFIX.length), record: localStorage.getItem(key) ?? '' }));
  } catch {
    return []; // Closed to us; nothing could be put there either.
  }
}

function parse(record: string) {
  try {
    return parseRecord(JSON.parse(record));
  } catch {
    return { kind: 'damaged' as const };
  }
}

export function localJournal(): Journal {
  return {
    put(draft) {
      if (draft.text.content.length > LONGEST) return;
      try {
        localStorage.setItem(PREFIX + draft.id, JSON.stringify(recordOf(draft)));
      } catch {
        // Full or closed: the store has it a moment later.
      }
    },
    left: () =>
      entries().flatMap(({ record }) => {
        const parsed = parse(record);
        return parsed.kind === 'draft' ? [parsed.draft] : [];
      }),
    aside: () =>
      entries().flatMap(({ id, record }) => {
        const { kind } = parse(record);
        return kind === 'draft' ? [] : [{ id, why: kind, record }];
      }),
    clear(id) {
      try {
        localStorage.removeItem(PREFIX + id);
      } catch {
        // Nothing was put there either.
      }
    },
  };
}
