import { useId, useState } from 'preact/hooks';
import type { Change } from '../../lib/history/index.ts';
import { exposureOf } from '../../lib/model/index.ts';
import { Button, ConfirmDialog, IconButton, LOCALE } from '../ui/index.ts';
import { ChangeRow, TimeOfDay } from './change-row.tsx';
import { isOvertaken } from './days.ts';
import { operationText } from './operation-text.ts';
import type { EntryInfo } from './use-entry-info.ts';

const countText = (count: number): string =>
  count === 1 ? '1 thing' : `${count.toLocaleString(LOCALE)} things`;

/** A batch as one row with one undo button. It unfolds into its changes. */
export function BatchRow(props: {
  batch: string;
  changes: readonly Change[];
  /** All listed changes, to find out which entries were changed again later. */
  all: readonly Change[];
  entryInfo: EntryInfo;
  /** Whether a batch is running or being undone now. */
  isRunning: boolean;
  onOpen: (change: Change) => void;
  onUndo: (batch: string) => void;
}) {
  const { batch, changes, all, entryInfo, isRunning, onOpen } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const list = useId();
  const [newest] = changes;
  if (!newest) return null;
  const undoable = changes.filter(
    ({ undoneBy, state }) => undoneBy === null && (state === 'done' || state === 'unknown'),
  );
  const exposed = undoable.some(({ before, after }) => exposureOf(before, after) !== null);
  const texts = changes.map((change) => operationText(change, entryInfo.titleById));
  const isSame = texts.every((one) => one === texts[0]);
  const isPrivate = changes.some((change) => entryInfo.isCovered(change));
  const undone = changes.filter(({ undoneBy }) => undoneBy !== null).length;
  return (
    <li class="change" data-undone={undoable.length === 0 || undefined}>
      <div class="change-text">
        <p class="change-title">
          <strong>{countText(changes.length)} changed together</strong>
        </p>
        <p class="change-description" data-private={isPrivate || undefined}>
          <TimeOfDay at={newest.at} />
          <span>{isSame ? texts[0] : 'Each in its own way'}</span>
        </p>
        {undone > 0 && (
          <p class="change-status">
            {undone === changes.length ? 'All of it taken back' : `${countText(undone)} taken back`}
          </p>
        )}
      </div>
      <div class="change-actions">
        {undoable.length > 0 && !isRunning && (
          <Button size="small" tone="quiet" icon="undo" onClick={() => setConfirming(true)}>
            {undoable.length === changes.length
              ? `Undo all ${undoable.length}`
              : undoable.length === 1
                ? 'Undo the other one'
                : `Undo the other ${undoable.length}`}
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
                entryInfo={entryInfo}
                showsTitle
                isOvertaken={isOvertaken(change, all)}
                onOpen={onOpen}
              />
            ))}
          </ol>
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={`Take back ${undoable.length === 1 ? 'this change' : `all ${undoable.length} changes`}?`}
          confirm={undoable.length === 1 ? 'Take it back' : `Take back ${undoable.length}`}
          keep="Leave them as they are"
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
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
