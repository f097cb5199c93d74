import { useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { type Change, type ChangedRef, openHistory } from '../../lib/history/index.ts';
import { say } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { CopyDiagnostics } from '../diagnostics/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Notice, Segmented, useWatched } from '../ui/index.ts';
import { BatchReport } from './batch-report.tsx';
import { DayList } from './day-list.tsx';
import { entriesOf } from './days.ts';
import { EmptyHistory } from './empty-history.tsx';
import { saveHistory } from './exporting.ts';
import './history.css';
import { ChangedEntries } from './changed-entries.tsx';
import { entryOf, useEntryInfo } from './use-entry-info.ts';
import { useHistory } from './use-history.ts';
import { useOnline } from './use-online.ts';
import { useUndoMany } from './use-undo-many.ts';

export interface HistoryViewProps {
  /** The history of one world; null for all. */
  worldId: WorldId | null;
  /** The history of one entry; null for all. */
  of: ChangedRef | null;
  open: (worldId: WorldId, ref: EntryRef) => void;
  onWorld: (worldId: WorldId) => void;
  /** Goes to the history of one entry, or of everything. */
  onScope: (ref: ChangedRef | null) => void;
}

const NONE: readonly Change[] = [];
const GROUPINGS = [
  { value: 'days', label: 'By day' },
  { value: 'things', label: 'By thing' },
] as const;

/** Every change made with Loreside, by day or by entry, with undo. */
export function HistoryView({ worldId, of, open, onWorld, onScope }: HistoryViewProps) {
  const { history, more, tryAgain } = useHistory({ worldId, ref: of });
  const changes = history.state === 'open' ? history.changes : NONE;
  const entryInfo = useEntryInfo(changes);
  const isOnline = useOnline();
  const [grouping, setGrouping] = useState<'days' | 'things'>('days');
  const [errorMessage, run] = useAsyncAction();
  const undoMany = useUndoMany(run);
  const running = useWatched(
    () =>
      openHistory()
        .batches()
        .then(
          (all) => all.filter(({ state }) => state === 'running'),
          reportAndUse('history.readBatches', []),
        ),
    (changed) => openHistory().subscribe(changed),
  );
  const onOpen = (change: Change) => {
    const entry = entryOf(change.ref);
    if (entry) open(change.ref.worldId, entry);
    else onWorld(change.ref.worldId);
  };
  const [newest] = changes;
  const shown = of === null ? grouping : 'days';
  const batches =
    of !== null ? [] : [...new Set([...(running ?? []).map(({ id }) => id), ...undoMany.begun])];
  return (
    <section class="history" aria-label="History">
      <header class="history-head">
        <h1>History</h1>
        {of && newest && (
          <p class="history-of" data-private={entryInfo.isCovered(newest) || undefined}>
            of{' '}
            <button type="button" class="change-link" dir="auto" onClick={() => onOpen(newest)}>
              {newest.title || 'Untitled'}
            </button>
          </p>
        )}
        <div class="history-bar">
          {of && (
            <Button size="small" onClick={() => onScope(null)}>
              All changes
            </Button>
          )}
          {!of && changes.length > 0 && (
            <Segmented label="In which order" value={grouping} options={GROUPINGS} onChange={setGrouping} />
          )}
          {changes.length > 0 && (
            <Button size="small" tone="quiet" onClick={() => run(saveHistory)}>
              Export
            </Button>
          )}
        </div>
      </header>
      {!isOnline && (
        <Notice tone="warn">
          You are offline. Everything here can be looked through; taking something back works once you are
          online.
        </Notice>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {batches.map((batch) => (
        <BatchReport
          key={batch}
          batch={batch}
          onClose={undoMany.begun.includes(batch) ? () => undoMany.close(batch) : null}
        />
      ))}
      {history.state === 'opening' && (
        <div class="history-loading" role="status">
          <span class="visually-hidden">The history is being opened…</span>
        </div>
      )}
      {history.state === 'closed' && (
        <Notice
          tone="danger"
          actions={
            <>
              <Button onClick={tryAgain}>Try again</Button>
              <CopyDiagnostics />
            </>
          }
        >
          {say(history.sentence)}
        </Notice>
      )}
      {history.state === 'open' && changes.length === 0 && <EmptyHistory isOfEntry={of !== null} />}
      {shown === 'days' && changes.length > 0 && (
        <DayList
          changes={changes}
          entryInfo={entryInfo}
          showsTitle={of === null}
          isRunning={running !== undefined && running.length > 0}
          onOpen={onOpen}
          onUndoMany={undoMany.undo}
        />
      )}
      {shown === 'things' && changes.length > 0 && (
        <ChangedEntries
          entries={entriesOf(changes)}
          entryInfo={entryInfo}
          onPick={({ newest }) => onScope(newest.ref)}
        />
      )}
      {history.state === 'open' && history.hasMore && (
        <div>
          <Button size="small" tone="quiet" onClick={more}>
            Show older ones
          </Button>
        </div>
      )}
    </section>
  );
}
