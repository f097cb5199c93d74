import { useMemo } from 'preact/hooks';
import { copyMention, openPage } from './entry-actions.ts';
import { optionId, type ResultListProps, type ResultSection } from './result-list.tsx';
import type { RowAction } from './result-row.tsx';
import type { Row } from './row.ts';
import { type Answer, useAnswer } from './use-answer.ts';
import { useListNavigation } from './use-list-navigation.ts';
import type { WorldIndex } from './use-world-index.ts';

export interface SearchOptions {
  worldIndex: WorldIndex | null;
  typed: string;
  onTyped: (typed: string) => void;
  /** What stands there while nothing is typed. */
  idle: readonly ResultSection[];
  /** Whether the list is on the screen. */
  isShown: boolean;
  /** The platform's address; null where it is not known. */
  platform: string | null;
  /** The row that the walk begins at; null: the first one. */
  start?: string | null;
  open: (row: Row) => void;
  /** In place of a new tab, where the page knows a better one. */
  openPage?: (row: Row) => void;
  /** Puts it where the caret stands on the page beside; left out where there is no such page. */
  insert?: (row: Row) => void;
  leave: () => void;
  /** What was done, or why not, in a sentence to show. */
  onSaid: (sentence: string | null) => void;
}

export interface Search {
  answer: Answer;
  /** Whether something is typed, so that the list holds an answer. */
  isAsking: boolean;
  box: { listId: string | null; activeId: string | null; onKeyDown: (event: KeyboardEvent) => void };
  list: ResultListProps;
}

const LIST = 'found';

/** The search as every screen has it: the answer, the walk through it, and what the keys and clicks do. */
export function useSearch(options: SearchOptions): Search {
  const { worldIndex, typed, idle, isShown, platform, onSaid } = options;
  const answer = useAnswer(worldIndex, typed);
  const isAsking = answer.query.parts.length > 0;
  const sections = useMemo(() => {
    const found: ResultSection[] = isAsking
      ? [
          { name: 'titles', title: null, rows: answer.rows },
          { name: 'texts', title: 'In the text', rows: answer.inTexts },
        ]
      : [...idle];
    return found.filter(({ rows }) => rows.length > 0);
  }, [isAsking, answer.rows, answer.inTexts, idle]);
  const rows = useMemo(
    () => (isShown ? sections.flatMap((section) => section.rows) : []),
    [sections, isShown],
  );

  const actions: Record<RowAction, (row: Row) => void> = {
    open: options.open,
    copy: (row) => void copyMention(row).then(onSaid),
    page: options.openPage ?? ((row) => void openPage(row, platform).then(onSaid)),
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
    isAsking,
    box: {
      listId: shown ? LIST : null,
      activeId: shown && navigation.active !== null ? optionId(LIST, navigation.active) : null,
      onKeyDown: navigation.onKeyDown,
    },
    list: {
      id: LIST,
      label: isAsking ? 'Found' : 'At hand',
      sections,
      active: navigation.active,
      onKeyDown: navigation.onKeyDown,
      onDeed: (row, deed) => actions[deed](row),
    },
  };
}
