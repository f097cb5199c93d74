import { useId, useState } from 'preact/hooks';
import type { Change, ChangedRef } from '../../lib/history/index.ts';
import { formatDate, message, t } from '../../lib/i18n/index.ts';
import { isPassageKind } from '../../lib/model/index.ts';
import { useScreenShare } from '../screen-share/index.ts';
import { Button, ConfirmDialog, Icon, IconButton, Tile, Trans } from '../ui/index.ts';
import { undoOperation } from './operations/create-operations.ts';
import './history.css';
import { EntryPicture } from '../search/index.ts';
import { ChangeDetails } from './change-details.tsx';
import { FieldChange } from './differences/field-change.tsx';
import { canRevert, operationText } from './operation-text.ts';
import { perform } from './operations/perform.ts';
import { type EntryInfo, entryOf } from './use-entry-info.ts';

/** The tile of a changed entry; a world has its own. */
export function ChangedTile({ of, entryInfo }: { of: ChangedRef; entryInfo: EntryInfo }) {
  const entry = isPassageKind(of.kind) ? ({ kind: 'manuscript', id: of.id } as const) : entryOf(of);
  return entry ? (
    <EntryPicture worldId={of.worldId} of={entry} template={entryInfo.templateOf(of)} isPrivate />
  ) : (
    <Tile hue="world">
      <Icon name="world" />
    </Tile>
  );
}

/** Undoing a change older than this needs a confirmation, in milliseconds. */
const CONFIRM_AGE_MS = 86_400_000;

/** The time of day; the heading has the date. */
export function TimeOfDay({ at }: { at: number }) {
  return (
    <time class="change-time small soft" dateTime={new Date(at).toISOString()}>
      {formatDate(at, { timeStyle: 'short' })}
    </time>
  );
}

/** The status of a change, unless it is simply done. */
function statusOf({ state, undoneBy, sentence }: Change): { tone: 'plain' | 'warn'; text: string } | null {
  switch (state) {
    case 'begun':
      return { tone: 'plain', text: t('history.inProgress') };
    case 'refused':
      return {
        tone: 'warn',
        text: sentence ? t('history.notMadeBecause', { reason: sentence }) : t('history.notMade'),
      };
    case 'unknown':
      return { tone: 'warn', text: t(sentence ?? message('history.unknownWhetherMade')) };
    case 'done':
      return undoneBy === null ? null : { tone: 'plain', text: t('history.undone') };
  }
}

interface ChangeRowProps {
  change: Change;
  entryInfo: EntryInfo;
  /** Whether to show the entry's title; not in the history of one entry. */
  showsTitle: boolean;
  /** Whether it is part of a batch, which is undone as a whole. */
  isInBatch?: boolean;
  /** Whether the same fields were changed again later. */
  isOvertaken: boolean;
  onOpen: (change: Change) => void;
}

/** One change with its time, description and undo button. It unfolds into its fields. */
export function ChangeRow(props: ChangeRowProps) {
  const { change, entryInfo, showsTitle, isOvertaken, onOpen } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const details = useId();
  const { isCovered } = useScreenShare();
  const isPrivate = entryInfo.isCovered(change);
  const text = operationText(change, entryInfo.titleById);
  const status = statusOf(change);
  const title = change.title || t('common.untitled');
  const canUndo =
    !props.isInBatch &&
    canRevert(change) &&
    change.undoneBy === null &&
    (change.state === 'done' || change.state === 'unknown');
  const undo = () => void perform(undoOperation(change, isPrivate));
  const needsConfirmation = isOvertaken || Date.now() - change.at > CONFIRM_AGE_MS;
  return (
    <li class="change" data-undone={change.undoneBy !== null || undefined} data-state={change.state}>
      {showsTitle && <ChangedTile of={change.ref} entryInfo={entryInfo} />}
      <div class="change-text" data-private={isPrivate || undefined}>
        {showsTitle && (
          <p class="change-title">
            <button type="button" class="change-link bare" dir="auto" onClick={() => onOpen(change)}>
              {title}
            </button>
          </p>
        )}
        <p class="change-description small soft">
          <TimeOfDay at={change.at} />
          <span>{text}</span>
        </p>
        {status && (
          <p class="change-status small soft" data-tone={status.tone}>
            {status.text}
          </p>
        )}
      </div>
      <div class="change-actions beside gap-1">
        {canUndo && (
          <Button
            size="small"
            tone="quiet"
            icon="undo"
            aria-label={
              isPrivate && isCovered ? t('common.undo') : t('history.undoChange', { change: text, title })
            }
            onClick={() => (needsConfirmation ? setConfirming(true) : undo())}
          >
            {t('common.undo')}
          </Button>
        )}
        <IconButton
          size="small"
          icon={isUnfolded ? 'down' : 'chevron'}
          label={t('history.showDetails')}
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
          title={t('history.undoQuestion')}
          confirm={t('common.undo')}
          tone="primary"
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            undo();
          }}
        >
          <div class="change-question column gap-3" data-private={isPrivate || undefined}>
            <p>
              <Trans
                id={isOvertaken ? 'history.undoOvertaken' : 'history.undoOld'}
                values={{ title, entry: (text) => <bdi>{text}</bdi> }}
              />
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
