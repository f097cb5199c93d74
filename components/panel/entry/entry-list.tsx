import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { formatNumber, loadedLanguage, t } from '../../../lib/i18n/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import { LIST_SORTS } from '../../../lib/settings/index.ts';
import {
  copyMention,
  kindPlural,
  NoneOfKind,
  ResultList,
  rowKey,
  rowOfHit,
  SortMenu,
  showStatus,
  sortedLocations,
  useSorting,
  useWorldIndex,
} from '../../search/index.ts';
import { Button } from '../../ui/index.ts';
import type { ListViewProps } from '../navigation/view.ts';

/** Rows shown at first. Each press of the button doubles them, up to a limit that still renders quickly. */
const PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 1_000;
const ACTIONS = ['open', 'copy', 'page'] as const;
/** Rows that PageDown moves by. */
const PAGE_STEP = 10;

/** How far the reader got in each list, for as long as the panel is open. */
interface ListPosition {
  shown: number;
  active: string | null;
}
const positions = new Map<string, ListPosition>();
const INITIAL: ListPosition = { shown: PAGE_SIZE, active: null };

/** All entries of a kind, sorted by title, a limited number at a time. */
export function EntryList({ worldId, kind, open }: ListViewProps) {
  const [state] = useWorldIndex(worldId);
  const listKey = `${worldId} ${kind}`;
  const [, rerender] = useState(0);
  const { shown, active } = positions.get(listKey) ?? INITIAL;
  const update = (change: Partial<ListPosition>) => {
    positions.set(listKey, { shown, active, ...change });
    rerender((turn) => turn + 1);
  };
  const searcher = state.state === 'open' ? state.worldIndex.searcher : null;
  const [{ lists: sort }, changeSorting] = useSorting();
  // Only the rows that are shown are read: a world has up to a hundred thousand.
  const locations = useMemo(
    () => (searcher ? sortedLocations(searcher, kind, sort) : []),
    [searcher, kind, sort, loadedLanguage()],
  );
  const rows = useMemo(
    () =>
      locations.slice(0, shown).flatMap((location) => {
        const hit = searcher?.hit(location);
        return searcher && hit ? rowOfHit({ worldId, searcher }, hit) : [];
      }),
    [locations, searcher, worldId, shown],
  );
  // The list takes the focus so that arrow keys work at once. After going back, they continue from the last row.
  const list = useRef<HTMLElement>(null);
  const isFilled = rows.length > 0;
  useLayoutEffect(() => {
    if (isFilled) list.current?.querySelector<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true });
  }, [isFilled, listKey]);
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (event.key === 'c' && (event.ctrlKey || event.metaKey) && row) void copyMention(row).then(showStatus);
    if (event.key === 'Enter' && row) open(row.ref, event.ctrlKey || event.metaKey ? 'tab' : 'here');
    const goals = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE_STEP, PageUp: at - PAGE_STEP };
    const goal = { ...goals, Home: 0, End: locations.length - 1 }[event.key];
    if (goal === undefined || !searcher) return;
    event.preventDefault();
    const to = Math.min(Math.max(goal, 0), locations.length - 1);
    const next = searcher.hit(locations[to] ?? -1);
    update({
      active: next && rowKey(worldId, next.ref),
      shown: to < shown ? shown : Math.max(shown + PAGE_SIZE, to + 1),
    });
  });
  const title = kindPlural(kind);
  const more = Math.min(shown, MAX_PAGE_SIZE);
  return (
    <section class="list" ref={list} aria-label={title}>
      <div class="list-head beside gap-2">
        <h1>
          {title} <span class="soft small">{formatNumber(locations.length)}</span>
        </h1>
        {rows.length > 1 && (
          <SortMenu sorts={LIST_SORTS} sort={sort} onSort={(lists) => changeSorting({ lists })} />
        )}
      </div>
      {state.state === 'open' && rows.length === 0 && (
        <NoneOfKind worldIndex={state.worldIndex} kind={kind} />
      )}
      {rows.length > 0 && (
        <ResultList
          id="all"
          label={title}
          sections={[{ name: kind, title: null, rows }]}
          active={active}
          actions={ACTIONS}
          isTabStop
          onKeyDown={onKeyDown}
          onAction={(row, action) => {
            update({ active: row.key });
            if (action === 'copy') void copyMention(row).then(showStatus);
            else open(row.ref, action === 'page' ? 'tab' : 'here');
          }}
        />
      )}
      {locations.length > shown && (
        <Button size="small" tone="quiet" onClick={() => update({ shown: shown + more })}>
          {t('common.showMore', { count: Math.min(locations.length - shown, more) })}
        </Button>
      )}
    </section>
  );
}
