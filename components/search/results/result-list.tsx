import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { type EntryRef, openLibrary } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { readLinkCounts, watchLinkCounts } from '../../../lib/settings/index.ts';
import { keepFocus, useWatched } from '../../ui/index.ts';
import { ResultRow } from './result-row.tsx';
import type { Row } from './row.ts';
import { similarRows } from './row.ts';
import { dragEntry, isRowAction, type RowAction } from './row-actions.tsx';
import '../search.css';

export interface ResultSection {
  name: string;
  /** The section's heading, or null. */
  title: string | null;
  rows: readonly Row[];
}

export interface ResultListProps {
  id: string;
  label: string;
  sections: readonly ResultSection[];
  active: string | null;
  /** What can be done with a row, in the order in which the row shows it. */
  actions: readonly RowAction[];
  /** Whether the list itself is a tab stop. It is where no search box moves through it. */
  isTabStop?: boolean;
  /** Handles the box's keys while the list itself has the focus. */
  onKeyDown: (event: KeyboardEvent) => void;
  onAction: (row: Row, action: RowAction) => void;
}

export const optionId = (listId: string, key: string): string => `${listId}-${encodeURIComponent(key)}`;

const keyAt = ({ target }: Event): string | null =>
  (target instanceof Element ? target.closest('[data-key]') : null)?.getAttribute('data-key') ?? null;

function actionOf(event: MouseEvent): RowAction {
  if (event.ctrlKey || event.metaKey || event.button === 1) return 'page';
  const action = event.target instanceof Element ? event.target.closest('[data-action]') : null;
  const name = action?.getAttribute('data-action') ?? null;
  return isRowAction(name) ? name : 'open';
}

/** Rows in groups, navigated from the search box (an ARIA listbox). One click handler serves all rows. */
export function ResultList(props: ResultListProps) {
  const { id, sections, active, actions } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const activeId = active === null ? null : optionId(id, active);
  const shown = useRef(activeId);
  const worldId = sections.flatMap(({ rows }) => rows)[0]?.worldId ?? null;
  const linksTo = useLinkCounts(worldId);
  const tall = useMemo(() => similarRows(sections.flatMap(({ rows }) => rows)), [sections]);
  useLayoutEffect(() => {
    if (activeId === shown.current) return;
    shown.current = activeId;
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const rowAt = (event: Event) => {
    const key = keyAt(event);
    return sections.flatMap(({ rows }) => rows).find((one) => one.key === key);
  };
  const onClick = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    const row = rowAt(event);
    if (row) props.onAction(row, actionOf(event));
  };
  return (
    <div
      class="results column gap-3"
      role="listbox"
      id={id}
      aria-label={props.label}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-activedescendant={props.isTabStop ? (activeId ?? undefined) : undefined}
      // The focus stays in the box, so that typing can go on.
      onMouseDown={(event) => !props.isTabStop && keepFocus(event)}
      onDragStart={(event) => dragEntry(event, rowAt(event))}
      onPointerOver={(event) => event.pointerType !== 'touch' && setHovered(keyAt(event))}
      onPointerLeave={() => setHovered(null)}
      onClick={onClick}
      onAuxClick={onClick}
      onKeyDown={props.onKeyDown}
    >
      {sections.map((section) => (
        <fieldset
          key={section.name}
          class="result-section"
          aria-label={section.title ?? props.label}
          data-section={section.name}
        >
          {section.title && (
            <div class="result-heading small soft" aria-hidden="true">
              {section.title}
            </div>
          )}
          {section.rows.map((row) => (
            <ResultRow
              key={row.key}
              row={row}
              id={optionId(id, row.key)}
              active={row.key === active}
              actions={row.key === active || row.key === hovered ? actions : null}
              isTall={tall.has(row.key)}
              links={row.worldId === worldId ? linksTo(row.ref) : null}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** How many entries link to this one; null if that isn't shown, or isn't known. */
type LinkCountOf = (ref: EntryRef) => number | null;

const NONE: LinkCountOf = () => null;
/** Milliseconds to wait for more changes before links are read again. */
const REREAD_MS = 500;

async function read(worldId: WorldId): Promise<LinkCountOf> {
  const library = await openLibrary();
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  return (ref) => {
    const location = searcher.locate(ref);
    return location < 0 ? null : links.countTo(location);
  };
}

/** The number of links to the entries of a world's rows, if the person wants to see it. */
function useLinkCounts(worldId: WorldId | null): LinkCountOf {
  const isWanted = useWatched(readLinkCounts, watchLinkCounts) === true;
  const [counts, setCounts] = useState<{ worldId: WorldId | null; of: LinkCountOf }>({
    worldId: null,
    of: NONE,
  });
  useEffect(() => {
    if (!isWanted || worldId === null) return;
    let isCanceled = false;
    let unsubscribe = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      read(worldId).then((of) => !isCanceled && setCounts({ worldId, of }), reportAs('search.countLinks'));
    };
    const follow = async () => {
      const library = await openLibrary();
      if (isCanceled) return;
      unsubscribe = library.subscribe((change) => {
        if (change.worldId === null || change.worldId === worldId) timer ??= setTimeout(refresh, REREAD_MS);
      });
    };
    follow().catch(reportAs('search.countLinks'));
    refresh();
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isWanted, worldId]);
  return isWanted && counts.worldId === worldId ? counts.of : NONE;
}
