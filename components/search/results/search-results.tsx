import { useEffect } from 'preact/hooks';
import { formatList, type MessageId, t } from '../../../lib/i18n/index.ts';
import { RESULT_SORTS, type ResultSort } from '../../../lib/settings/index.ts';
import { announce, Button, Menu } from '../../ui/index.ts';
import type { Search } from '../use-search.ts';
import type { WorldIndex } from '../worlds/use-world-index.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultList } from './result-list.tsx';

const NAMES = {
  relevance: 'search.sortRelevance',
  title: 'history.fieldTitle',
  changed: 'search.sortChanged',
  template: 'templates.label',
} as const satisfies Record<ResultSort, MessageId>;

export const sortName = (sort: ResultSort): string => t(NAMES[sort]);

/** A button that names the order of a list, and offers others. */
export function SortMenu<T extends ResultSort>(props: {
  sorts: readonly T[];
  sort: T;
  onSort: (sort: T) => void;
}) {
  const { sorts, sort, onSort } = props;
  return (
    <Menu
      label={t('search.sort', { order: sortName(sort) })}
      tone="quiet"
      align="end"
      items={sorts.map((id) => ({ id, label: sortName(id), isChosen: id === sort }))}
      onChoose={(id) => {
        const chosen = sorts.find((one) => one === id);
        if (chosen) onSort(chosen);
      }}
    />
  );
}

/** Milliseconds without typing before screen readers hear how much was found. */
const ANNOUNCE_DELAY_MS = 700;

function amountFound(titles: number, more: boolean, texts: number): string {
  const found = t('search.found', { count: titles, more: more ? 'yes' : 'no' });
  return texts === 0 ? found : t('search.foundWithTexts', { found, count: texts });
}

/**
 * Search results: titles, then full texts, or why nothing was found.
 * @param props.offered labels of what the screen offers for the typed text besides entries
 */
export function SearchResults(props: {
  search: Search;
  worldIndex: WorldIndex;
  typed: string;
  onTyped: (typed: string) => void;
  onDraft?: (title: string) => void;
  offered?: readonly string[];
}) {
  const { search, worldIndex, typed, onTyped, onDraft, offered = [] } = props;
  const { rows, textRows, more, showMore, isSearching } = search.answer;
  const isEmpty = rows.length === 0 && textRows.length === 0;
  const isOffered = offered.length > 0;
  const found = !isEmpty
    ? amountFound(rows.length, more, textRows.length)
    : isOffered
      ? formatList(offered)
      : t('search.foundNothing');
  useEffect(() => {
    if (isSearching) return;
    const timer = setTimeout(() => announce(found), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [found, isSearching, typed]);
  if (isEmpty && isOffered && !isSearching) return null;
  if (isEmpty)
    return isSearching ? (
      <p class="searching">{t(search.answer.waitsForLinks ? 'linkMap.reading' : 'search.searchingTexts')}</p>
    ) : (
      <NothingFound
        worldIndex={worldIndex}
        answer={search.answer}
        typed={typed}
        onTyped={onTyped}
        {...(onDraft && { onDraft })}
      />
    );
  return (
    <div class="found">
      <div class="results-head beside gap-2">
        <span class="soft small">{found}</span>
        <SortMenu sorts={RESULT_SORTS} sort={search.answer.sort} onSort={search.answer.onSort} />
      </div>
      <ResultList {...search.list} />
      {more && (
        <Button size="small" tone="quiet" onClick={showMore}>
          {t('search.moreTitles')}
        </Button>
      )}
    </div>
  );
}
