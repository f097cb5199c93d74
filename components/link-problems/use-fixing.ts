import { useState } from 'preact/hooks';
import { message } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { failed } from '../../lib/model/index.ts';
import { useUndoMany } from '../history/index.ts';
import { useAsyncAction, type WorldIndex } from '../search/index.ts';
import { planFixes, type WantedFix } from './plan-fixes.ts';

const OFFLINE = failed({ kind: 'deviceOffline', sentence: message('history.offline') });
const NOTHING = failed({ kind: 'nothingToFix', sentence: message('linkProblems.nothing') });
/** More than a batch takes. The rest stays in the list. */
const MOST_ENTRIES = 2_000;

export interface Fixing {
  isPreparing: boolean;
  fix: (wanted: readonly WantedFix[]) => void;
  /** Batches that were started here, oldest first. */
  batches: readonly string[];
  close: (batch: string) => void;
  undoing: ReturnType<typeof useUndoMany>;
  errorMessage: string | null;
}

/** Mends links: one batch of changes, with its report and undo. */
export function useFixing({ library, worldId, searcher }: WorldIndex): Fixing {
  const [errorMessage, run] = useAsyncAction();
  const [isPreparing, setPreparing] = useState(false);
  const [batches, setBatches] = useState<readonly string[]>([]);
  return {
    isPreparing,
    fix: (wanted) =>
      run(async () => {
        if (!navigator.onLine) return OFFLINE;
        setPreparing(true);
        const edits = await planFixes(wanted, { library, worldId, searcher }).finally(() =>
          setPreparing(false),
        );
        if (edits.length === 0) return NOTHING;
        const begun = await request('history.many', { edits: edits.slice(0, MOST_ENTRIES) });
        if (begun.ok) setBatches((before) => [...before, begun.value.batch]);
        return begun;
      }),
    batches,
    close: (batch) => setBatches((before) => before.filter((one) => one !== batch)),
    undoing: useUndoMany(run),
    errorMessage,
  };
}
