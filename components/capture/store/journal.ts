import {
  checkDrafts,
  type Draft,
  type Outbox,
  parseRecord,
  recordOf,
  recoverText,
  type SetAside,
} from '../../../lib/outbox/index.ts';
import type { UnreadableDraft } from './draft-store-state.ts';

/**
 * A write-ahead log of the last keystrokes. A killed window loses a write that is still running, but `localStorage` is
 * written synchronously, so the next window can recover the text. An entry is removed once the draft's record and its
 * copy are written. Each draft has its own entry, because two windows may be in use at once.
 */
export interface Journal {
  put(draft: Draft): void;
  /** Entries of killed windows, and of windows that are still writing. Unreadable entries stay where they are. */
  left(): Draft[];
  /** Entries that can't be read, or that a newer release wrote. */
  aside(): JournalAside[];
  clear(id: string): void;
}

interface JournalAside {
  /** The entry's name; `clear` takes it. */
  id: string;
  why: 'damaged' | 'newer';
  /** The raw stored value. */
  record: string;
}

const PREFIX = 'capture.journal.';
/** Longer texts skip the journal: they wouldn't fit, and serializing them would slow down typing. */
const MAX_LENGTH = 100_000;

function entries(): { id: string; record: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ id: key.slice(PREFIX.length), record: localStorage.getItem(key) ?? '' }));
  } catch {
    return []; // Storage isn't available, so nothing could be written either.
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
      if (draft.text.content.length > MAX_LENGTH) return;
      try {
        localStorage.setItem(PREFIX + draft.id, JSON.stringify(recordOf(draft)));
      } catch {
        // Full or not available. The outbox stores the text a moment later.
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
        // Storage isn't available, so nothing was written either.
      }
    },
  };
}

/** Stores what a killed window left in the journal. */
export async function recoverJournal(store: Outbox, journal: Journal): Promise<void> {
  const found = journal.left();
  if (found.length === 0) return;
  // Restore lost drafts first: the text may belong to one of them. The background checks, too.
  await checkDrafts(store).catch(() => {});
  for (const left of found) {
    await recoverText(store, left);
    journal.clear(left.id);
  }
}

/** Records in the outbox and the journal that can't be read as drafts, each with a way to delete it. */
export function unreadableDrafts(
  stored: readonly SetAside[],
  store: Outbox,
  journal: Journal,
  refresh: () => Promise<void>,
): UnreadableDraft[] {
  return [
    ...stored.map(({ key, why, record }) => ({ why, record, forget: () => void store.forget(key) })),
    ...journal.aside().map(({ id, why, record }) => ({
      why,
      record,
      forget() {
        journal.clear(id);
        void refresh();
      },
    })),
  ];
}
