import { t } from '../../lib/i18n/index.ts';
import { withFilter } from '../search/index.ts';
import './entry-view.css';
import type { EntryViewProps } from './view.ts';

/** The tags of an entry. Each searches for others with it. */
export function EntryTags({ tags, search }: { tags: readonly string[]; search: EntryViewProps['search'] }) {
  if (tags.length === 0) return null;
  const find = (tag: string) =>
    search(withFilter('', { type: 'filter', by: 'tag', value: tag, isNegated: false }));
  return (
    <ul class="detail-tags" aria-label={t('entry.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <button type="button" class="chip" onClick={() => find(tag)}>
            <bdi>#{tag}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
