import { useId, useState } from 'preact/hooks';
import type { Instant } from '../../lib/model/index.ts';
import type { OutboxAction, OutboxGroup } from '../../lib/outbox/index.ts';
import { Icon, type IconName } from '../ui/index.ts';
import { actionOf, mainAction } from './actions.ts';
import { Countdown } from './countdown.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { momentOf, nameOf, type Row } from './groups.ts';
import { RowActions } from './row-actions.tsx';
import { When } from './when.tsx';

const SHAPES: Record<OutboxGroup, IconName> = {
  editing: 'edit',
  waiting: 'clock',
  sending: 'send',
  checking: 'search',
  sent: 'check',
  attention: 'alert',
  binned: 'bin',
};

/** One draft: name, world, status and actions. */
export function OutboxRow(props: {
  row: Row;
  world: string | null;
  now: Instant;
  /** Milliseconds in which sending can be undone; null while they aren't known. */
  undoMs: number | null;
  /** Whether this row is the tab stop. */
  current: boolean;
  onFocus: () => void;
  onAct: (action: OutboxAction) => void;
}) {
  const { draft, words } = props.row;
  const [unfolded, setUnfolded] = useState(false);
  const previewId = useId();
  const name = nameOf(draft);
  const main = mainAction(words.actions);
  return (
    <li
      class="outbox-row"
      data-group={words.group}
      data-row={draft.id}
      onFocusIn={props.onFocus}
      onKeyDown={(event) => {
        const action = actionOf(event, words.actions);
        if (!action) return;
        event.preventDefault();
        props.onAct(action);
      }}
    >
      <span class="outbox-shape">
        <Icon name={SHAPES[words.group]} />
      </span>
      <div class="outbox-body">
        <div class="outbox-head">
          <div class="outbox-name">
            <button
              type="button"
              class="outbox-title"
              data-walk
              data-title
              tabIndex={props.current ? 0 : -1}
              aria-expanded={main ? undefined : unfolded}
              aria-controls={main || !unfolded ? undefined : previewId}
              onClick={() => (main ? props.onAct(main) : setUnfolded(!unfolded))}
            >
              {name}
            </button>
          </div>
          {words.until === null ? (
            <When at={momentOf(draft)} now={props.now} />
          ) : (
            <Countdown
              until={words.until}
              now={props.now}
              of={words.actions.includes('undo') ? props.undoMs : null}
            />
          )}
        </div>
        <p class="outbox-state">
          <strong>{words.headline}</strong>
        </p>
        <p class="outbox-detail small soft">
          {props.world && <span class="outbox-world">{props.world}</span>}
          {words.detail}
        </p>
        {unfolded && <DraftPreview draft={draft} id={previewId} />}
        <RowActions actions={words.actions} name={name} reachable={props.current} onAct={props.onAct} />
      </div>
    </li>
  );
}
