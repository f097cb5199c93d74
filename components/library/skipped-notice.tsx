import { openLocalCopy, readSkipped } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { Button, LOCALE, Notice, useWatched } from '../ui/index.ts';
import { describeSkipped, REASON_TEXTS, titleOf } from './skipped-text.ts';
import './library.css';

/** Entries listed one by one. */
const MAX_LISTED = 100;

/** A copy that can't be opened is reported elsewhere. */
const read = (worldId: WorldId) => readSkipped(worldId).catch(() => []);

function watch(worldId: WorldId, changed: () => void): () => void {
  let stop = () => {};
  let isCanceled = false;
  void openLocalCopy().then(({ subscribe }) => {
    if (isCanceled) return;
    stop = subscribe((change) => {
      const isOurs = change.worldId === null || change.worldId === worldId;
      if (isOurs && (change.what === 'skipped' || change.what === 'cleared')) changed();
    });
  });
  return () => {
    isCanceled = true;
    stop();
  };
}

/** Lists the entries of a world that couldn't be read, and why. Shows nothing if all were read. */
export function SkippedNotice({ worldId, onRetry }: { worldId: WorldId; onRetry?: () => void }) {
  const rows = useWatched(
    () => read(worldId),
    (changed) => watch(worldId, changed),
    [worldId],
  );
  if (!rows || rows.length === 0) return null;
  return (
    <Notice
      tone="warn"
      actions={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            Try again now
          </Button>
        )
      }
    >
      <p data-private="">{describeSkipped(rows)}</p>
      <details class="skipped">
        <summary>What happened</summary>
        <ul>
          {rows.slice(0, MAX_LISTED).map((row) => (
            <li key={`${row.kind} ${row.id}`}>
              <span data-private="">{titleOf(row)}</span>: {REASON_TEXTS[row.reason]}.
            </li>
          ))}
        </ul>
        {rows.length > MAX_LISTED && <p>And {(rows.length - MAX_LISTED).toLocaleString(LOCALE)} more.</p>}
      </details>
    </Notice>
  );
}
