import { useId, useState } from 'preact/hooks';
import type { Change } from '../../lib/history/index.ts';
import { say } from '../../lib/i18n/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Button, ConfirmDialog, IconButton, LOCALE } from '../ui/index.ts';
import { undoOperation } from './create-operations.ts';
import './changes.css';
import { ChangeDetails } from './change-details.tsx';
import { EntryIcon } from './entry-icon.tsx';
import { FieldChange } from './field-change.tsx';
import { canRevert, operationText } from './operation-text.ts';
import { perform } from './perform.ts';
import type { EntryInfo } from './use-entry-info.ts';

/** Undoing a change older than this needs a confirmation, in milliseconds. */
const CONFIRM_AGE_MS = 86_400_000;

/** The time of day; the heading has the date. */
export function TimeOfDay({ at }: { at: number }) {
  return (
    <time class="change-time" dateTime={new Date(at).toISOString()}>
      {new Date(at).toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

/** The status of a change, unless it is simply done. */
function statusOf({ state, undoneBy, sentence }: Change): { tone: 'plain' | 'warn'; text: string } | null {
  if (state === 'begun') return { tone: 'plain', text: 'under way' };
  if (state === 'refused')
    return { tone: 'warn', text: `not carried out${sentence ? `: ${say(sentence)}` : ''}` };
  if (state === 'unknown')
    return { tone: 'warn', text: say(sentence) ?? 'it is not known whether this was carried out' };
  return undoneBy === null ? null : { tone: 'plain', text: 'taken back' };
}

export interface ChangeRowProps {
  change: Change;
  entryInfo: EntryInfo;
  /** Whether to show the entry's title; not in the history of one entry. */
  showsTitle: boolean;
  /** Whether the same fields were changed again later. */
  isOvertaken: boolean;
  onOpen: (change: Change) => void;
}

/** One change with its time, description and undo button. It unfolds into its fields. */
export function ChangeRow({ change, entryInfo, showsTitle, isOvertaken, onOpen }: ChangeRowProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const details = useId();
  const { isCovered } = useScreenShare();
  const isPrivate = entryInfo.isCovered(change);
  const text = operationText(change, entryInfo.titleById);
  const status = statusOf(change);
  const title = change.title || 'Untitled';
  const canUndo =
    canRevert(change) && change.undoneBy === null && (change.state === 'done' || change.state === 'unknown');
  const undo = () => void perform(undoOperation(change, isPrivate));
  const needsConfirmation = isOvertaken || Date.now() - change.at > CONFIRM_AGE_MS;
  return (
    <li class="change" data-undone={change.undoneBy !== null || undefined} data-state={change.state}>
      <div class="change-text" data-private={isPrivate || undefined}>
        {showsTitle && (
          <p class="change-title">
            <EntryIcon of={change.ref} />
            <button type="button" class="change-link" dir="auto" onClick={() => onOpen(change)}>
              {title}
            </button>
          </p>
        )}
        <p class="change-description">
          <TimeOfDay at={change.at} />
          <span>{text}</span>
        </p>
        {status && (
          <p class="change-status" data-tone={status.tone}>
            {status.text.charAt(0).toUpperCase() + status.text.slice(1)}
          </p>
        )}
      </div>
      <div class="change-actions">
        {canUndo && (
          <Button
            size="small"
            tone="quiet"
            icon="undo"
            aria-label={isPrivate && isCovered ? 'Undo' : `Undo ${text}, ${title}`}
            onClick={() => (needsConfirmation ? setConfirming(true) : undo())}
          >
            Undo
          </Button>
        )}
        <IconButton
          size="small"
          icon={isUnfolded ? 'down' : 'chevron'}
          label="What was changed"
          aria-expanded={isUnfolded}
          aria-controls={details}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      </div>
      <div id={details} class="change-below" data-private={isPrivate || undefined} hidden={!isUnfolded}>
        {isUnfolded && (
          <ChangeDetails change={change} titleById={entryInfo.titleById} isPrivate={isPrivate} />
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title="Take this change back?"
          confirm="Take it back"
          keep="Leave it as it is"
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            undo();
          }}
        >
          <div class="change-question" data-private={isPrivate || undefined}>
            <p>
              <bdi>“{title}”</bdi>
              {isOvertaken
                ? ' was changed again after this. Nothing later is overwritten before you have seen both.'
                : ' was changed more than a day ago. This is what it would be again:'}
            </p>
            {Object.keys(change.after).map((name) => (
              <FieldChange
                key={name}
                name={name}
                before={change.after[name]}
                after={change.before[name]}
                titleById={entryInfo.titleById}
              />
            ))}
          </div>
        </ConfirmDialog>
      )}
    </li>
  );
}
