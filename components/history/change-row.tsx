import { useId, useState } from 'preact/hooks';
import type { Change } from '../../lib/history/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Button, ConfirmDialog, IconButton, LOCALE } from '../ui/index.ts';
import { undoing } from './asking.ts';
import './changes.css';
import { ChangeDetails } from './change-details.tsx';
import { FieldChange } from './field-change.tsx';
import { hasWayBack, operationText } from './operation-text.ts';
import { perform } from './performing.ts';
import { ThingIcon } from './thing-icon.tsx';
import type { Known } from './use-known.ts';

/** Undoing a change older than this needs a confirmation, in milliseconds. */
const OLD = 86_400_000;

/** The time of day; the heading has the date. */
export function Clock({ at }: { at: number }) {
  return (
    <time class="change-time" dateTime={new Date(at).toISOString()}>
      {new Date(at).toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

/** The status of a change, unless it is simply done. */
function standing({ state, undoneBy, sentence }: Change): { tone: 'plain' | 'warn'; words: string } | null {
  if (state === 'begun') return { tone: 'plain', words: 'under way' };
  if (state === 'refused')
    return { tone: 'warn', words: `not carried out${sentence ? `: ${sentence}` : ''}` };
  if (state === 'unknown')
    return { tone: 'warn', words: sentence ?? 'it is not known whether this was carried out' };
  return undoneBy === null ? null : { tone: 'plain', words: 'taken back' };
}

export interface ChangeRowProps {
  change: Change;
  known: Known;
  /** Whether to show the entry's title; not in the history of one entry. */
  isNamed: boolean;
  /** Whether the same fields were changed again later. */
  isOvertaken: boolean;
  onOpen: (change: Change) => void;
}

/** One change with its time, description and undo button. It unfolds into its fields. */
export function ChangeRow({ change, known, isNamed, isOvertaken, onOpen }: ChangeRowProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const details = useId();
  const { isCovered } = useScreenShare();
  const isPrivate = known.isCovered(change);
  const words = operationText(change, known.naming);
  const stands = standing(change);
  const title = change.title || 'Untitled';
  const canUndo =
    hasWayBack(change) && change.undoneBy === null && (change.state === 'done' || change.state === 'unknown');
  const undo = () => void perform(undoing(change, isPrivate));
  const isAsked = isOvertaken || Date.now() - change.at > OLD;
  return (
    <li class="change" data-undone={change.undoneBy !== null || undefined} data-state={change.state}>
      <div class="change-words" data-private={isPrivate || undefined}>
        {isNamed && (
          <p class="change-title">
            <ThingIcon of={change.ref} />
            <button type="button" class="change-link" dir="auto" onClick={() => onOpen(change)}>
              {title}
            </button>
          </p>
        )}
        <p class="change-deed">
          <Clock at={change.at} />
          <span>{words}</span>
        </p>
        {stands && (
          <p class="change-standing" data-tone={stands.tone}>
            {stands.words.charAt(0).toUpperCase() + stands.words.slice(1)}
          </p>
        )}
      </div>
      <div class="change-ways">
        {canUndo && (
          <Button
            size="small"
            tone="quiet"
            icon="undo"
            aria-label={isPrivate && isCovered ? 'Undo' : `Undo ${words}, ${title}`}
            onClick={() => (isAsked ? setAsking(true) : undo())}
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
        {isUnfolded && <ChangeDetails change={change} naming={known.naming} isPrivate={isPrivate} />}
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Take this change back?"
          confirm="Take it back"
          keep="Leave it as it is"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
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
                naming={known.naming}
              />
            ))}
          </div>
        </ConfirmDialog>
      )}
    </li>
  );
}
