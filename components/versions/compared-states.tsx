import { useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatDate, t } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { Instant, VersionedRef, WorldId } from '../../lib/model/index.ts';
import type { VersionState } from '../../lib/versions/index.ts';
import { useCanChange } from '../search/index.ts';
import { Button, ConfirmDialog, Notice, useWatched } from '../ui/index.ts';
import { makeAgain } from './make-again.ts';
import { StateComparison } from './state-comparison.tsx';
import type { ShownVersions } from './use-versions.ts';

export interface ComparisonProps {
  worldId: WorldId;
  of: VersionedRef;
  read: ShownVersions;
  at: Instant;
  /** What it is compared with; null for what World Anvil has now. */
  against: Instant | null;
  onAgainst: (at: Instant | null) => void;
  /** Opens a draft. */
  onEdit: (id: string) => void;
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

const timeOf = (at: Instant): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });

interface ComparedStatesProps extends ComparisonProps {
  /** Null: it is damaged. */
  before: VersionState | null;
  after: VersionState | null;
  restore: (changes: VersionState) => void;
}

/** The differences between a version and another text, and the way back to it. */
export function ComparedStates(props: ComparedStatesProps) {
  const { worldId, of, read, at, against, onAgainst, onEdit, before, after, restore } = props;
  const { now, versions } = read;
  const canChange = useCanChange();
  const titleById = useCategoryTitles(worldId);
  const [isAsking, setAsking] = useState(false);
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
        {read.deletedAt !== null && of.kind === 'article' && (
          <Button
            size="small"
            icon="edit"
            onClick={() => void makeAgain(worldId, before).then(onEdit).catch(reportAs('versions.makeAgain'))}
          >
            {t('versions.makeAgain')}
          </Button>
        )}
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
