import { useState } from 'preact/hooks';
import type { WorldCopy } from '../../lib/library/index.ts';
import type { Instant, WorldSummary } from '../../lib/model/index.ts';
import { Button, ConfirmDialog, Switch } from '../ui/index.ts';
import { CopyState } from './copy-state.tsx';
import { isEmpty } from './copy-text.ts';
import { SkippedNotice } from './skipped-notice.tsx';

export interface CopyActions {
  /** Starts or resumes copying. */
  copy(): void;
  pause(): void;
  /** Adds the world to those that are copied, or removes it together with its copy. */
  setSelected(isSelected: boolean): void;
  /** Deletes the copy. */
  remove(): void;
}

/** One world: whether it is copied, the progress, and its actions. */
export function CopyRow(props: {
  world: WorldSummary;
  copy: WorldCopy | undefined;
  /** Drafts go to this world, so it is always copied. */
  isChosen: boolean;
  isSelected: boolean;
  now: Instant;
  /** The time that syncing still takes, in a sentence. */
  left: string | null;
  actions: CopyActions;
}) {
  const { world, copy, isChosen, isSelected, now, left, actions } = props;
  const [confirming, setConfirming] = useState<'delete' | 'unwant' | null>(null);
  const { title } = world;
  const has = copy !== undefined && !isEmpty(copy);
  const isCopied = isChosen || isSelected;
  const stopCopying = () => (has ? setConfirming('unwant') : actions.setSelected(false));
  return (
    <li class="world-copy">
      <div class="world-copy-head">
        {isChosen ? (
          <p>
            <span class="world-copy-title">{title}</span>{' '}
            <span class="small soft">always copied, as drafts go there</span>
          </p>
        ) : (
          <Switch
            checked={isSelected}
            onChange={(isOn) => (isOn ? actions.setSelected(true) : stopCopying())}
          >
            <span class="world-copy-title">{title}</span>
          </Switch>
        )}
      </div>
      {copy && (isCopied || has) && (
        <CopyState copy={copy} title={title} now={now} left={isCopied ? left : null} />
      )}
      {isCopied && <SkippedNotice worldId={world.id} onRetry={actions.copy} />}
      {isCopied && (
        <div class="world-copy-actions">
          {copy?.isPaused ? (
            <Button size="small" onClick={actions.copy} aria-label={`Go on copying ${title}`}>
              Go on
            </Button>
          ) : (
            <>
              <Button size="small" onClick={actions.copy} aria-label={`Copy now: ${title}`}>
                Copy now
              </Button>
              <Button size="small" onClick={actions.pause} aria-label={`Pause copying ${title}`}>
                Pause
              </Button>
            </>
          )}
          {has && (
            <Button
              size="small"
              tone="quiet"
              onClick={() => setConfirming('delete')}
              aria-label={`Delete this copy: ${title}`}
            >
              Delete this copy
            </Button>
          )}
        </div>
      )}
      {confirming && (
        <ConfirmDialog
          title={`Delete the copy of ${title}?`}
          confirm="Delete the copy"
          keep="Keep it"
          onConfirm={() => {
            setConfirming(null);
            if (confirming === 'unwant') actions.setSelected(false);
            else actions.remove();
          }}
          onClose={() => setConfirming(null)}
        >
          <p>
            The world itself stays as it is, and so do your drafts. Until it is copied again it cannot be
            searched here
            {isChosen && confirming === 'delete' ? '; it is not, until you press “Go on”' : ''}. The history
            of your changes in it goes too.
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
