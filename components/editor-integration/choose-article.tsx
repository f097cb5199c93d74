import type { InsertableEntry } from '../../lib/entries/index.ts';
import { Button } from '../ui/index.ts';
import type { Suggestion } from './suggestions.ts';

/** Lets the person choose between articles of the same name. */
export function ChooseArticle(props: {
  candidates: Suggestion['candidates'];
  chosen: InsertableEntry;
  choose: (by: number) => void;
}) {
  const { candidates, chosen, choose } = props;
  return (
    <p class="link-check-choose">
      <span>
        “<span data-private={candidates.some((one) => one.isPrivate) || undefined}>{chosen.title}</span>” is
        one of {candidates.length} with this name.
      </span>{' '}
      <Button size="small" keys="→" onClick={() => choose(1)}>
        Another
      </Button>
    </p>
  );
}
