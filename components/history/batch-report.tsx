import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { type BatchItem, type BatchProgress, type Edit, openHistory } from '../../lib/history/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Notice, Trans, useKeptFocus, useUndoKey, useWatched } from '../ui/index.ts';
import { editOperation } from './operations/create-operations.ts';
import type { Operation } from './operations/operations.ts';
import { perform } from './operations/perform.ts';
import './history.css';

interface KnownBatch {
  progress: BatchProgress;
  unchanged: readonly BatchItem[];
  /** Whether it has made changes that weren't undone. */
  isUndoable: boolean;
}

async function read(batch: string): Promise<KnownBatch | null> {
  const history = openHistory();
  const progress = await history.progress(batch);
  if (!progress) return null;
  const failedCount = progress.conflict + progress.refused + progress.unknown;
  const [items, changes] = await Promise.all([
    failedCount > 0 ? history.items(batch) : [],
    history.changes({ batch, limit: Number.POSITIVE_INFINITY }),
  ]);
  const unchanged = items.filter(({ result }) => result?.ok === false);
  const isUndoable = changes.some(
    ({ undoneBy, state }) => undoneBy === null && (state === 'done' || state === 'unknown'),
  );
  return { progress, unchanged, isUndoable };
}

/** Unchanged entries listed one by one. */
const MAX_LISTED = 50;

export interface BatchReportProps {
  batch: string;
  /** Null if the report can't be closed. */
  onClose: (() => void) | null;
  /** Offered while the batch has made changes that weren't undone. */
  undo?: { label: string; onUndo: () => void };
  /** Ctrl+Z undoes it, too: of several batches, only the last. */
  hasKey?: boolean;
  /** Takes the focus when it appears, and leads it to Undo. */
  takesFocus?: boolean;
}

/**
 * Reports below a list or a form. They stay at the lower edge while it scrolls, so that nothing moves when one appears.
 */
export const BatchReports = ({ children }: { children: ComponentChildren }) => (
  <div class="batches">{children}</div>
);

/** Progress of a batch, and why some of its changes weren't made. */
export function BatchReport({ batch, onClose, undo, hasKey, takesFocus }: BatchReportProps) {
  const [errorMessage, run] = useAsyncAction();
  const known = useWatched(
    () => read(batch).catch(reportAndUse('history.readBatch', null)),
    // The batch that undoes this one reports under a name of its own.
    (changed) => openHistory().subscribe((event) => (undo || event.batch === batch) && changed()),
    [batch],
  );
  const place = useKeptFocus<HTMLElement>(`${known?.progress.state} ${known?.isUndoable}`);
  const undoButton = useRef<HTMLSpanElement>(null);
  const canUndo = undo !== undefined && known?.isUndoable === true;
  useUndoKey(hasKey && canUndo ? undo.onUndo : undefined, batch);
  const isKnown = Boolean(known);
  useEffect(() => {
    if (takesFocus && isKnown) place.current?.focus({ preventScroll: true });
  }, [takesFocus, isKnown]);
  useEffect(() => {
    if (takesFocus && canUndo && place.current?.contains(document.activeElement))
      undoButton.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus, canUndo]);
  if (!known) return null;
  const { progress, unchanged, isUndoable } = known;
  const isRunning = progress.state === 'running';
  const close = () => {
    // The button is gone in a moment. Keys go on from what it was in.
    place.current?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onClose?.();
  };
  return (
    <section class="batch" aria-label={t('history.batchLabel')} ref={place} tabIndex={-1}>
      <div class="batch-line">
        <p role="status">{describeProgress(progress)}</p>
        <div class="batch-actions">
          {undo && isUndoable && (
            <span ref={undoButton}>
              <Button
                size="small"
                tone="quiet"
                icon="undo"
                {...(hasKey && { keys: 'Ctrl+Z' })}
                onClick={undo.onUndo}
              >
                {undo.label}
              </Button>
            </span>
          )}
          {isRunning && (
            <Button
              size="small"
              tone="quiet"
              onClick={() => run(() => request('history.stopMany', { batch }))}
            >
              {t('common.stop')}
            </Button>
          )}
          {!isRunning && onClose && (
            <Button size="small" tone="quiet" onClick={close}>
              {t('common.close')}
            </Button>
          )}
        </div>
      </div>
      {isRunning && (
        <progress
          aria-label={t('history.batchDoneSoFar')}
          max={Math.max(progress.total, 1)}
          value={countFinished(progress)}
        />
      )}
      {isRunning && !progress.waitsFor && (
        <p class="soft small">{t('library.timeLeft', { time: timeLeft(progress) })}</p>
      )}
      {progress.waitsFor && <p class="soft small">{t(progress.waitsFor)}</p>}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {unchanged.length > 0 && (
        <ul class="batch-left" aria-label={t('history.batchNotChanged')}>
          {unchanged.slice(0, MAX_LISTED).map((item) => (
            <UnchangedItem key={`${item.edit.ref.kind} ${item.edit.ref.id}`} {...item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const retryOf = (edit: Edit): Operation =>
  editOperation(edit, {
    ...{ isPrivate: true, doing: t('history.changing'), done: t('history.changedToast') },
  });

function UnchangedItem({ edit, result }: BatchItem) {
  if (!result || result.ok) return null;
  const { problem } = result;
  const title = edit.title || t('common.untitled');
  const entry = (text: ComponentChildren) => <bdi data-private>{text}</bdi>;
  if (problem.kind === 'conflict')
    return (
      <li>
        <span>
          <Trans id="history.leftAsIs" values={{ title, entry }} />
        </span>
        <Button size="small" tone="quiet" onClick={() => void perform(retryOf(edit))}>
          {t('common.compare')}
        </Button>
      </li>
    );
  return (
    <li>
      <span>
        <Trans id="history.notChangedBecause" values={{ title, entry, reason: t(problem.sentence) }} />
      </span>
    </li>
  );
}

/** Seconds that a change takes until the first ones have told: it is read, written and read back. */
const SECONDS_EACH = 3;

/** How long the rest takes, at the speed so far. */
function timeLeft(progress: BatchProgress): string {
  const finished = countFinished(progress);
  const each = finished === 0 ? SECONDS_EACH : (Date.now() - progress.at) / 1000 / finished;
  const seconds = Math.max(1, (progress.total - finished) * each);
  const unit = seconds < 60 ? 'second' : 'minute';
  const count = Math.ceil(unit === 'second' ? seconds : seconds / 60);
  return formatNumber(count, { style: 'unit', unit, unitDisplay: 'short' });
}

/** How many changes have an outcome. Pure. */
const countFinished = ({ done, same, conflict, refused, unknown }: BatchProgress): number =>
  done + same + conflict + refused + unknown;

/** The progress of a batch, or its outcome, in a sentence. Pure. */
export function describeProgress(progress: BatchProgress): string {
  const { cause, state, total, done, same, conflict, refused, unknown } = progress;
  const isUndo = cause === 'undo';
  if (state === 'running')
    return t(isUndo ? 'history.batchUndoing' : 'history.batchChanging', {
      place: Math.min(countFinished(progress) + 1, total),
      total,
    });
  const parts = [
    t(isUndo ? 'history.batchUndone' : 'history.batchChanged', { done, total }),
    ...(same > 0 ? [t('history.batchSame', { count: same })] : []),
    ...(conflict > 0 ? [t('history.batchConflicts', { count: conflict })] : []),
    ...(refused > 0 ? [t('history.batchRefused', { count: refused })] : []),
    ...(unknown > 0 ? [t('history.batchUnknown', { count: unknown })] : []),
  ];
  return t(state === 'stopped' ? 'history.batchStopped' : 'history.batchEnded', { parts: parts.join(', ') });
}
