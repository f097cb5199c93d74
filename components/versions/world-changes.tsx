import { useEffect, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import { isPrivate } from '../../lib/entries/index.ts';
import { formatAge, t } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import { changedSince, type EntryVersions, onVersions } from '../../lib/versions/index.ts';
import { EntryTile, useWorldSource } from '../search/index.ts';
import { EmptyState, Notice, Segmented, useWatched } from '../ui/index.ts';
import { versionsFault } from './fault.ts';
import { changesSeen, noteChangesSeen } from './seen.ts';
import { WordCounts } from './version-list.tsx';
import './versions.css';

const DAY = 86_400_000;
const PERIODS = ['seen', '1', '7', '30', 'all'] as const;
type Period = (typeof PERIODS)[number];
/** Rows rendered at most: nobody reads more. */
const MOST = 300;

interface ChangedEntry {
  ref: VersionedRef;
  title: string;
  template: string | null;
  isPrivate: boolean;
  isDeleted: boolean;
  at: Instant;
  came: number;
  went: number;
}

/** What came and went since a time, with the current text. */
function sumOf({ versions, current }: EntryVersions, since: Instant): { came: number; went: number } {
  const arrivals = [...(current ? [current] : []), ...versions].filter(({ at }) => at >= since);
  return {
    came: arrivals.reduce((sum, { came }) => sum + came, 0),
    went: arrivals.reduce((sum, { went }) => sum + went, 0),
  };
}

async function readChanges(worldId: WorldId, since: Instant): Promise<ChangedEntry[]> {
  const changed = await changedSince(worldId, since, MOST);
  const entries = await (await openLibrary()).entries(
    worldId,
    changed.map(({ ref }) => ref),
  );
  return changed.map((one, at): ChangedEntry => {
    const { ref, current, versions, changedAt } = one;
    const entry = entries[at] ?? null;
    return {
      ...{ ref, at: changedAt, isDeleted: current === null, ...sumOf(one, since) },
      title: entry?.title ?? current?.title ?? versions[0]?.title ?? '',
      template: entry?.template ?? null,
      isPrivate: !entry || isPrivate(ref.kind, entry),
    };
  });
}

/** What changed in a world, by entry: also by co-authors, and on World Anvil itself. */
export function WorldChanges(props: { worldId: WorldId; onEntry: (ref: VersionedRef) => void }) {
  const { worldId, onEntry } = props;
  const canPutBack = useWorldSource() === 'account';
  const seenAt = useSeenBefore(worldId);
  const [chosen, setPeriod] = useState<Period | null>(null);
  const period = chosen ?? (seenAt === null ? '7' : 'seen');
  const since = period === 'seen' ? (seenAt ?? 0) : period === 'all' ? 0 : Date.now() - Number(period) * DAY;
  const changes = useWatched(
    async () => (seenAt === undefined ? null : readChanges(worldId, since).catch(versionsFault)),
    (changed) => onVersions((of) => (of === null || of === worldId) && changed()),
    [worldId, period, seenAt],
  );
  const offered = PERIODS.filter((value) => value !== 'seen' || typeof seenAt === 'number');
  const options = offered.map((value) => ({ value, label: t(LABELS[value]) }));
  return (
    <section class="versions column gap-4" aria-label={t('versions.inWorld')}>
      <header class="column gap-2">
        <h1>{t('versions.inWorld')}</h1>
        <p class="soft small">{t('versions.inWorldHint')}</p>
        <div class="history-bar wrap gap-2">
          <Segmented label={t('versions.period')} value={period} options={options} onChange={setPeriod} />
          {canPutBack && Array.isArray(changes) && changes.length > 0 && (
            <a
              class="button"
              data-size="small"
              href={`/import.html?put-back=${worldId}&since=${since}`}
              target="_blank"
              rel="noopener"
            >
              {t('putBack.open')}
            </a>
          )}
        </div>
      </header>
      {typeof changes === 'string' && <Notice tone="danger">{changes}</Notice>}
      {Array.isArray(changes) && changes.length === 0 && (
        <EmptyState icon="clock" title={t('versions.nothingChanged')}>
          <p>{t('versions.noneHint')}</p>
        </EmptyState>
      )}
      {Array.isArray(changes) && changes.length > 0 && (
        <ul class="history-entries" aria-label={t('versions.inWorld')}>
          {changes.map((change) => (
            <li key={`${change.ref.kind} ${change.ref.id}`}>
              <ChangedRow change={change} onChoose={() => onEntry(change.ref)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** When somebody looked here before this visit; null if never, undefined until it is read. */
function useSeenBefore(worldId: WorldId): Instant | null | undefined {
  const [seenAt, setSeenAt] = useState<Instant | null>();
  useEffect(() => {
    changesSeen(worldId)
      .then(async (at) => {
        setSeenAt(at);
        await noteChangesSeen(worldId);
      })
      .catch((error: unknown) => {
        setSeenAt(null);
        report(error, 'versions.seen');
      });
  }, [worldId]);
  return seenAt;
}

const LABELS = {
  seen: 'versions.sinceSeen',
  '1': 'versions.lastDay',
  '7': 'versions.lastWeek',
  '30': 'versions.lastMonth',
  all: 'versions.allTime',
} as const;

function ChangedRow({ change, onChoose }: { change: ChangedEntry; onChoose: () => void }) {
  const { ref, title, template, at, came, went } = change;
  return (
    <button type="button" class="entry-row history-entry bare" onClick={onChoose}>
      <EntryTile kind={ref.kind} template={template} />
      <span class="result-head">
        <span class="result-title cut" dir="auto" data-private={change.isPrivate || undefined}>
          {title || t('common.untitled')}
        </span>
      </span>{' '}
      <span class="result-line small soft">
        {change.isDeleted ? t('versions.deletedRow', { age: formatAge(at) }) : formatAge(at)}{' '}
        <WordCounts came={came} went={went} />
      </span>
    </button>
  );
}
