import { Button } from '../ui/index.ts';
import { filtersOf, hasWords, tagBeingTyped, withoutFilters } from './filters.ts';
import type { SearchRows } from './use-search-rows.ts';
import type { WorldIndex } from './use-world-index.ts';

/** No results: what that means, and what to do next. */
export function NothingFound(props: {
  worldIndex: WorldIndex;
  answer: SearchRows;
  typed: string;
  onTyped: (typed: string) => void;
  /** Starts a draft with the typed text as its title; absent where no draft can be started. */
  onDraft?: (title: string) => void;
}) {
  const { worldIndex, answer, typed, onTyped, onDraft } = props;
  if (tagBeingTyped(typed) && worldIndex.searcher.tags(tagBeingTyped(typed)?.prefix ?? '', 1).length > 0)
    return <p class="searching">Choose a tag above, or type it to its end.</p>;
  const filtered = filtersOf(answer.query).length > 0;
  const text = withoutFilters(typed);
  const copying = worldIndex.copy?.progress != null;
  return (
    <div class="nothing">
      <p>
        {hasWords(answer.query) ? `Nothing here is called “${text}”` : 'Nothing here is like that'}
        {filtered && hasWords(answer.query) ? ' and passes the filters' : ''}.
        {copying ? ' This world is still being copied; it may yet come.' : ''}
      </p>
      <div class="nothing-actions">
        {filtered && (
          <Button size="small" onClick={() => onTyped(text)}>
            Without filters
          </Button>
        )}
        {onDraft && text !== '' && (
          <Button size="small" icon="add" onClick={() => onDraft(text)}>
            Begin a draft called that
          </Button>
        )}
      </div>
    </div>
  );
}
