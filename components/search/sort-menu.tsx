import { type MessageId, t } from '../../lib/i18n/index.ts';
import type { ResultSort } from '../../lib/settings/index.ts';
import { Menu } from '../ui/index.ts';

const NAMES = {
  relevance: 'search.sortRelevance',
  title: 'search.sortTitle',
  changed: 'search.sortChanged',
  template: 'search.sortTemplate',
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
