import { useEffect } from 'preact/hooks';
import { announce, Button } from '../ui/index.ts';
import { NothingFound } from './nothing-found.tsx';
import { ResultList } from './result-list.tsx';
import type { Search } from './use-search.ts';
import type { WorldIndex } from './use-world-index.ts';

/** Milliseconds without typing before screen readers hear how much was found. */
const QUIET = 700;

/** Search results: titles, then full texts, or why nothing was found. */
export function Found(props: {
  search: Search;
  worldIndex: WorldIndex;
  typed: string;
  onTyped: (typed: string) => void;
  onDraft?: (title: string) => void;
}) {
  const { search, worldIndex, typed, onTyped, onDraft } = props;
  const { rows, inTexts, more, showMore, looking } = search.answer;
  const isEmpty = rows.length === 0 && inTexts.length === 0;
  const amount = `${rows.length}${more ? ' or more' : ''} found${inTexts.length > 0 ? `, ${inTexts.length} in texts` : ''}`;
  useEffect(() => {
    if (looking) return;
    const timer = setTimeout(() => announce(isEmpty ? 'Nothing found' : amount), QUIET);
    return () => clearTimeout(timer);
  }, [amount, isEmpty, looking, typed]);
  if (isEmpty)
    return looking ? (
      <p class="looking">No title like that; looking in the texts …</p>
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
    <>
      <ResultList {...search.list} />
      {more && (
        <Button size="small" tone="quiet" onClick={showMore}>
          More titles
        </Button>
      )}
    </>
  );
}
