import { t } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { Icon } from '../ui/index.ts';
import { countKinds, filterItems, REVIEW_KINDS, useReviewResults } from './results.ts';
import './review.css';

/** What an orphan lacks isn't a fault of its own text. */
const COUNTED = REVIEW_KINDS.filter((kind) => kind !== 'orphans');
const TEXTS = {
  findings: 'review.findingCount',
  mentions: 'review.mentionCount',
  broken: 'review.brokenCount',
} as const;

/**
 * What the review found in an entry or in the whole world (`of` is null), in one line that leads there. Nothing as long as
 * nothing is known, or if there is nothing to look at.
 */
export function ReviewLine(props: { worldId: WorldId; of: EntryRef | null; onOpen: () => void }) {
  const results = useReviewResults(props.worldId);
  if (!results) return null;
  const counts = countKinds(filterItems(results.items, { kind: null, of: props.of, typed: '' }));
  const parts = COUNTED.flatMap((kind) => (counts[kind] > 0 ? t(TEXTS[kind], { count: counts[kind] }) : []));
  if (parts.length === 0) return null;
  return (
    <button type="button" class="review-line beside gap-2 small bare" data-private onClick={props.onOpen}>
      <Icon name="review" />
      <span>{parts.join(' · ')}</span>
    </button>
  );
}
