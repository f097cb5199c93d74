import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { reportAs } from '../../../lib/diagnostics/index.ts';
import { isPrivate } from '../../../lib/entries/index.ts';
import { t } from '../../../lib/i18n/index.ts';
import { type CategoryAbove, type EntryRef, openLibrary } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { readLinkCounts, watchLinkCounts } from '../../../lib/settings/index.ts';
import { keepFocus, useWatched } from '../../ui/index.ts';
import { ResultRow } from './result-row.tsx';
import type { Row } from './row.ts';
import { similarRows } from './row.ts';
import {
  dragEntry,
  isRowAction,
  MORE,
  type RowAction,
  RowMenu,
  type RowMenuPlace,
  rowMenuPlace,
} from './row-actions.tsx';
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
  const [menu, setMenu] = useState<RowMenuPlace | null>(null);
  const activeId = active === null ? null : optionId(id, active);
  const shown = useRef(activeId);
  const worldId = sections.flatMap(({ rows }) => rows)[0]?.worldId ?? null;
  const tall = useMemo(() => similarRows(sections.flatMap(({ rows }) => rows)), [sections]);
  const hasSecrets = useMemo(
    () => sections.some(({ rows }) => rows.some(({ ref }) => ref.kind === 'secret')),
    [sections],
  );
  const linksOf = useRowLinks(worldId, hasSecrets);
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
    if (!row) return;
    const more = event.target instanceof Element ? event.target.closest(`[data-action=${MORE}]`) : null;
    if (more) setMenu(rowMenuPlace(row, more));
    else props.onAction(row, actionOf(event));
  };
  return (
    <>
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
                {...(row.worldId === worldId ? linksOf(row.ref) : NO_LINKS)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {menu && (
        <RowMenu place={menu} actions={actions} onAction={props.onAction} onClose={() => setMenu(null)} />
      )}
    </>
  );
}

/** What links tell of an entry; null if that isn't shown, or isn't known. */
interface RowLinks {
  /** How many entries link to it. */
  links: number | null;
  /** The article that a secret belongs to. */
  owner: CategoryAbove | null;
}
type LinksOf = (ref: EntryRef) => RowLinks;

const NO_LINKS: RowLinks = { links: null, owner: null };
const NONE: LinksOf = () => NO_LINKS;
/** Milliseconds to wait for more changes before links are read again. */
const REREAD_MS = 500;

async function read(worldId: WorldId): Promise<LinksOf> {
  const library = await openLibrary();
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  const owners = new Map<number, CategoryAbove | null>();
  const readOwner = (location: number): CategoryAbove | null => {
    const places = links.to(location).filter(({ kind }) => kind === 'secret');
    // The article that lists it, else the first that shows it in its text.
    const place = places.find(({ field }) => field === 'secrets') ?? places[0];
    const hit = place && searcher.hit(place.from);
    if (!hit) return null;
    return {
      title: hit.title || t('common.untitled'),
      state: isPrivate(hit.ref.kind, hit) ? 'private' : hit.state,
    };
  };
  const ownerOf = (location: number): CategoryAbove | null => {
    // The same object each time, so that rows that didn't change aren't drawn again.
    if (!owners.has(location)) owners.set(location, readOwner(location));
    return owners.get(location) ?? null;
  };
  return (ref) => {
    const location = searcher.locate(ref);
    if (location < 0) return NO_LINKS;
    return { links: links.countTo(location), owner: ref.kind === 'secret' ? ownerOf(location) : null };
  };
}

/** What links tell of a world's rows: their number, if the person wants to see it, and whose its secrets are. */
function useRowLinks(worldId: WorldId | null, hasSecrets: boolean): LinksOf {
  const hasCounts = useWatched(readLinkCounts, watchLinkCounts) === true;
  const isWanted = hasCounts || hasSecrets;
  const [known, setKnown] = useState<{ worldId: WorldId | null; of: LinksOf }>({ worldId: null, of: NONE });
  useEffect(() => {
    if (!isWanted || worldId === null) return;
    let isCanceled = false;
    let unsubscribe = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      read(worldId).then((of) => !isCanceled && setKnown({ worldId, of }), reportAs('search.readLinks'));
    };
    const follow = async () => {
      const library = await openLibrary();
      if (isCanceled) return;
      unsubscribe = library.subscribe((change) => {
        if (change.worldId === null || change.worldId === worldId) timer ??= setTimeout(refresh, REREAD_MS);
      });
    };
    follow().catch(reportAs('search.readLinks'));
    refresh();
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isWanted, worldId]);
  if (!isWanted || known.worldId !== worldId) return NONE;
  return hasCounts ? known.of : (ref) => ({ ...known.of(ref), links: null });
}
