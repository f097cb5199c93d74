import { useState } from 'preact/hooks';
import { DatabaseUnavailable } from '../../lib/database/index.ts';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import type { VersionState } from '../../lib/versions/index.ts';
import { perform } from '../history/index.ts';
import { useCanChange } from '../search/index.ts';
import { Button, ConfirmDialog, EmptyState, Notice, Trans, useMedia, useWatched } from '../ui/index.ts';
import { restoreOperation } from './restore.ts';
import { StateComparison } from './state-comparison.tsx';
import { type ShownVersions, useStateAt, useVersions } from './use-versions.ts';
import { NOW, VersionList } from './version-list.tsx';
import { VersionSearch } from './version-search.tsx';
import './versions.css';

export interface VersionsViewProps {
  worldId: WorldId;
  of: VersionedRef;
  open: (ref: EntryRef) => void;
  /** Goes to what changed in the whole world. */
  onWorld: () => void;
}

/** The versions of an entry by day, the differences between any two, and the way back to one. */
export function VersionsView({ worldId, of, open, onWorld }: VersionsViewProps) {
  const read = useVersions(worldId, of);
  if (!read) return null;
  if ('fault' in read) {
    const isNewer = read.fault instanceof DatabaseUnavailable && read.fault.fault === 'newer';
    return <Notice tone="danger">{t(isNewer ? 'versions.newer' : 'versions.unreadable')}</Notice>;
  }
  return (
    <section
      class="versions column gap-4"
      aria-label={t('versions.title')}
      data-private={read.isPrivate || undefined}
    >
      <header class="column gap-1">
        <h1>{t('versions.title')}</h1>
        <p>
          <Trans
            id="history.ofEntry"
            values={{
              title: read.title || t('common.untitled'),
              entry: (title) => (
                <button type="button" class="change-link bare" dir="auto" onClick={() => open(of)}>
                  {title}
                </button>
              ),
            }}
          />
        </p>
        <p>
          <Button size="small" tone="quiet" icon="clock" onClick={onWorld}>
            {t('versions.inWorld')}
          </Button>
        </p>
      </header>
      {read.deletedAt !== null && (
        <Notice tone="warn">
          {t('versions.deleted', { date: formatDate(read.deletedAt, { dateStyle: 'long' }) })}
        </Notice>
      )}
      {read.versions.length === 0 ? (
        <EmptyState icon="clock" title={t('versions.none')}>
          <p>{t('versions.noneHint')}</p>
        </EmptyState>
      ) : (
        <Chosen worldId={worldId} of={of} read={read} />
      )}
    </section>
  );
}

/** Titles of categories, for fields that name one by its id. */
function useCategoryTitles(worldId: WorldId): (id: string) => string | null {
  const titles = useWatched(
    async () => {
      const facts = await (await openLibrary()).world(worldId);
      return new Map(facts?.categories.map(({ id, title }) => [id, title]));
    },
    () => () => {},
    [worldId],
  );
  return (id) => titles?.get(id) ?? null;
}

function Chosen({ worldId, of, read }: { worldId: WorldId; of: VersionedRef; read: ShownVersions }) {
  const { versions, now, title, isPrivate } = read;
  const newest = versions[0]?.at ?? NOW;
  const [chosen, setChosen] = useState<Instant | null>(null);
  const [against, setAgainst] = useState<Instant | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<Instant> | null>(null);
  const isWide = useMedia('(width >= 52rem)');
  const shown = versions.some(({ at }) => at === chosen) ? chosen : isWide ? newest : null;
  const other = versions.some(({ at }) => at === against) ? against : null;
  return (
    <>
      <VersionSearch worldId={worldId} of={of} now={now} onFound={setMarked} />
      <div class="versions-columns">
        <VersionList
          {...{ worldId, of, versions, now, marked, chosen: shown }}
          onChoose={(at) => setChosen(at === shown && !isWide ? null : at)}
          below={(at) =>
            !isWide && at === shown ? (
              <Comparison
                {...{ worldId, of, read, at, title, isPrivate }}
                against={other}
                onAgainst={setAgainst}
              />
            ) : null
          }
        />
        {isWide && shown !== null && (
          <Comparison
            {...{ worldId, of, read, title, isPrivate }}
            at={shown}
            against={other}
            onAgainst={setAgainst}
          />
        )}
      </div>
    </>
  );
}

const timeOf = (at: Instant): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

interface ComparisonProps {
  worldId: WorldId;
  of: VersionedRef;
  read: ShownVersions;
  at: Instant;
  /** What it is compared with; null for what World Anvil has now. */
  against: Instant | null;
  onAgainst: (at: Instant | null) => void;
}

function Comparison({ worldId, of, read, at, against, onAgainst }: ComparisonProps) {
  const { now, versions, title, isPrivate } = read;
  const canChange = useCanChange();
  const before = useStateAt(worldId, of, at, null);
  const after = useStateAt(worldId, of, against, now?.state ?? null);
  const titleById = useCategoryTitles(worldId);
  const [isAsking, setAsking] = useState(false);
  const restore = (changes: VersionState) => {
    const operation = now && restoreOperation({ worldId, ref: of, title, isPrivate }, changes, now.state);
    if (operation) void perform(operation).catch(reportAs('versions.restore'));
  };
  if (before === undefined || after === undefined) return null;
  if (before === null) return <Notice tone="warn">{t('versions.damaged')}</Notice>;
  const isLatest = against === null && now !== null;
  const canRestore = canChange && isLatest && of.kind !== 'manuscript';
  return (
    <section class="version-comparison column gap-3" aria-label={t('versions.comparison')}>
      <div class="version-against wrap gap-2">
        <label class="column gap-1 small">
          {t('versions.comparedWith')}
          <select
            class="input"
            value={against === null ? '' : String(against)}
            onChange={({ currentTarget: { value } }) => onAgainst(value === '' ? null : Number(value))}
          >
            {now && <option value="">{t('versions.now')}</option>}
            {versions.flatMap((version) =>
              version.at === at ? [] : <option value={String(version.at)}>{timeOf(version.at)}</option>,
            )}
          </select>
        </label>
        {canRestore && (
          <Button size="small" icon="undo" onClick={() => setAsking(true)}>
            {t('versions.restore')}
          </Button>
        )}
      </div>
      <StateComparison
        {...{ of, before, titleById }}
        after={after ?? {}}
        onRestore={canRestore ? restore : null}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('versions.restoreQuestion')}
          confirm={t('history.restore')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            restore(before);
          }}
        >
          <p>{t('versions.restoreHint', { time: timeOf(at) })}</p>
          <p>{t('history.restoreIsUndoable')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
