import { t } from '../../lib/i18n/index.ts';
import { openLocalCopy, readSkipped } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { Button, Notice, Trans, useWatched } from '../ui/index.ts';
import { describeSkipped, REASONS, titleOf } from './skipped-text.ts';
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
            {t('library.trySkippedAgain')}
          </Button>
        )
      }
    >
      <p data-private="">{describeSkipped(rows)}</p>
      <details class="skipped">
        <summary>{t('library.skippedDetails')}</summary>
        <ul>
          {rows.slice(0, MAX_LISTED).map((row) => (
            <li key={`${row.kind} ${row.id}`}>
              <Trans
                id={REASONS[row.reason]}
                values={{
                  title: () => <bdi data-private="">{titleOf(row)}</bdi>,
                }}
              />
            </li>
          ))}
        </ul>
        {rows.length > MAX_LISTED && <p>{t('library.moreSkipped', { count: rows.length - MAX_LISTED })}</p>}
      </details>
    </Notice>
  );
}
