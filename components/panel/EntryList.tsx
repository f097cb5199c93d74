import { useEffect, useMemo, useState } from 'preact/hooks';
import { kindWords, ResultList, type Row, rowOfHit, useShelf } from '../search/index.ts';
import { Button } from '../ui/index.ts';
import type { ListViewProps } from './view.ts';

const AT_ONCE = 200;

/** Everything of a kind by its title, as many at once as can be looked through. */
export function EntryList({ worldId, kind, open }: ListViewProps) {
  const [state] = useShelf(worldId);
  const [shown, setShown] = useState(AT_ONCE);
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => setShown(AT_ONCE), [kind]);
  const searcher = state.state === 'open' ? state.shelf.searcher : null;
  const rows = useMemo(() => {
    const all = searcher ? [...searcher.hits(kind)] : [];
    return all.sort((a, b) => a.title.localeCompare(b.title)).map((hit) => rowOfHit(worldId, hit));
  }, [searcher, kind, worldId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (event.key === 'Enter' && row) open(row.ref, event.ctrlKey || event.metaKey ? 'tab' : 'here');
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: Math.min(shown, rows.length) - 1 }[
      event.key
    ];
    if (goal === undefined) return;
    event.preventDefault();
    const next: Row | undefined = rows[Math.min(Math.max(goal, 0), Math.min(shown, rows.length) - 1)];
    setActive(next?.key ?? null);
  };
  const title = kindWords(kind);
  return (
    <section class="list" aria-label={title}>
      <h1>
        {title} <span class="soft small">{rows.length.toLocaleString()}</span>
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
          onDeed={(row, deed) => open(row.ref, deed === 'page' ? 'tab' : 'here')}
        />
      )}
      {rows.length > shown && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + AT_ONCE)}>
          {`Show ${Math.min(rows.length - shown, AT_ONCE)} more`}
        </Button>
      )}
    </section>
  );
}
