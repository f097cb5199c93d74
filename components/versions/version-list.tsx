import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { formatDate, formatNumber, type MessageId, t } from '../../lib/i18n/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import { pinVersion, type Version } from '../../lib/versions/index.ts';
import { formatDay } from '../history/index.ts';
import { useAsyncAction } from '../search/index.ts';
import { IconButton, Notice } from '../ui/index.ts';
import type { ShownVersions } from './use-versions.ts';

/** Stands for what World Anvil has now. */
export const NOW = 0;

const CAUSES = {
  first: 'versions.byFirst',
  sync: 'versions.bySync',
  export: 'localWorlds.export',
  change: 'versions.byChange',
  editor: 'versions.byEditor',
} as const satisfies Record<Version['cause'], MessageId>;

/** Words that came and went, such as “+12 −3”. */
export function WordCounts({ came, went }: { came: number; went: number }) {
  if (came === 0 && went === 0) return null;
  return (
    <span class="version-words">
      {came > 0 && (
        <ins>
          <span aria-hidden="true">+{formatNumber(came)}</span>
          <span class="visually-hidden">{t('versions.wordsCame', { count: came })}</span>
        </ins>
      )}{' '}
      {went > 0 && (
        <del>
          <span aria-hidden="true">−{formatNumber(went)}</span>
          <span class="visually-hidden">{t('versions.wordsWent', { count: went })}</span>
        </del>
      )}
    </span>
  );
}

const startOf = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

interface VersionListProps {
  worldId: WorldId;
  of: VersionedRef;
  versions: readonly Version[];
  now: ShownVersions['now'];
  chosen: Instant | null;
  /** Versions with the words that are looked for; null if none are. */
  marked: ReadonlySet<Instant> | null;
  onChoose: (at: Instant) => void;
  /** What stands below a version. */
  below: (at: Instant) => ComponentChildren;
}

/** The versions by day, the newest first, below what World Anvil has now. */
export function VersionList(props: VersionListProps) {
  const { versions, now, marked } = props;
  const days = [...Map.groupBy(versions, ({ at }) => startOf(at))];
  return (
    <div class="column gap-3">
      {now && (
        <p class="version-now wrap gap-1-2" data-found={marked?.has(NOW)}>
          <strong>{t('versions.now')}</strong>
          {now.cause && <span class="small soft">{t(CAUSES[now.cause])}</span>}
          <WordCounts came={now.came} went={now.went} />
        </p>
      )}
      {days.map(([day, ofDay]) => (
        <Day key={day} {...props} day={day} versions={ofDay} />
      ))}
    </div>
  );
}

function Day(props: VersionListProps & { day: Instant }) {
  const { worldId, of, versions, chosen, marked } = props;
  const heading = useId();
  const [errorMessage, run] = useAsyncAction();
  return (
    <section class="history-day" aria-labelledby={heading}>
      <h2 id={heading}>{formatDay(props.day, Date.now())}</h2>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <ol class="column" aria-labelledby={heading}>
        {versions.map((version) => (
          <li key={version.at}>
            <div class="version-row beside gap-1" data-found={marked?.has(version.at)}>
              <button
                type="button"
                class="version-choice bare"
                aria-current={version.at === chosen ? 'true' : undefined}
                onClick={() => props.onChoose(version.at)}
              >
                <time dateTime={new Date(version.at).toISOString()}>
                  {formatDate(version.at, { timeStyle: 'short' })}
                </time>
                <span class="small soft">{t(CAUSES[version.cause])}</span>
                <WordCounts came={version.came} went={version.went} />
              </button>
              <IconButton
                size="small"
                icon="pin"
                label={t(version.isPinned ? 'versions.unpin' : 'versions.pin')}
                aria-pressed={version.isPinned}
                onClick={() => run(() => pinVersion(worldId, of, version.at, !version.isPinned))}
              />
            </div>
            {props.below(version.at)}
          </li>
        ))}
      </ol>
    </section>
  );
}
