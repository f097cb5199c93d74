import { useMemo, useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { type EntryRef, type Hit, phraseQuery } from '../../lib/library/index.ts';
import { copyMention, ResultList, rowKey, rowOfHit, showStatus, type WorldIndex } from '../search/index.ts';
import { Button } from '../ui/index.ts';

/** Rows shown at first. Each press of the button doubles them, up to a limit that still renders quickly. */
const PAGE_SIZE = 200;
const MAX_PAGE_SIZE = 1_000;
const ACTIONS = ['open', 'copy', 'page'] as const;
/** Rows that PageDown moves by. */
const PAGE_STEP = 10;

/** Entries as in other lists: arrow keys move, Enter opens. */
export function EntryRows(props: {
  label: string;
  hits: readonly Hit[];
  worldIndex: WorldIndex;
  open: (ref: EntryRef, where: 'here' | 'tab') => void;
  search: (typed: string) => void;
}) {
  const { hits, worldIndex, label, open } = props;
  const { worldId, searcher } = worldIndex;
  const [shown, setShown] = useState(PAGE_SIZE);
  const [active, setActive] = useState<string | null>(null);
  const rows = useMemo(
    () => hits.slice(0, shown).map((hit) => rowOfHit({ worldId, searcher }, hit)),
    [hits, shown, worldId, searcher],
  );
  const more = Math.min(shown, MAX_PAGE_SIZE, hits.length - shown);
  const activeTitle = hits.find((hit) => rowKey(worldId, hit.ref) === active)?.title ?? '';
  const onKeyDown = outsideComposition((event: KeyboardEvent) => {
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (event.key === 'c' && (event.ctrlKey || event.metaKey) && row) void copyMention(row).then(showStatus);
    if (event.key === 'Enter' && row) open(row.ref, event.ctrlKey || event.metaKey ? 'tab' : 'here');
    const goals = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE_STEP, PageUp: at - PAGE_STEP };
    const goal = { ...goals, Home: 0, End: hits.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(goal, 0), hits.length - 1);
    const next = hits[to];
    if (!next) return;
    setActive(rowKey(worldId, next.ref));
    if (to >= shown) setShown(Math.max(shown + PAGE_SIZE, to + 1));
  });
  return (
    <>
      <ResultList
        id="lonely"
        label={label}
        sections={[{ name: 'lonely', title: null, rows }]}
        active={active}
        actions={ACTIONS}
        isTabStop
        onKeyDown={onKeyDown}
        onAction={(row, action) => {
          setActive(row.key);
          if (action === 'copy') void copyMention(row).then(showStatus);
          else open(row.ref, action === 'page' ? 'tab' : 'here');
        }}
      />
      {activeTitle !== '' && (
        <p>
          <Button
            size="small"
            tone="quiet"
            icon="search"
            onClick={() => props.search(phraseQuery(activeTitle))}
          >
            {t('linkProblems.findInTexts', { title: activeTitle })}
          </Button>
        </p>
      )}
      {more > 0 && (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + more)}>
          {t('panel.showMore', { count: more })}
        </Button>
      )}
    </>
  );
}
