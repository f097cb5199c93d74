import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Finding, FindingKey } from '../../lib/checks/index.ts';
import { loadedLanguage, t, textComparer } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Button, focusRow, navigateRows, rowBeside, stopOf } from '../ui/index.ts';
import { ActionsContext, useStableActions } from './finding-actions.ts';
import { type FindingGroup, groupFindings } from './group.ts';
import { GroupView, PAGE } from './group-view.tsx';
import { toggle, type ViewState } from './view-state.ts';
import './findings.css';

/** Groups shown at first, and added when the end comes into sight. */
const GROUPS = 40;
/** With more findings than this, the groups of rules begin folded, as an overview. */
const OVERVIEW = 30;

/** All findings in their groups. Arrow keys move through groups and findings. */
export function FindingList(props: {
  findings: readonly Finding[];
  gone: ReadonlySet<FindingKey>;
  view: ViewState;
  change: (change: Partial<ViewState>) => void;
}) {
  const { findings, gone, view, change } = props;
  const { by, opened, toggled } = view;
  const actions = useContext(ActionsContext);
  const [shown, setShown] = useState(GROUPS);
  const list = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupFindings(findings, by, textComparer()), [findings, by, loadedLanguage()]);
  const visible = groups.slice(0, shown);
  const hasMore = groups.length > shown;
  const startsFolded = by === 'rule' && findings.length > OVERVIEW;
  const isUnfolded = ({ key }: FindingGroup) => startsFolded === toggled.has(`${by} ${key}`);
  const first = visible[0] ? `group ${visible[0].key}` : null;
  const shownOf = ({ key }: FindingGroup) => view.shown.get(`${by} ${key}`) ?? PAGE[by];
  const isShown = (row: string) =>
    visible.some(
      (group) =>
        row === `group ${group.key}` ||
        row === `more ${group.key}` ||
        (isUnfolded(group) &&
          group.findings.slice(0, shownOf(group)).some(({ key }) => row === `finding ${key}`)),
    );
  const active = view.active !== null && isShown(view.active) ? view.active : first;
  useEffect(() => {
    if (!end.current || !hasMore || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((before) => before + GROUPS),
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, shown]);

  /** The row that gets the focus when the one that has it leaves the list. */
  const next = useRef<string | null>(null);
  const rowAt = (key: string) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? null;
  useLayoutEffect(() => {
    if (next.current === null) return;
    if (!focusRow(rowAt(next.current)) && first) focusRow(rowAt(first));
    next.current = null;
  }, [findings]);
  // The row that an article was opened from has the focus again after going back.
  useEffect(() => {
    if (view.active !== null && document.activeElement === document.body) focusRow(rowAt(view.active));
  }, []);

  const intend = (finding: Finding) => {
    const row = `finding ${finding.key}`;
    if (list.current && rowAt(row)?.contains(document.activeElement))
      next.current = rowBeside(list.current, row);
    actions.setIntended(finding, true);
  };
  const own = useStableActions({
    ...actions,
    toggle: ({ key }) => change({ opened: toggle(opened, key) }),
    setIntended: intend,
  });
  return (
    <ActionsContext.Provider value={own}>
      <section
        class="finding-list"
        aria-label={t('findings.title')}
        ref={list}
        onKeyDown={outsideComposition((event) => {
          const act = (row: string, what: RowAct) => {
            const finding = findings.find(({ key }) => row === `finding ${key}`);
            if (!finding || gone.has(finding.key)) return false;
            if (what === 'open') actions.open(finding.evidence[0], 'here');
            else if (what === 'mend') actions.mend?.(finding);
            else intend(finding);
            return true;
          };
          if (!list.current || !onListKey(list.current, event, act)) return;
          event.preventDefault();
          event.stopPropagation();
        })}
        onFocusIn={({ target }) => {
          const row = target instanceof Element ? target.closest('[data-row]') : null;
          if (row) change({ active: row.getAttribute('data-row') });
        }}
      >
        {visible.map((group) => {
          const key = `${by} ${group.key}`;
          return (
            <GroupView
              key={key}
              {...{ group, by, gone, opened, active }}
              isUnfolded={isUnfolded(group)}
              onUnfold={() => change({ toggled: toggle(toggled, key) })}
              shown={shownOf(group)}
              onShow={(count) => change({ shown: new Map(view.shown).set(key, count) })}
            />
          );
        })}
        {hasMore && (
          <div ref={end} class="finding-more-rows" data-row="more">
            <Button tone="quiet" data-stop tabIndex={-1} onClick={() => setShown(shown + GROUPS)}>
              {t('common.showMore', { count: Math.min(GROUPS, groups.length - shown) })}
            </Button>
          </div>
        )}
      </section>
    </ActionsContext.Provider>
  );
}

type RowAct = 'open' | 'intended' | 'mend';

/** The keys of what can be done with a row. */
const ACTS: Readonly<Record<string, RowAct>> = {
  ...{ o: 'open', i: 'intended', x: 'intended', Delete: 'intended', f: 'mend' },
};

/** Esc in an opened row closes it. Returns whether there was one. */
function close(row: HTMLElement): boolean {
  const stop = stopOf(row);
  if (row.dataset.row?.startsWith('group') || stop?.getAttribute('aria-expanded') !== 'true') return false;
  stop.click();
  stop.focus();
  return true;
}

/**
 * Moves between the rows of a list of groups, opens and closes them, and acts on the row that has the focus. Returns whether
 * the key was one of them.
 * @param act does something with the row of a key; returns whether it can
 */
function onListKey(
  list: HTMLElement,
  event: KeyboardEvent,
  act: (row: string, what: RowAct) => boolean,
): boolean {
  const pressed = navigateRows(list, event);
  if (!pressed || pressed.isDone) return pressed !== null;
  if (event.key === 'Escape') return close(pressed.row);
  const what = ACTS[event.key];
  return what !== undefined && act(pressed.row.dataset.row ?? '', what);
}
