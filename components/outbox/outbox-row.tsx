import { useId, useRef, useState } from 'preact/hooks';
import { formatDate, formatShortAge, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { shownAddress } from '../../lib/markup/index.ts';
import type { Instant } from '../../lib/model/index.ts';
import { type Draft, isOfSample, type OutboxAction } from '../../lib/outbox/index.ts';
import { type ByHandAction, DraftMenu } from '../by-hand/index.ts';
import { Icon, Kbd, Tile, Trans } from '../ui/index.ts';
import { GROUP_ICONS, lastActivity, type Row, titleOf } from './groups.ts';
import { ACTIONS, actionOf, type ButtonAction, isButton, mainAction } from './use-actions.ts';

/** The label with the letter of its key underlined, or with the key after it: many languages have other letters. */
function marked(label: string, key: string) {
  const at = label.toLowerCase().indexOf(key);
  if (at < 0)
    return (
      <>
        {label} <Kbd>{key.toUpperCase()}</Kbd>
      </>
    );
  return (
    <>
      {label.slice(0, at)}
      <u>{label.slice(at, at + 1)}</u>
      {label.slice(at + 1)}
    </>
  );
}

/** A row's buttons and its menu. They are tab stops only in the active row. */
function RowActions(props: {
  actions: readonly OutboxAction[];
  name: string;
  reachable: boolean;
  draft: Draft;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
  onAction: (action: ButtonAction) => void;
  onByHand: (action: ByHandAction) => void;
}) {
  return (
    <div class="row-actions">
      {props.actions.filter(isButton).map((action) => {
        const { label: id, key } = ACTIONS[action];
        const isSave = action === 'sendNow' && isOfSample(props.draft);
        const label = t(isSave ? 'outbox.actionSaveNow' : id);
        return (
          <button
            key={action}
            type="button"
            class="row-action bare"
            data-action={action}
            data-walk
            tabIndex={props.reachable ? 0 : -1}
            aria-label={t('common.labelAndValue', { label, value: props.name })}
            aria-keyshortcuts={key}
            title={t('common.nameAndNote', { name: label, note: key.toUpperCase() })}
            onClick={() => props.onAction(action)}
          >
            {marked(label, key)}
          </button>
        );
      })}
      {props.actions.includes('copy') && (
        <DraftMenu
          draft={props.draft}
          name={props.name}
          isReachable={props.reachable}
          isOpen={props.isMenuOpen}
          onOpen={props.onMenu}
          onAction={props.onByHand}
        />
      )}
    </div>
  );
}

/**
 * Seconds left, with a shrinking ring that reduced motion hides.
 * @param durationMs the whole duration in milliseconds; null for the time left when it was first shown
 */
function Countdown({ until, now, durationMs }: { until: Instant; now: Instant; durationMs: number | null }) {
  const left = Math.max(0, until - now);
  const first = useRef({ until, ms: left });
  if (first.current.until !== until) first.current = { until, ms: left };
  const total = Math.max(durationMs ?? first.current.ms, left);
  const seconds = Math.ceil(left / 1_000);
  const share = total > 0 ? left / total : 0;
  return (
    <span class="countdown small soft" role="timer" aria-label={t('outbox.secondsLeft', { seconds })}>
      <svg class="countdown-ring" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6.25" />
        <circle
          class="countdown-rest"
          cx="8"
          cy="8"
          r="6.25"
          pathLength={100}
          stroke-dasharray="100"
          stroke-dashoffset={100 - share * 100}
        />
      </svg>
      <span aria-hidden="true">
        {seconds >= 90
          ? t('outbox.shortMinutes', { minutes: Math.ceil(seconds / 60) })
          : t('outbox.shortSeconds', { seconds })}
      </span>
    </span>
  );
}

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
