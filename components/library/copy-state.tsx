import type { WorldCopy } from '../../lib/library/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { formatAge } from '../search/age.ts';
import { LOCALE } from '../ui/index.ts';
import { formatBodies, formatCounts, formatProgress, isEmpty } from './copy-text.ts';

/** Progress, content and age of an offline copy. */
export function CopyState(props: { copy: WorldCopy; title: string; now: Instant; left: string | null }) {
  const { copy, title, now, left } = props;
  const { progress, isPaused, syncedAt } = copy;
  const bodies = formatBodies(copy);
  const isFirst = progress !== null && syncedAt === null;
  return (
    <div class="world-copy-state small soft">
      {progress && (isFirst || !isEmpty(copy)) && !isPaused && (
        <progress
          class="world-copy-progress"
          aria-label={`Copying ${title}`}
          {...(progress.total === null
            ? {}
            : { value: Math.min(progress.done, progress.total), max: Math.max(1, progress.total) })}
        />
      )}
      <p>
        {isPaused && 'Paused. '}
        {isFirst ? `Copied so far: ${formatProgress(progress)}.` : `${formatCounts(copy)}.`}
        {syncedAt !== null && (
          <>
            {' '}
            <time
              dateTime={new Date(syncedAt).toISOString()}
              title={new Date(syncedAt).toLocaleString(LOCALE)}
            >
              As of {formatAge(syncedAt, now)}.
            </time>
          </>
        )}
      </p>
      {bodies && <p>{bodies}.</p>}
      {left && !isPaused && <p>{left}</p>}
    </div>
  );
}
