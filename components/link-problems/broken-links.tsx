import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { formatNumber, loadedLanguage, type MessageId, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import {
  isFixable,
  type LinkProblem,
  PROBLEM_KINDS,
  type ProblemKind,
} from '../../lib/link-problems/index.ts';
import { BatchReport, BatchReports } from '../history/index.ts';
import { useReading } from '../library/index.ts';
import { useCanChange, useKnownWorlds, type WorldIndex } from '../search/index.ts';
import {
  Button,
  EmptyState,
  FoldChevron,
  hasWords,
  ListTools,
  Notice,
  navigateRows,
  useRowFocus,
} from '../ui/index.ts';
import { Incomplete } from './incomplete.tsx';
import { intend, useIntended } from './intended.ts';
import { groupProblems, intendedKey, problemKey } from './plan-fixes.ts';
import { type Fixing, ProblemBar, useFixing } from './problem-bar.tsx';
import { ProblemRow, type RowView } from './problem-row.tsx';
import { type LinkProblemsProps, readProblems } from './read-problems.ts';
import '../entry-view/place-rows.css';
import './link-problems.css';

/** Rows shown at first, and added with each press. */
const PAGE_SIZE = 50;

const TEXTS = {
  gone: { title: 'linkProblems.gone', hint: 'linkProblems.goneHint' },
  elsewhere: { title: 'linkProblems.elsewhere', hint: 'linkProblems.elsewhereHint' },
  unknown: { title: 'linkProblems.unknown', hint: 'linkProblems.unknownHint' },
  private: { title: 'linkProblems.private', hint: 'linkProblems.privateHint' },
} as const satisfies Record<ProblemKind, { title: MessageId; hint: MessageId }>;

/** The links with one kind of problem, what that means, and their rows. */
function ProblemGroup(props: {
  kind: ProblemKind;
  problems: readonly LinkProblem[];
  view: RowView;
  selected: ReadonlySet<string>;
  onSelect: (problems: readonly LinkProblem[], isSelected: boolean) => void;
  /** Marks all of them as intended. Only of a kind that mostly is: it begins folded. */
  onIntendAll?: (() => void) | undefined;
  /** Whether a person asked for this kind only. */
  isAlone: boolean;
}) {
  const { kind, problems, view, selected, onSelect } = props;
  const id = useId();
  const [shown, setShown] = useState(PAGE_SIZE);
  const [isUnfolded, setUnfolded] = useState(!props.onIntendAll);
  useLayoutEffect(() => {
    if (props.isAlone) setUnfolded(true);
  }, [props.isAlone]);
  const more = Math.min(PAGE_SIZE, problems.length - shown);
  return (
    <section class="problem-group" aria-labelledby={id}>
      {props.onIntendAll ? (
        <div class="problem-fold wrap gap-1-2">
          <button
            type="button"
            class="fold-button beside gap-2 bare"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <FoldChevron />
            <span id={id}>{t('linkProblems.privateFold', { count: problems.length })}</span>
          </button>
          <Button size="small" tone="quiet" onClick={props.onIntendAll}>
            {t('linkProblems.intendAll')}
          </Button>
        </div>
      ) : (
        <h2 id={id}>
          {t(TEXTS[kind].title)} <span class="soft">{formatNumber(problems.length)}</span>
        </h2>
      )}
      {isUnfolded && <p class="soft small">{t(TEXTS[kind].hint)}</p>}
      {isUnfolded && (
        <ul class="problem-rows">
          {problems.slice(0, shown).map((problem) => {
            const from = view.entryAt(problem.link.from);
            const key = problemKey(problem);
            return (
              from && (
                <ProblemRow
                  key={key}
                  problem={problem}
                  from={from}
                  view={view}
                  isSelected={selected.has(key)}
                  onSelect={(isSelected) => onSelect([problem], isSelected)}
                />
              )
            );
          })}
        </ul>
      )}
      {isUnfolded && more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
          {t('common.showMore', { count: more })}
        </Button>
      )}
    </section>
  );
}

const NONE: readonly LinkProblem[] = [];

/** Links of the world that lead nowhere, or to what readers can't open; and what can be done about each. */
export function BrokenLinks({ worldIndex, open: openEntry }: LinkProblemsProps) {
  const known = useKnownWorlds();
  const worldIds = known?.worlds.map(({ id }) => id).join('\n') ?? '';
  const read = useCallback(
    (index: WorldIndex, signal: AbortSignal) => readProblems(index, worldIds.split('\n'), signal),
    [worldIds],
  );
  const reading = useReading(worldIndex, known === undefined ? null : read);
  const found = reading.state === 'read' ? reading.found : null;
  const intended = useIntended(worldIndex.worldId);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<ProblemKind | null>(null);
  const fixing = useFixing(worldIndex);
  const { mended } = fixing;
  const isMended = (problem: LinkProblem) => mended.has(problemKey(problem));
  /** Locations of changed entries are new. */
  const entryAt = (location: number) =>
    [...mended.values()].find(({ problem }) => problem.link.from === location)?.from ??
    worldIndex.searcher.hit(location);
  const all = useMemo(() => {
    // Rows of what was mended stay where they are.
    const listed = (found?.problems ?? NONE).filter((one) => !isMended(one));
    return [...listed, ...[...mended.values()].map(({ problem }) => problem)].filter(
      (one) => !intended?.has(intendedKey(one, worldIndex.searcher)),
    );
  }, [found, mended, intended, worldIndex.searcher]);
  const matching = useMemo(() => {
    if (typed.trim() === '') return all;
    return all.filter(({ link, title, label }) =>
      hasWords(`${entryAt(link.from)?.title ?? ''} ${title ?? ''} ${label ?? ''}`, typed),
    );
  }, [all, typed, worldIndex.searcher]);
  const problems = useMemo(
    () => matching.filter((one) => kind === null || one.kind === kind),
    [matching, kind],
  );
  const canChange = useCanChange();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const { searcher, worldId } = worldIndex;
  const intendAll = (some: readonly LinkProblem[]) =>
    intend(
      worldId,
      some.map((one) => intendedKey(one, searcher)),
    );
  const groups = useMemo(() => groupProblems(problems, entryAt), [problems, searcher, loadedLanguage()]);
  const fixable = useMemo(
    () =>
      // Links to something private are mostly intended, so they are mended one by one.
      problems.filter((problem) => {
        const { kind, link } = problem;
        if (kind === 'private' || isMended(problem)) return false;
        const from = canChange ? searcher.hit(link.from) : null;
        return from !== null && isFixable(from.ref, link);
      }),
    [problems, searcher, canChange],
  );
  // A layout effect, so that no key press is lost.
  const intendRow = useRef<(row: string) => void>(() => {});
  intendRow.current = (row) =>
    intendAll(problems.filter((one) => problemKey(one) === row)).catch(reportAs('linkProblems.intend'));
  useLayoutEffect(() => {
    const { current } = list;
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      const pressed = current && navigateRows(current, event);
      if (!pressed) return;
      if (event.key === 'x' || event.key === 'Delete') intendRow.current(pressed.row.dataset.row ?? '');
      else if (!pressed.isDone) return;
      event.preventDefault();
    });
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [groups.length > 0]);
  useRowFocus(list, groups.length > 0);
  if (reading.state === 'failed') return <Notice tone="danger">{t('linkProblems.failed')}</Notice>;
  if (!found) return <p class="soft">{t('linkProblems.reading')}</p>;

  const open = problems.filter((one) => one.kind !== 'private' && !isMended(one));
  const countOf = (one: ProblemKind) => matching.filter((problem) => problem.kind === one).length;
  const select = (some: readonly LinkProblem[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const problem of some)
        if (isSelected) after.add(problemKey(problem));
        else after.delete(problemKey(problem));
      return after;
    });
  const view: RowView = {
    ...{ worldIndex, canChange },
    worldTitle: (id) => known?.worlds.find((world) => world.id === id)?.title ?? '',
    open: (location, where) => {
      const hit = searcher.hit(location);
      if (hit) openEntry(hit.ref, where);
    },
    fix: fixing.fix,
    ...{ isMended, entryAt },
  };
  return (
    <div class="link-problems">
      <Incomplete worldIndex={worldIndex} texts={found.texts} />
      <ListTools
        filter={{ label: t('review.filter'), value: typed, onChange: setTyped }}
        chipsLabel={t('linkProblems.brokenTitle')}
        chips={PROBLEM_KINDS.filter((one) => countOf(one) > 0 || one === kind).map((one) => ({
          key: one,
          label: t(TEXTS[one].title),
          count: countOf(one),
          isOn: one === kind,
          onToggle: () => setKind(one === kind ? null : one),
        }))}
      />
      {all.length > 0 && problems.length === 0 ? (
        <p class="soft">{t('review.noMatch')}</p>
      ) : open.length === 0 && mended.size === 0 ? (
        <EmptyState icon="link" title={t('linkProblems.none')}>
          {t('linkProblems.noneHint')}
        </EmptyState>
      ) : (
        <ProblemBar
          {...{ fixable, searcher }}
          problems={open}
          chosen={fixable.filter((problem) => selected.has(problemKey(problem)))}
          onSelect={select}
          fix={fixing.fix}
        />
      )}
      {groups.length > 0 && (
        <div class="link-problems" ref={list}>
          {groups.map((group) => (
            <ProblemGroup
              key={group.kind}
              {...group}
              isAlone={kind === group.kind}
              view={view}
              selected={selected}
              onSelect={select}
              onIntendAll={
                group.kind === 'private'
                  ? () => intendAll(group.problems).catch(reportAs('linkProblems.intend'))
                  : undefined
              }
            />
          ))}
        </div>
      )}
      <Batches fixing={fixing} />
    </div>
  );
}

/** What was mended here: progress, report and Undo of each batch. */
function Batches({ fixing }: { fixing: Fixing }) {
  const { batches, undoing, errorMessage, isPreparing } = fixing;
  return (
    <BatchReports>
      {isPreparing && (
        <p class="soft" role="status">
          {t('linkProblems.preparing')}
        </p>
      )}
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      {batches.map((batch) => (
        <BatchReport
          key={batch}
          batch={batch}
          onClose={() => fixing.close(batch)}
          hasKey={batch === batches.at(-1)}
          takesFocus
          undo={{ label: t('common.undo'), onUndo: () => undoing.undo(batch) }}
        />
      ))}
      {undoing.begun.map((batch) => (
        <BatchReport key={batch} batch={batch} onClose={() => undoing.close(batch)} />
      ))}
    </BatchReports>
  );
}
