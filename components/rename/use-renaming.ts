import { useState } from 'preact/hooks';
import { message, t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { CHANGED_KINDS, type ChangedRef, type Edit, failed, type Result } from '../../lib/model/index.ts';
import { type FoundEntry, renameEdit } from '../../lib/rename/index.ts';
import { useUndoMany } from '../history/index.ts';
import { useAsyncAction, type WorldIndex } from '../search/index.ts';
import { announce } from '../ui/index.ts';
import { draftIdOf, passageOf } from './other-texts.ts';
import type { Row } from './rows.ts';

const OFFLINE = failed({ kind: 'deviceOffline', sentence: message('history.offline') });
const NOTHING = failed({ kind: 'nothingToRename', sentence: message('rename.nothing') });
/** What one batch takes: entries, and UTF-16 units of old and new texts. */
export const MOST_ENTRIES = 2_000;
const MOST_TEXT = 12_000_000;

export interface RenameBatch {
  id: string;
  places: number;
}

export interface Renaming {
  isPreparing: boolean;
  /** How many places have changed since they were shown, and are shown again. */
  changedAgain: number;
  rename: (rows: readonly Row[]) => void;
  /** What was started here, oldest first. */
  batches: readonly RenameBatch[];
  close: (batch: string) => void;
  undoing: ReturnType<typeof useUndoMany>;
  errorMessage: string | null;
}

/** What the history calls an entry. */
function changedRef(worldId: string, { kind, id }: EntryRef): ChangedRef | null {
  const draft = draftIdOf({ kind, id });
  if (draft !== null) return { worldId, kind: 'draft', id: draft };
  const passage = passageOf({ kind, id });
  if (passage) return { worldId, ...passage };
  const changed = CHANGED_KINDS.find((one) => one === kind);
  return changed ? { worldId, kind: changed, id } : null;
}

interface Plan {
  edits: Edit[];
  places: number;
  missed: number;
}

/** The changes of these places, in the texts of now. What has changed since it was shown isn't among them. */
async function plan(
  rows: readonly Row[],
  worldId: string,
  reread: (ref: EntryRef) => Promise<FoundEntry | null>,
): Promise<Plan> {
  const all: Plan = { edits: [], places: 0, missed: 0 };
  let size = 0;
  for (const [entry, own] of Map.groupBy(rows, (row) => row.entry)) {
    const ref = changedRef(worldId, entry.ref);
    if (!ref || all.edits.length >= MOST_ENTRIES || size > MOST_TEXT) continue;
    const now = await reread(entry.ref);
    const isSame = ({ place, text }: Row) => now?.texts[place.text]?.text === text.text;
    const kept = own.filter(isSame);
    const chosen = kept.map(({ place, replacement }) => ({ text: place.text, replacement }));
    const { edit, refused } = renameEdit({ ref, title: own[0]?.hit.title ?? '' }, now ?? entry, chosen);
    all.missed += own.length - kept.length;
    if (!edit) continue;
    all.edits.push(edit);
    all.places += kept.length - refused;
    size += JSON.stringify([edit.changes, edit.seen]).length;
  }
  return all;
}

/** Changes places: one batch, with its report and one undo. */
export function useRenaming(
  { worldId }: WorldIndex,
  reread: (ref: EntryRef) => Promise<FoundEntry | null>,
): Renaming {
  const [errorMessage, run] = useAsyncAction();
  const [isPreparing, setPreparing] = useState(false);
  const [changedAgain, setChangedAgain] = useState(0);
  const [batches, setBatches] = useState<readonly RenameBatch[]>([]);
  const rename = async (rows: readonly Row[]): Promise<Result<unknown>> => {
    if (!navigator.onLine) return OFFLINE;
    setPreparing(true);
    const { edits, places, missed } = await plan(rows, worldId, reread).finally(() => setPreparing(false));
    setChangedAgain(missed);
    if (missed > 0) announce(t('rename.changedAgain', { count: missed }));
    if (edits.length === 0) return NOTHING;
    const begun = await request('history.many', { edits });
    if (begun.ok) setBatches((before) => [...before, { id: begun.value.batch, places }]);
    return begun;
  };
  return {
    ...{ isPreparing, changedAgain, batches, errorMessage },
    rename: (rows) => run(() => rename(rows)),
    close: (batch) => setBatches((before) => before.filter(({ id }) => id !== batch)),
    undoing: useUndoMany(run),
  };
}
