import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { byTitle } from '../../lib/entries/index.ts';
import {
  copyMention,
  kindWords,
  ResultList,
  type Row,
  rowOfHit,
  Said,
  useWorldIndex,
} from '../search/index.ts';
import { Button, LOCALE } from '../ui/index.ts';
import type { ListViewProps } from './view.ts';

/** Rows shown at first. Each press of the button doubles them, up to a limit that still renders quickly. */
const AT_ONCE = 200;
const MOST_MORE = 1_000;
/** Rows that PageDown moves by. */
const PAGE = 10;

/** How far the reader got in each list, for as long as the panel is open. */
interface Reading {
  shown: number;
  active: string | null;
}
const readings = new Map<string, Reading>();
const UNREAD: Reading = { shown: AT_ONCE, active: null };

/** All entries of a kind, sorted by title, a limited number at a time. */
export function EntryList({ worldId, kind, open }: ListViewProps) {
  const [state] = useWorldIndex(worldId);
  const of = `${worldId} ${kind}`;
  const [, setTurn] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const { shown, active } = readings.get(of) ?? UNREAD;
  const read = (change: Partial<Reading>) => {
    readings.set(of, { shown, active, ...change });
    setTurn((turn) => turn + 1);
  };
  const searcher = state.state === 'open' ? state.worldIndex.searcher : null;
  const rows = useMemo(() => {
    const all = searcher ? [...searcher.hits(kind)] : [];
    return all.sort(byTitle).map((hit) => rowOfHit(worldId, hit));
  }, [searcher, kind, worldId]);
  // The list takes the focus so that arrow keys work at once. After going back, they continue from the last row.
  const list = useRef<HTMLElement>(null);
  const isFilled = rows.length > 0;
  useLayoutEffect(() => {
    if (isFilled) list.current?.querySelector<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true });
  }, [isFilled, of]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (event.key === 'c' && (event.ctrlKey || event.metaKey) && row) void copyMention(row).then(setSaid);
    if (event.key === 'Enter' && row) open(row.ref, event.ctrlKey || event.metaKey ? 'tab' : 'here');
    const goals = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE, PageUp: at - PAGE };
    const goal = { ...goals, Home: 0, End: rows.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(goal, 0), rows.length - 1);
    const next: Row | undefined = rows[to];
    read({ active: next?.key ?? null, shown: to < shown ? shown : Math.max(shown + AT_ONCE, to + 1) });
  };
  const title = kindWords(kind);
  const more = Math.min(shown, MOST_MORE);
  return (
    <section class="list" ref={list} aria-label={title}>
      <h1>
        {title} <span class="soft small">{rows.length.toLocaleString(LOCALE)}</span>
      </h1>
      {searcher && rows.length === 0 && <p class="soft">This world has none that Loreside may see.</p>}
      {rows.length > 0 && (
        <ResultList
          id="all"
          label={title}
          sections={[{ name: kind, title: null, rows: rows.slice(0, shown) }]}
          active={active}
          isStop
          onKeyDown={onKeyDown}
          onDeed={(row, deed) => {
            read({ active: row.key });
            if (deed === 'copy') void copyMention(row).then(setSaid);
            else open(row.ref, deed === 'page' ? 'tab' : 'here');
          }}
        />
      )}
      {rows.length > shown && (
        <Button size="small" tone="quiet" onClick={() => read({ shown: shown + more })}>
          {`Show ${Math.min(rows.length - shown, more).toLocaleString(LOCALE)} more`}
        </Button>
      )}
      <Said sentence={said} onGone={() => setSaid(null)} />
    </section>
  );
}
