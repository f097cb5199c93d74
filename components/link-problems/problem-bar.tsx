import { useMemo, useState } from 'preact/hooks';
import { openHistory } from '../../lib/history/index.ts';
import { message, t } from '../../lib/i18n/index.ts';
import type { Hit, Searcher } from '../../lib/library/index.ts';
import type { LinkProblem } from '../../lib/link-problems/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { failed } from '../../lib/model/index.ts';
import { useUndoMany } from '../history/index.ts';
import { useAsyncAction, type WorldIndex } from '../search/index.ts';
import { Button, ConfirmDialog, useWatched } from '../ui/index.ts';
import { countSources, namesakes, planFixes, problemKey, type WantedFix } from './plan-fixes.ts';

const OFFLINE = failed({ kind: 'deviceOffline', sentence: message('history.offline') });
const NOTHING = failed({ kind: 'nothingToFix', sentence: message('linkProblems.nothing') });
/** More than a batch takes. The rest stays in the list. */
const MOST_ENTRIES = 2_000;

export interface Fixing {
  isPreparing: boolean;
  fix: (wanted: readonly WantedFix[]) => void;
  /** What was mended here, with the entry that it was in, by its key: its row stays where it is. */
  mended: ReadonlyMap<string, Mended>;
  /** Batches that were started here, oldest first. */
  batches: readonly string[];
  close: (batch: string) => void;
  undoing: ReturnType<typeof useUndoMany>;
  errorMessage: string | null;
}

export interface Mended {
  problem: LinkProblem;
  from: Hit;
}

/** Whether a batch has changed an entry, and not undone it again. */
async function changedIn(batch: string): Promise<ReadonlySet<string>> {
  const changes = await openHistory().changes({ batch, limit: Number.POSITIVE_INFINITY });
  return new Set(
    changes.filter(({ state, undoneBy }) => state === 'done' && undoneBy === null).map(({ ref }) => ref.id),
  );
}

/** Mends links: one batch of changes, with its report and undo. */
export function useFixing({ library, worldId, searcher }: WorldIndex): Fixing {
  const [errorMessage, run] = useAsyncAction();
  const [isPreparing, setPreparing] = useState(false);
  const [batches, setBatches] = useState<readonly string[]>([]);
  const [wantedIn, setWantedIn] = useState<ReadonlyMap<string, readonly Mended[]>>(new Map());
  const changed = useWatched(
    async () => new Map(await Promise.all(batches.map(async (one) => [one, await changedIn(one)] as const))),
    (again) => openHistory().subscribe(again),
    [batches],
  );
  const mended = useMemo(
    () =>
      new Map(
        [...wantedIn].flatMap(([batch, all]) =>
          all
            .filter(({ from }) => changed?.get(batch)?.has(from.ref.id))
            .map((one) => [problemKey(one.problem), one] as const),
        ),
      ),
    [wantedIn, changed],
  );
  return {
    mended,
    isPreparing,
    fix: (wanted) =>
      run(async () => {
        if (!navigator.onLine) return OFFLINE;
        setPreparing(true);
        const edits = await planFixes(wanted, { library, worldId, searcher }).finally(() =>
          setPreparing(false),
        );
        if (edits.length === 0) return NOTHING;
        const begun = await request('history.many', { edits: edits.slice(0, MOST_ENTRIES) });
        if (begun.ok) {
          const { batch } = begun.value;
          setBatches((before) => [...before, batch]);
          const all = wanted.flatMap(({ problem }): Mended[] => {
            const from = searcher.hit(problem.link.from);
            return from ? [{ problem, from }] : [];
          });
          setWantedIn((before) => new Map([...before, [batch, all]]));
        }
        return begun;
      }),
    batches,
    close: (batch) => setBatches((before) => before.filter((one) => one !== batch)),
    undoing: useUndoMany(run),
    errorMessage,
  };
}

/** How many links there are, and what can be done with the selected ones at once. */
export function ProblemBar(props: {
  problems: readonly LinkProblem[];
  /** Those that can be changed here. */
  fixable: readonly LinkProblem[];
  chosen: readonly LinkProblem[];
  searcher: Searcher;
  onSelect: (problems: readonly LinkProblem[], isSelected: boolean) => void;
  fix: (wanted: readonly WantedFix[]) => void;
}) {
  const { problems, fixable, chosen, searcher, onSelect, fix } = props;
  const [asking, setAsking] = useState<{ wanted: readonly WantedFix[]; isRelinking: boolean } | null>(null);
  // Only where one article has the title: homonyms are never linked unasked.
  const relinks = chosen.flatMap((problem): WantedFix[] => {
    const [only, ...more] = namesakes(searcher, problem);
    return only && more.length === 0 ? [{ problem, target: only.location }] : [];
  });
  const unlinks = chosen.map((problem): WantedFix => ({ problem, target: null }));
  return (
    <div class="places-bar wrap gap-1-2">
      <p role="status">
        {chosen.length > 0
          ? t('linkProblems.selected', { count: chosen.length })
          : problems.length === 0
            ? t('linkProblems.none')
            : t('linkProblems.summary', { links: problems.length, entries: countSources(problems) })}
      </p>
      {fixable.length > 0 && (
        <div class="problem-actions wrap gap-1-2">
          {chosen.length < fixable.length && (
            <Button size="small" tone="quiet" onClick={() => onSelect(fixable, true)}>
              {t('worldPage.selectAll')}
            </Button>
          )}
          {chosen.length > 0 && (
            <Button size="small" tone="quiet" onClick={() => onSelect(chosen, false)}>
              {t('worldPage.clearSelection')}
            </Button>
          )}
          {relinks.length > 0 && (
            <Button size="small" onClick={() => setAsking({ wanted: relinks, isRelinking: true })}>
              {t('linkProblems.relinkMany', { count: relinks.length })}
            </Button>
          )}
          {chosen.length > 0 && (
            <Button size="small" onClick={() => setAsking({ wanted: unlinks, isRelinking: false })}>
              {t('linkProblems.unlinkMany', { count: chosen.length })}
            </Button>
          )}
        </div>
      )}
      {asking && (
        <Question
          {...asking}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            onSelect(chosen, false);
            fix(asking.wanted);
          }}
        />
      )}
    </div>
  );
}

function Question(props: {
  wanted: readonly WantedFix[];
  isRelinking: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { wanted, isRelinking, onClose, onConfirm } = props;
  const count = wanted.length;
  return (
    <ConfirmDialog
      title={t(isRelinking ? 'linkProblems.relinkQuestion' : 'linkProblems.unlinkQuestion', { count })}
      confirm={t(isRelinking ? 'linkProblems.relinkMany' : 'linkProblems.unlinkMany', { count })}
      tone="primary"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{t('linkProblems.questionHint')}</p>
    </ConfirmDialog>
  );
}
