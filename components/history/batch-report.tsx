import type { ComponentChildren } from 'preact';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { type BatchItem, type BatchProgress, type Edit, openHistory } from '../../lib/history/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Notice, Trans, useWatched } from '../ui/index.ts';
import { editOperation } from './create-operations.ts';
import './batch.css';
import type { Operation } from './operations.ts';
import { perform } from './perform.ts';
import { countFinished, describeProgress } from './report-text.ts';

async function read(
  batch: string,
): Promise<{ progress: BatchProgress; unchanged: readonly BatchItem[] } | null> {
  const history = openHistory();
  const progress = await history.progress(batch);
  if (!progress) return null;
  const failedCount = progress.conflict + progress.refused + progress.unknown;
  const items = failedCount > 0 ? await history.items(batch) : [];
  const unchanged = items.filter(({ result }) => result?.ok === false);
  return { progress, unchanged };
}

/** Unchanged entries listed one by one. */
const MAX_LISTED = 50;

/** Progress of a batch, and why some of its changes weren't made. */
export function BatchReport({ batch, onClose }: { batch: string; onClose: (() => void) | null }) {
  const [errorMessage, run] = useAsyncAction();
  const known = useWatched(
    () => read(batch).catch(reportAndUse('history.readBatch', null)),
    (changed) => openHistory().subscribe((event) => event.batch === batch && changed()),
    [batch],
  );
  if (!known) return null;
  const { progress, unchanged } = known;
  const isRunning = progress.state === 'running';
  return (
    <section class="batch" aria-label={t('history.batchLabel')}>
      <div class="batch-line">
        <p role="status">{describeProgress(progress)}</p>
        {isRunning && (
          <Button size="small" tone="quiet" onClick={() => run(() => request('history.stopMany', { batch }))}>
            {t('history.stop')}
          </Button>
        )}
        {!isRunning && onClose && (
          <Button size="small" tone="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
        )}
      </div>
      {isRunning && (
        <progress
          aria-label={t('history.batchDoneSoFar')}
          max={Math.max(progress.total, 1)}
          value={countFinished(progress)}
        />
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
          {t('history.compareVersions')}
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
