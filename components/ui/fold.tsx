import { formatNumber } from '../../lib/i18n/index.ts';
import { Icon } from './icon.tsx';
import './fold.css';

/** The sign of a button that unfolds what stands below it. It points down while that is unfolded. */
export function FoldChevron() {
  return (
    <span class="fold-chevron">
      <Icon name="chevron" />
    </span>
  );
}

/** How many are below a heading. `words`: the same for screen readers. */
export function FoldCount({ count, words }: { count: number; words: string }) {
  return (
    <span class="fold-count small soft">
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span class="visually-hidden">{words}</span>
    </span>
  );
}
