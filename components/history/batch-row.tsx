import { useId, useState } from 'preact/hooks';
import type { Change } from '../../lib/history/index.ts';
import { exposureOf } from '../../lib/model/index.ts';
import { Button, ConfirmDialog, IconButton, LOCALE } from '../ui/index.ts';
import { ChangeRow, Clock } from './change-row.tsx';
import { isOvertaken } from './days.ts';
import { operationText } from './operation-text.ts';
import type { Known } from './use-known.ts';

const things = (count: number): string =>
  count === 1 ? '1 thing' : `${count.toLocaleString(LOCALE)} things`;

/** A batch as one row with one undo button. It unfolds into its changes. */
export function BatchRow(props: {
  batch: string;
  changes: readonly Change[];
  /** All listed changes, to find out which entries were changed again later. */
  all: readonly Change[];
  known: Known;
  /** Whether a batch is running or being undone now. */
  isRunning: boolean;
  onOpen: (change: Change) => void;
  onUndo: (batch: string) => void;
}) {
  const { batch, changes, all, known, isRunning, onOpen } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const list = useId();
  const [newest] = changes;
  if (!newest) return null;
  const left = changes.filter(
    ({ undoneBy, state }) => undoneBy === null && (state === 'done' || state === 'unknown'),
  );
  const exposed = left.some(({ before, after }) => exposureOf(before, after) !== null);
  const words = changes.map((change) => operationText(change, known.naming));
  const isSame = words.every((one) => one === words[0]);
  const isPrivate = changes.some((change) => known.isCovered(change));
  const undone = changes.filter(({ undoneBy }) => undoneBy !== null).length;
  return (
    <li class="change" data-undone={left.length === 0 || undefined}>
      <div class="change-words">
        <p class="change-title">
          <strong>{things(changes.length)} changed together</strong>
        </p>
        <p class="change-deed" data-private={isPrivate || undefined}>
          <Clock at={newest.at} />
          <span>{isSame ? words[0] : 'Each in its own way'}</span>
        </p>
        {undone > 0 && (
          <p class="change-standing">
            {undone === changes.length ? 'All of it taken back' : `${things(undone)} taken back`}
          </p>
        )}
      </div>
      <div class="change-ways">
        {left.length > 0 && !isRunning && (
          <Button size="small" tone="quiet" icon="undo" onClick={() => setAsking(true)}>
            {left.length === changes.length
              ? `Undo all ${left.length}`
              : left.length === 1
                ? 'Undo the other one'
                : `Undo the other ${left.length}`}
          </Button>
        )}
        <IconButton
          size="small"
          icon={isUnfolded ? 'down' : 'chevron'}
          label="Which things were changed"
          aria-expanded={isUnfolded}
          aria-controls={list}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      </div>
      <div id={list} class="change-below" hidden={!isUnfolded}>
        {isUnfolded && (
          <ol class="changes" aria-label="Changed together">
            {changes.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                known={known}
                isNamed
                isOvertaken={isOvertaken(change, all)}
                onOpen={onOpen}
              />
            ))}
          </ol>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Take back ${left.length === 1 ? 'this change' : `all ${left.length} changes`}?`}
          confirm={left.length === 1 ? 'Take it back' : `Take back ${left.length}`}
          keep="Leave them as they are"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            props.onUndo(batch);
          }}
        >
          {exposed && (
            <p>
              Some of them may become public again: everyone who can see this world will be able to read them
              at once.
            </p>
          )}
          <p>
            Each one is read first. What was changed in the meantime is left as it is and listed afterwards.
            Each takes a second or two, and it continues if you close the panel.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
