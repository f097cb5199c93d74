import { formatAge, formatDate, t } from '../../lib/i18n/index.ts';
import { hasEntries, type WorldCopy } from '../../lib/library/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { formatBodies, formatCounts, formatProgress } from './copy-text.ts';

/** Progress, content and age of an offline copy. */
export function CopyState(props: { copy: WorldCopy; title: string; now: Instant; left: string | null }) {
  const { copy, title, now, left } = props;
  const { progress, isPaused, syncedAt } = copy;
  const bodies = formatBodies(copy);
  const isFirst = progress !== null && syncedAt === null;
  const contents = isFirst
    ? formatProgress(progress)
    : t('library.contents', { entries: formatCounts(copy) });
  return (
    <div class="world-copy-state small soft">
      {progress && (isFirst || hasEntries(copy)) && !isPaused && (
        <progress
          class="world-copy-progress"
          aria-label={t('library.syncingWorld', { world: title })}
          {...(progress.total === null
            ? {}
            : { value: Math.min(progress.done, progress.total), max: Math.max(1, progress.total) })}
        />
      )}
      <p>
        {isPaused && `${t('library.pausedShort')} `}
        {contents}
        {syncedAt !== null && (
          <>
            {' '}
            <time dateTime={new Date(syncedAt).toISOString()} title={formatDate(syncedAt)}>
              {t('library.syncedAt', { age: formatAge(syncedAt, now) })}
            </time>
          </>
        )}
      </p>
      {bodies && <p>{bodies}</p>}
      {left && !isPaused && <p>{left}</p>}
    </div>
  );
}
