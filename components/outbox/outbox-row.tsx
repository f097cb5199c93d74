import { useId, useState } from 'preact/hooks';
import { formatDate, formatShortAge, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { shownAddress } from '../../lib/markup/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import type { Draft } from '../../lib/outbox/index.ts';
import type { ByHandAction } from '../by-hand/index.ts';
import { Icon, Tile, Trans } from '../ui/index.ts';
import { actionOf, type ButtonAction, isButton, mainAction } from './actions.ts';
import { Countdown } from './countdown.tsx';
import { GROUP_ICONS } from './group-icons.ts';
import { lastActivity, type Row, titleOf } from './groups.ts';
import { RowActions } from './row-actions.tsx';

/** Where World Anvil's own reason comes first. “·” and more follow. */
const FULL_STOP = /[.。]$/;

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
  onAction: (action: ButtonAction) => void;
  onByHand: (action: ByHandAction) => void;
}) {
  const { draft, description } = props.row;
  const [unfolded, setUnfolded] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const previewId = useId();
  const name = titleOf(draft);
  const main = mainAction(description.actions);
  return (
    <li
      class="outbox-row"
      data-group={description.group}
      data-row={draft.id}
      onFocusIn={props.onFocus}
      onKeyDown={outsideComposition((event) => {
        const action = actionOf(event, description.actions);
        if (!action) return;
        event.preventDefault();
        if (isButton(action)) props.onAction(action);
        else setMenuOpen(true);
      })}
    >
      <Tile hue="other">
        <Icon name={GROUP_ICONS[description.group]} />
      </Tile>
      <div class="outbox-body">
        <div class="outbox-head">
          <div class="outbox-name">
            <button
              type="button"
              class="outbox-title bare"
              data-walk
              data-title
              tabIndex={props.current ? 0 : -1}
              aria-expanded={main ? undefined : unfolded}
              aria-controls={main || !unfolded ? undefined : previewId}
              onClick={() => (main ? props.onAction(main) : setUnfolded(!unfolded))}
            >
              <bdi>{name}</bdi>
            </button>
          </div>
          {description.until === null ? (
            <When at={lastActivity(draft)} now={props.now} />
          ) : (
            <Countdown
              until={description.until}
              now={props.now}
              durationMs={description.actions.includes('undo') ? props.undoMs : null}
            />
          )}
        </div>
        <p class="outbox-state small soft">
          <strong>{t(description.headline).replace(FULL_STOP, '')}</strong>
          {props.world && (
            <>
              {' · '}
              <bdi>{props.world}</bdi>
            </>
          )}
          {description.detail && (
            <>
              {' · '}
              <bdi>{t(description.detail)}</bdi>
            </>
          )}
        </p>
        {unfolded && <DraftPreview draft={draft} id={previewId} />}
        <RowActions
          actions={description.actions}
          name={name}
          reachable={props.current}
          draft={draft}
          isMenuOpen={isMenuOpen}
          onMenu={setMenuOpen}
          onAction={props.onAction}
          onByHand={props.onByHand}
        />
      </div>
    </li>
  );
}

/** When something last happened: relative, with the exact time as a tooltip. */
function When({ at, now }: { at: Instant; now: Instant }) {
  return (
    <time class="outbox-when small soft" dateTime={new Date(at).toISOString()} title={formatDate(at)}>
      {formatShortAge(at, now)}
    </time>
  );
}

/** Characters of the text in a preview. */
const PREVIEW_LENGTH = 1_200;

/** A draft's text, unfolded below its row. */
function DraftPreview({ draft, id }: { draft: Draft; id: string }) {
  const content = draft.text.content.trim();
  const source = shownAddress(draft.origin?.source.url);
  return (
    <div class="draft-preview" id={id}>
      <p class="draft-text" dir="auto">
        {content ? content.slice(0, PREVIEW_LENGTH) : t('outbox.noText')}
        {content.length > PREVIEW_LENGTH && '…'}
      </p>
      {source && (
        <p class="small soft">
          <Trans
            id="outbox.from"
            values={{
              name: source.host,
              link: (host) => (
                <a href={source.href} target="_blank" rel="noreferrer">
                  {host}
                </a>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}
