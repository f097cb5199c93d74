import { formatList, t } from '../../lib/i18n/index.ts';
import { openLocalCopy, readSkipped, type SkippedRow, type SkipReason } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { isCounted, kindCount } from '../search/kind-count.ts';
import { Button, Notice, Trans, useWatched } from '../ui/index.ts';
import './library.css';

/** Titles named in the sentence; the rest are in the list. */
const MAX_NAMED = 3;

/** Why an entry was skipped: a sentence that starts with its title. */
const REASONS = {
  noAnswer: 'library.skippedNoAnswer',
  serverError: 'library.skippedServerError',
  notUnderstood: 'library.skippedNotUnderstood',
  refused: 'library.skippedRefused',
  notStored: 'library.skippedNotStored',
} as const satisfies Record<SkipReason, string>;

type Skipped = Pick<SkippedRow, 'kind' | 'id' | 'title' | 'reason' | 'nextAt'>;

const titleOf = ({ kind, title }: Skipped): string =>
  title || t(kind === 'list' ? 'library.partOfList' : 'common.untitled');

/** "Couldn’t read 3 articles. Loreside will try again: Dunmar, Kelp, and Saltmere." */
export function describeSkipped(rows: readonly Skipped[]): string {
  const count = rows.length;
  const kind = rows[0]?.kind ?? '';
  const isUniform = isCounted(kind) && rows.every((row) => row.kind === kind);
  const rest = count - MAX_NAMED;
  const named = rows.slice(0, rest > 0 ? MAX_NAMED : count).map(titleOf);
  return t('library.skipped', {
    entries: isUniform ? kindCount(kind, count) : t('library.entryCount', { count }),
    titles: formatList(rest > 0 ? [...named, t('library.moreSkipped', { count: rest })] : named),
  });
}

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
        <summary>{t('common.details')}</summary>
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
