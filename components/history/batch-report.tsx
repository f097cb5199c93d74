import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { type BatchItem, type BatchProgress, openHistory } from '../../lib/history/index.ts';
import { say } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { Button, Notice, useWatched } from '../ui/index.ts';
import { editOperation } from './create-operations.ts';
import './batch.css';
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
    <section class="batch" aria-label="Several changes">
      <div class="batch-line">
        <p role="status">{describeProgress(progress)}</p>
        {isRunning && (
          <Button size="small" tone="quiet" onClick={() => run(() => request('history.stopMany', { batch }))}>
            Stop
          </Button>
        )}
        {!isRunning && onClose && (
          <Button size="small" tone="quiet" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
      {isRunning && (
        <progress
          aria-label="Done so far"
          max={Math.max(progress.total, 1)}
          value={countFinished(progress)}
        />
      )}
      {progress.waitsFor && <p class="soft small">{progress.waitsFor}</p>}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {unchanged.length > 0 && (
        <ul class="batch-left" aria-label="Not changed">
          {unchanged.slice(0, MAX_LISTED).map((item) => (
            <UnchangedItem key={`${item.edit.ref.kind} ${item.edit.ref.id}`} {...item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UnchangedItem({ edit, result }: BatchItem) {
  if (!result || result.ok) return null;
  const { problem } = result;
  const texts = { isPrivate: true, doing: 'Changing…', done: 'Changed.' };
  if (problem.kind === 'conflict')
    return (
      <li>
        <span>
          <bdi data-private>{edit.title || 'Untitled'}</bdi> was changed meanwhile and was left as it is.
        </span>
        <Button size="small" tone="quiet" onClick={() => void perform(editOperation(edit, texts))}>
          Look at both
        </Button>
      </li>
    );
  return (
    <li>
      <span>
        <bdi data-private>{edit.title || 'Untitled'}</bdi>: {say(problem.sentence)}
      </span>
    </li>
  );
}
