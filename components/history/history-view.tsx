import { useState } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { type Change, type ChangedRef, openHistory } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { UnreadableNotice } from '../diagnostics/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, EmptyState, Notice, Segmented, Trans, useOnline, useWatched } from '../ui/index.ts';
import { BatchReport } from './batch-report.tsx';
import { ChangedEntries } from './changed-entries.tsx';
import { DayList } from './day-list.tsx';
import { entriesOf } from './days.ts';
import { entryOf, useEntryInfo } from './use-entry-info.ts';
import { useHistory, useUndoMany } from './use-history.ts';
import { saveHistory } from './use-history-size.ts';
import './history.css';

export interface HistoryViewProps {
  /** The history of one world; null for all. */
  worldId: WorldId | null;
  /** The history of one entry; null for all. */
  of: ChangedRef | null;
  open: (worldId: WorldId, ref: EntryRef) => void;
  onWorld: (worldId: WorldId) => void;
  /** Goes to the history of one entry, or of everything. */
  onScope: (ref: ChangedRef | null) => void;
  /** Goes to what changed in a world, also without Loreside. */
  onVersions: (worldId: WorldId) => void;
}

const NONE: readonly Change[] = [];

/** Every change made with Loreside, by day or by entry, with undo. */
export function HistoryView({ worldId, of, open, onWorld, onScope, onVersions }: HistoryViewProps) {
  const { history, more, tryAgain } = useHistory({ worldId, ref: of });
  const changes = history.state === 'open' ? history.changes : NONE;
  const entryInfo = useEntryInfo(changes);
  const isOnline = useOnline();
  const [grouping, setGrouping] = useState<'days' | 'entries'>('days');
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
  const groupings = [
    { value: 'days', label: t('history.byDay') },
    { value: 'entries', label: t('history.byEntry') },
  ] as const;
  const shown = of === null ? grouping : 'days';
  const batches =
    of !== null ? [] : [...new Set([...(running ?? []).map(({ id }) => id), ...undoMany.begun])];
  return (
    <section class="history column gap-4" aria-label={t('history.title')}>
      <header class="history-head">
        <h1>{t('history.title')}</h1>
        {of && newest && (
          <p class="history-of" data-private={entryInfo.isCovered(newest) || undefined}>
            <Trans
              id="history.ofEntry"
              values={{
                title: newest.title || t('common.untitled'),
                entry: (title) => (
                  <button type="button" class="change-link bare" dir="auto" onClick={() => onOpen(newest)}>
                    {title}
                  </button>
                ),
              }}
            />
          </p>
        )}
        <div class="history-bar wrap gap-2">
          {of && (
            <Button size="small" onClick={() => onScope(null)}>
              {t('history.allChanges')}
            </Button>
          )}
          {!of && changes.length > 0 && (
            <Segmented
              label={t('common.groupBy')}
              value={grouping}
              options={groupings}
              onChange={setGrouping}
            />
          )}
          {!of && worldId && (
            <Button size="small" tone="quiet" onClick={() => onVersions(worldId)}>
              {t('versions.inWorld')}
            </Button>
          )}
          {changes.length > 0 && (
            <Button size="small" tone="quiet" onClick={() => run(saveHistory)}>
              {t('common.export')}
            </Button>
          )}
        </div>
      </header>
      {!isOnline && <Notice tone="warn">{t('history.offlineNotice')}</Notice>}
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
          <span class="visually-hidden">{t('history.opening')}</span>
        </div>
      )}
      {history.state === 'closed' && <UnreadableNotice sentence={history.sentence} onTryAgain={tryAgain} />}
      {history.state === 'open' && changes.length === 0 && <EmptyHistory />}
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
      {shown === 'entries' && changes.length > 0 && (
        <ChangedEntries
          entries={entriesOf(changes)}
          entryInfo={entryInfo}
          onPick={({ newest }) => onScope(newest.ref)}
        />
      )}
      {history.state === 'open' && history.hasMore && (
        <div>
          <Button size="small" tone="quiet" onClick={more}>
            {t('history.showOlder')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Shown before the first change: what will be listed here. */
function EmptyHistory() {
  return (
    <EmptyState icon="undo" title={t('history.empty')}>
      <p>{t('history.emptyHint')}</p>
    </EmptyState>
  );
}
