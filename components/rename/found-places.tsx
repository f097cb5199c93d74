import { useMemo, useState } from 'preact/hooks';
import { loadedLanguage, t, textComparer } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { BatchReport, BatchReports } from '../history/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import type { WorldIndex } from '../search/index.ts';
import { Button, ConfirmDialog, hasWords, ListTools, Notice } from '../ui/index.ts';
import { RenameList } from './rename-list.tsx';
import {
  GROUPINGS,
  type Grouping,
  groupRows,
  isTakenUnasked,
  type Row,
  type RowState,
  rowsOf,
  STATES,
} from './rows.ts';
import { EVERYWHERE, scopesOf } from './scope.ts';
import { ScopeFields } from './scope-fields.tsx';
import type { Found } from './use-found.ts';
import type { PassageSearch } from './use-passages.ts';
import { MOST_ENTRIES, type Renaming } from './use-renaming.ts';

/** Seconds for each changed entry: World Anvil is asked three times, about once a second. */
const SECONDS_EACH = 3;
/** Up to this many entries, a batch needs no time to be spoken of. */
const FEW = 10;

const countEntries = (rows: readonly Row[]): number => new Set(rows.map(({ entry }) => entry.ref.id)).size;

interface FoundPlacesProps {
  worldIndex: WorldIndex;
  of: EntryRef | null;
  found: Found;
  passages: PassageSearch;
  next: string;
  /** Whether there is something new to write, and texts can take it. */
  isNew: boolean;
  isFit: boolean;
  canChange: boolean;
  renaming: Renaming;
  open: (row: Row, where: 'here' | 'tab') => void;
}

/** The places that were found, with what each becomes: skipped one by one, and changed together. */
export function FoundPlaces(props: FoundPlacesProps) {
  const { worldIndex, of, found, passages, next, canChange, renaming } = props;
  const { searcher } = worldIndex;
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState<Grouping>('entry');
  const [state, setState] = useState<RowState | null>(null);
  /** What a person has said of a place: to change it, or to leave it. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asked, setAsked] = useState<readonly Row[] | null>(null);
  const rows = useMemo(
    () =>
      rowsOf(found.entries.values(), found.query, next, (ref) => {
        const location = searcher.locate(ref);
        const other = found.drafts.get(ref.id) ?? passages.hits.get(ref.id) ?? null;
        return location < 0 ? other : searcher.hit(location);
      }),
    [found.entries, found.drafts, passages.hits, found.query, next, searcher],
  );
  const [scope, setScope] = useState(EVERYWHERE);
  const { isCovered } = useScreenShare();
  const scopes = useMemo(
    () => scopesOf(rows, worldIndex.copy?.categories ?? [], isCovered),
    [rows, worldIndex.copy, isCovered],
  );
  const matching = useMemo(
    () =>
      rows.filter(
        (row) =>
          scopes.isWithin(row, scope) && hasWords(`${row.hit.title} ${row.replacement.written}`, typed),
      ),
    [rows, scopes, scope, typed],
  );
  const listed = useMemo(
    () => matching.filter((row) => state === null || row.state === state),
    [matching, state],
  );
  const groups = useMemo(
    () => groupRows(listed, by, of, textComparer()),
    [listed, by, of?.id, loadedLanguage()],
  );
  const isTaken = (row: Row) => row.state !== 'fixed' && (decided.get(row.key) ?? isTakenUnasked(row));
  const take = (some: readonly Row[], isWanted: boolean) => {
    const after = new Map(decided);
    for (const { key } of some) after.set(key, isWanted);
    setDecided(after);
  };
  const taken = listed.filter(isTaken);
  const open = listed.filter((row) => row.state !== 'fixed');
  const isReady = canChange && props.isNew && props.isFit && taken.length > 0;
  const countOf = (one: RowState) => matching.filter((row) => row.state === one).length;
  return (
    <>
      <ScopeFields choices={scopes.choices} scope={scope} onChange={setScope} />
      <ListTools
        filter={{ label: t('review.filter'), value: typed, onChange: setTyped }}
        order={{
          label: t('common.groupBy'),
          value: by,
          options: GROUPINGS.map((value) => ({ value, label: t('rename.grouping', { by: value }) })),
          onChange: setBy,
        }}
        chipsLabel={t('rename.states')}
        chips={STATES.filter((one) => countOf(one) > 0 || one === state).map((one) => ({
          key: one,
          label: t(`rename.${one}`),
          count: countOf(one),
          isOn: one === state,
          onToggle: () => setState(one === state ? null : one),
        }))}
      />
      <div class="places-bar wrap gap-1-2">
        <p class="soft" role="status">
          {t('rename.summary', { taken: taken.length, all: listed.length })}
        </p>
        {canChange && (
          <div class="rename-actions wrap gap-1-2">
            <Button
              size="small"
              tone="quiet"
              onClick={() => take(open, taken.length < open.length)}
              disabled={open.length === 0}
            >
              {t(taken.length < open.length ? 'worldPage.selectAll' : 'worldPage.clearSelection')}
            </Button>
            <Button
              size="small"
              tone="primary"
              disabled={!isReady}
              busy={renaming.isPreparing}
              onClick={() => setAsked(taken)}
            >
              {t('rename.change', { count: taken.length })}
            </Button>
          </div>
        )}
      </div>
      {renaming.changedAgain > 0 && (
        <Notice tone="warn">{t('rename.changedAgain', { count: renaming.changedAgain })}</Notice>
      )}
      {listed.length === 0 && <p class="soft">{t('review.noMatch')}</p>}
      <RenameList {...{ groups, canChange, isTaken, take }} open={props.open} />
      {asked && (
        <Question
          rows={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            renaming.rename(asked);
          }}
        />
      )}
    </>
  );
}

/** Asks before texts are changed. */
function Question({ rows, ...props }: { rows: readonly Row[]; onClose: () => void; onConfirm: () => void }) {
  const entries = countEntries(rows);
  const minutes = Math.ceil((Math.min(entries, MOST_ENTRIES) * SECONDS_EACH) / 60);
  return (
    <ConfirmDialog
      title={t('rename.question', { places: rows.length })}
      confirm={t('rename.change', { count: rows.length })}
      tone="primary"
      {...props}
    >
      <p>{t('rename.questionHint')}</p>
      {entries > MOST_ENTRIES && <p>{t('rename.cut', { count: MOST_ENTRIES })}</p>}
      {entries > FEW && <p>{t('mentions.takes', { minutes })}</p>}
    </ConfirmDialog>
  );
}

/** What was changed here: progress, report and Undo of each batch. */
export function Batches({ renaming }: { renaming: Renaming }) {
  const { batches, undoing, errorMessage } = renaming;
  return (
    <BatchReports>
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {batches.map((batch) => (
        <BatchReport
          key={batch.id}
          batch={batch.id}
          onClose={() => renaming.close(batch.id)}
          hasKey={batch === batches.at(-1)}
          takesFocus
          undo={{
            label: t('mentions.undo', { count: batch.places }),
            onUndo: () => undoing.undo(batch.id),
          }}
        />
      ))}
      {undoing.begun.map((batch) => (
        <BatchReport key={batch} batch={batch} onClose={() => undoing.close(batch)} />
      ))}
    </BatchReports>
  );
}
