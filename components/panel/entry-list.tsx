import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { titleComparer } from '../../lib/entries/index.ts';
import { formatNumber, t } from '../../lib/i18n/index.ts';
import {
  copyMention,
  kindPlural,
  ResultList,
  type Row,
  rowOfHit,
  StatusMessage,
  useWorldIndex,
} from '../search/index.ts';
import { Button } from '../ui/index.ts';
import type { ListViewProps } from './view.ts';

/** Rows shown at first. Each press of the button doubles them, up to a limit that still renders quickly. */
const PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 1_000;
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
  const [status, setStatus] = useState<string | null>(null);
  const { shown, active } = positions.get(listKey) ?? INITIAL;
  const update = (change: Partial<ListPosition>) => {
    positions.set(listKey, { shown, active, ...change });
    rerender((turn) => turn + 1);
  };
  const searcher = state.state === 'open' ? state.worldIndex.searcher : null;
  const rows = useMemo(() => {
    const all = searcher ? [...searcher.hits(kind)] : [];
    return all.sort(titleComparer()).map((hit) => rowOfHit(worldId, hit));
  }, [searcher, kind, worldId]);
  // The list takes the focus so that arrow keys work at once. After going back, they continue from the last row.
  const list = useRef<HTMLElement>(null);
  const isFilled = rows.length > 0;
  useLayoutEffect(() => {
    if (isFilled) list.current?.querySelector<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true });
  }, [isFilled, listKey]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (event.key === 'c' && (event.ctrlKey || event.metaKey) && row) void copyMention(row).then(setStatus);
    if (event.key === 'Enter' && row) open(row.ref, event.ctrlKey || event.metaKey ? 'tab' : 'here');
    const goals = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE_STEP, PageUp: at - PAGE_STEP };
    const goal = { ...goals, Home: 0, End: rows.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(goal, 0), rows.length - 1);
    const next: Row | undefined = rows[to];
    update({ active: next?.key ?? null, shown: to < shown ? shown : Math.max(shown + PAGE_SIZE, to + 1) });
  };
  const title = kindPlural(kind);
  const more = Math.min(shown, MAX_PAGE_SIZE);
  return (
    <section class="list" ref={list} aria-label={title}>
      <h1>
        {title} <span class="soft small">{formatNumber(rows.length)}</span>
      </h1>
      {searcher && rows.length === 0 && <p class="soft">{t('panel.listEmpty')}</p>}
      {rows.length > 0 && (
        <ResultList
          id="all"
          label={title}
          sections={[{ name: kind, title: null, rows: rows.slice(0, shown) }]}
          active={active}
          isTabStop
          onKeyDown={onKeyDown}
          onAction={(row, action) => {
            update({ active: row.key });
            if (action === 'copy') void copyMention(row).then(setStatus);
            else open(row.ref, action === 'page' ? 'tab' : 'here');
          }}
        />
      )}
      {rows.length > shown && (
        <Button size="small" tone="quiet" onClick={() => update({ shown: shown + more })}>
          {t('panel.showMore', { count: Math.min(rows.length - shown, more) })}
        </Button>
      )}
      <StatusMessage sentence={status} onExpired={() => setStatus(null)} />
    </section>
  );
}
