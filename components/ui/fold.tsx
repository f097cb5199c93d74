import { formatNumber } from '../../lib/i18n/index.ts';
import { Icon } from './controls/icon.tsx';
import './fold.css';
import type { ComponentChildren } from 'preact';

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

export interface FoldHeadProps {
  /** The key of its row, for arrow keys. */
  row: string;
  /** Whether the Tab key reaches it. */
  isStop: boolean;
  /** The id of what it folds, if that is on the screen. */
  contentId: string;
  isUnfolded: boolean;
  onUnfold: () => void;
  /** A checkbox. */
  before?: ComponentChildren;
  tile?: ComponentChildren;
  /** The name of the group and its marks. What names the group for a screen reader has an id. */
  name: ComponentChildren;
  detail?: ComponentChildren;
  /** Whether the detail is cut off rather than broken into lines: facts of an entry, not our own words. */
  isDetailCut?: boolean;
  count: number;
  countInWords: string;
  /** Buttons and a menu. */
  children?: ComponentChildren;
}

/** The heading of a group: a button that folds it, with a name, a line about it, and how many are in it. */
export function FoldHead(props: FoldHeadProps) {
  const { row, isStop, isUnfolded, contentId, detail } = props;
  return (
    <div class="fold-head beside gap-1" data-row={row}>
      {props.before}
      <h2>
        <button
          type="button"
          class="fold-button beside gap-2 bare"
          data-stop
          tabIndex={isStop ? 0 : -1}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? contentId : undefined}
          onClick={props.onUnfold}
        >
          <FoldChevron />
          {props.tile}
          <span class="fold-name">
            <span class="fold-line">{props.name}</span>
            {detail && (
              <span class={`fold-detail small soft ${props.isDetailCut ? 'cut' : ''}`} dir="auto">
                {detail}
              </span>
            )}
          </span>
          <FoldCount count={props.count} words={props.countInWords} />
        </button>
      </h2>
      {props.children}
    </div>
  );
}

/** The title of an entry, as the name of a group. */
export function FoldTitle(props: { id: string; children: string; isPrivate: boolean }) {
  return (
    <span class="fold-title cut" id={props.id} dir="auto" data-private={props.isPrivate || undefined}>
      {props.children}
    </span>
  );
}
