import { useEffect, useMemo, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { isLinkFilter, type LinkTest, parseQuery } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { hasWords } from './filters/filters.ts';
import { optionId, type ResultListProps, type ResultSection } from './results/result-list.tsx';
import type { Row } from './results/row.ts';
import { copyMention, openPage, type RowAction } from './results/row-actions.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import { type SearchRows, useSearchRows } from './use-search-rows.ts';
import { useOtherTexts, useWorldResults, type WorldResults } from './worlds/use-other-worlds.ts';
import type { WorldIndex } from './worlds/use-world-index.ts';

/** Milliseconds to wait for more changes before links are read again. */
const REREAD_MS = 300;
/** For a world whose links can't be read: its search reports why. */
const NOTHING: LinkTest = () => () => false;

/**
 * Worlds with what decides filters by links, a moment after such a filter is first typed, and kept up to date. Other
 * searches open no links.
 */
function useLinked(
  indexes: readonly (WorldIndex | null)[],
  isWanted: boolean,
): readonly (WorldIndex | null)[] {
  const [tests, setTests] = useState<ReadonlyMap<WorldId, LinkTest>>(new Map());
  const searchers = indexes.map((index) => index?.searcher);
  useEffect(() => {
    if (!isWanted) return;
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (worldId: WorldId, test: LinkTest) => {
      if (!isCanceled) setTests((before) => new Map([...before, [worldId, test]]));
    };
    const readAll = async () => {
      for (const index of indexes) {
        if (!index || isCanceled) continue;
        const { library, worldId } = index;
        try {
          show(worldId, await library.linkTest(worldId));
        } catch (error) {
          reportAs('search.readLinks')(error);
          show(worldId, NOTHING);
        }
      }
    };
    void readAll();
    const stops = indexes.map((index) =>
      index?.library.subscribe(({ what, worldId }) => {
        if (what !== 'bodies' || (worldId !== null && worldId !== index.worldId)) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          void readAll();
        }, REREAD_MS);
      }),
    );
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      for (const stop of stops) stop?.();
    };
  }, [isWanted, ...searchers]);
  return useMemo(
    () =>
      indexes.map((index) => {
        const links = isWanted && index ? tests.get(index.worldId) : undefined;
        return index && links ? { ...index, links } : index;
      }),
    [isWanted, tests, ...indexes],
  );
}

interface SearchOptions {
  worldIndex: WorldIndex | null;
  typed: string;
  onTyped: (typed: string) => void;
  /** The sections shown while nothing is typed. */
  idle: readonly ResultSection[];
  /** Further worlds to search, and how their groups are called. */
  others?: readonly WorldIndex[];
  titleOf?: (worldId: WorldId) => string;
  /** Whether the list is on the screen. */
  isShown: boolean;
  /** World Anvil's address for the pages of a world's entries; null if they have none by their ids. */
  pagesOf: (worldId: WorldId) => string | null;
  /** The row that is active at first; null for the default. */
  start?: string | null;
  open: (row: Row) => void;
  /** Replaces opening a new tab, if the page has a better way. */
  openPage?: (row: Row) => void;
  /** Inserts the entry at the cursor of the active tab's page; absent if there is no such page. */
  insert?: (row: Row) => void;
  leave: () => void;
  /** A status or error message to show. */
  onStatus: (sentence: string | null) => void;
}

export interface Search {
  answer: SearchRows;
  /** Whether anything is typed, so that the list holds results. */
  hasQuery: boolean;
  box: { listId: string | null; activeId: string | null; onKeyDown: (event: KeyboardEvent) => void };
  list: ResultListProps;
}

const LIST_ID = 'found';
const ACTIONS: readonly RowAction[] = ['open', 'copy', 'page'];
const ACTIONS_WITH_INSERT: readonly RowAction[] = ['open', 'insert', 'copy', 'page'];
const NONE: readonly WorldIndex[] = [];

/** Titles, then texts; in groups by world if several are searched. */
function resultSections(
  { rows, textRows }: SearchRows,
  worlds: readonly WorldResults[],
  titleOf: (worldId: WorldId) => string,
): ResultSection[] {
  if (worlds.length === 0)
    return [
      { name: 'titles', title: null, rows },
      { name: 'texts', title: t('search.inText'), rows: textRows },
    ];
  const titles = worlds.map(
    (world): ResultSection => ({
      name: `titles ${world.worldId}`,
      title: titleOf(world.worldId),
      rows: world.rows,
    }),
  );
  const texts = worlds.map(
    ({ worldId }): ResultSection => ({
      name: `texts ${worldId}`,
      title: t('search.inTextOf', { world: titleOf(worldId) }),
      rows: textRows.filter((row) => row.worldId === worldId),
    }),
  );
  return [...titles, ...texts];
}

/** The search that every screen shares: results, keyboard navigation, and the actions of keys and clicks. */
export function useSearch(options: SearchOptions): Search {
  const { typed, idle, isShown, onStatus, titleOf = String } = options;
  const query = useMemo(() => parseQuery(typed), [typed]);
  const [worldIndex = null, ...linkedOthers] = useLinked(
    [options.worldIndex, ...(options.others ?? NONE)],
    query.parts.some(isLinkFilter),
  );
  const others = useMemo(() => linkedOthers.filter((one) => one !== null), linkedOthers);
  const here = useSearchRows(worldIndex, typed, query);
  const hasQuery = query.parts.length > 0;
  const worlds = useWorldResults(worldIndex, here.rows, others, here);
  const otherTexts = useOtherTexts(others, query, hasWords(query));
  const answer = useMemo((): SearchRows => {
    if (worlds.length === 0) return here;
    const rows = worlds.flatMap((world) => world.rows);
    const titles = new Set(rows.map(({ key }) => key));
    const further = [...otherTexts.values()].flat().filter(({ key }) => !titles.has(key));
    return { ...here, rows, textRows: [...here.textRows, ...further] };
  }, [here, worlds, otherTexts]);
  const sections = useMemo(() => {
    const found = hasQuery ? resultSections(answer, worlds, titleOf) : idle;
    return found.filter(({ rows }) => rows.length > 0);
  }, [hasQuery, answer, worlds, idle]);
  const rows = useMemo(
    () => (isShown ? sections.flatMap((section) => section.rows) : []),
    [sections, isShown],
  );

  const actions: Record<RowAction, (row: Row) => void> = {
    open: options.open,
    insert: options.insert ?? (() => {}),
    copy: (row) => void copyMention(row).then(onStatus),
    page: options.openPage ?? ((row) => void openPage(row, options.pagesOf(row.worldId)).then(onStatus)),
  };
  const navigation = useListNavigation({
    rows,
    typed,
    start: options.start ?? null,
    open: actions.open,
    openPage: actions.page,
    copy: actions.copy,
    insert: options.insert,
    clear: () => options.onTyped(''),
    leave: options.leave,
  });
  const shown = isShown && rows.length > 0;
  return {
    answer,
    hasQuery,
    box: {
      listId: shown ? LIST_ID : null,
      activeId: shown && navigation.active !== null ? optionId(LIST_ID, navigation.active) : null,
      onKeyDown: navigation.onKeyDown,
    },
    list: {
      id: LIST_ID,
      label: t(hasQuery ? 'search.results' : 'search.recent'),
      sections,
      active: navigation.active,
      actions: options.insert ? ACTIONS_WITH_INSERT : ACTIONS,
      onKeyDown: navigation.onKeyDown,
      onAction: (row, action) => actions[action](row),
    },
  };
}
