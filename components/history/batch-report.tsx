import { type BatchItem, type BatchProgress, openHistory } from '../../lib/history/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { useAsking } from '../search/index.ts';
import { Button, Notice, useWatched } from '../ui/index.ts';
import { editing } from './asking.ts';
import './batch.css';
import { perform } from './performing.ts';
import { overSoFar, reportWords } from './report-text.ts';

async function read(batch: string): Promise<{ progress: BatchProgress; left: readonly BatchItem[] } | null> {
  const history = openHistory();
  const progress = await history.progress(batch);
  if (!progress) return null;
  const troubled = progress.conflict + progress.refused + progress.unknown;
  const items = troubled > 0 ? await history.items(batch) : [];
  const left = items.filter(({ outcome }) => outcome && outcome.state !== 'done' && outcome.state !== 'same');
  return { progress, left };
}

/** Unchanged entries listed one by one. */
const AT_ONCE = 50;

/** Progress of a batch, and why some of its changes weren't made. */
export function BatchReport({ batch, onGone }: { batch: string; onGone: (() => void) | null }) {
  const [trouble, run] = useAsking();
  const known = useWatched(
    () => read(batch).catch(() => null),
    (changed) => openHistory().subscribe((news) => news.batch === batch && changed()),
    [batch],
  );
  if (!known) return null;
  const { progress, left } = known;
  const isRunning = progress.state === 'running';
  return (
    <section class="batch" aria-label="Several changes">
      <div class="batch-line">
        <p role="status">{reportWords(progress)}</p>
        {isRunning && (
          <Button size="small" tone="quiet" onClick={() => run(() => request('history.stopMany', { batch }))}>
            Stop
          </Button>
        )}
        {!isRunning && onGone && (
          <Button size="small" tone="quiet" onClick={onGone}>
            Close
          </Button>
        )}
      </div>
      {isRunning && (
        <progress aria-label="Done so far" max={Math.max(progress.total, 1)} value={overSoFar(progress)} />
      )}
      {progress.waitsFor && <p class="soft small">{progress.waitsFor}</p>}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      {left.length > 0 && (
        <ul class="batch-left" aria-label="Not changed">
          {left.slice(0, AT_ONCE).map((item) => (
            <Left key={`${item.edit.ref.kind} ${item.edit.ref.id}`} {...item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Left({ edit, outcome }: BatchItem) {
  const words = { isPrivate: true, doing: 'Changing…', done: 'Changed.' };
  if (outcome?.state === 'conflict')
    return (
      <li>
        <span>
          <bdi data-private>{edit.title || 'Untitled'}</bdi> was changed meanwhile and was left as it is.
        </span>
        <Button size="small" tone="quiet" onClick={() => void perform(editing(edit, words))}>
          Look at both
        </Button>
      </li>
    );
  const sentence = outcome?.state === 'refused' ? outcome.sentence : 'The platform gave no clear answer.';
  return (
    <li>
      <span>
        <bdi data-private>{edit.title || 'Untitled'}</bdi>: {sentence}
      </span>
    </li>
  );
}
