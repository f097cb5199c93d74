import { useEffect, useRef, useState } from 'preact/hooks';
import { type Message, message, type PlainMessageId, t } from '../../../lib/i18n/index.ts';
import type { Instant } from '../../../lib/model/index.ts';
import {
  type Description,
  type Draft,
  describe as describeDraft,
  type OutboxAction,
  type OutboxPause,
  obstacleOf,
} from '../../../lib/outbox/index.ts';
import { type AvailableWorld, type Slowdown, waitsUntil } from '../../../lib/stored-state/index.ts';
import { GROUP_ICONS } from '../../outbox/index.ts';
import { announce, Button, type ButtonProps, Icon, type IconName, useOnline } from '../../ui/index.ts';
import { nameOf } from '../form/form.ts';
import { UNDO_KEYS } from '../keys.ts';

/** Actions offered here; the outbox has the others. */
export type ReceiptAction =
  | 'undo'
  | 'notDone'
  | 'sendNow'
  | 'checkNow'
  | 'edit'
  | 'retry'
  | 'restore'
  | 'open';
const BUTTONS: Record<ReceiptAction, { icon: IconName; label: PlainMessageId; keys?: string }> = {
  undo: { icon: 'undo', label: 'common.undo', keys: UNDO_KEYS },
  notDone: { icon: 'undo', label: 'common.undo' },
  open: { icon: 'open', label: 'common.open' },
  edit: { icon: 'edit', label: 'common.edit' },
  sendNow: { icon: 'send', label: 'outbox.actionSendNow' },
  checkNow: { icon: 'search', label: 'outbox.actionCheckNow' },
  retry: { icon: 'send', label: 'common.tryAgain' },
  restore: { icon: 'undo', label: 'history.restore' },
};
const isOurs = (action: OutboxAction): action is ReceiptAction => action in BUTTONS;

/** The outbox's headline, with the name of the world, and the seconds until it is sent. */
function headline(
  description: Description,
  draft: Draft,
  world: AvailableWorld | undefined,
  now: Instant,
): Message {
  const { until, group, actions } = description;
  const { target } = draft.text;
  if (actions[0] === 'undo' && until !== null) {
    const seconds = secondsUntil(until, now);
    if (target.kind === 'append')
      return message('outbox.addingIn', { article: target.articleTitle, seconds });
    if (!world) return message('outbox.savedSendingIn', { seconds });
    const { title, source } = world;
    return message(source === 'sample' ? 'outbox.savingIn' : 'outbox.sendingIn', { world: title, seconds });
  }
  if (group !== 'sent' || target.kind !== 'new' || !world) return description.headline;
  return message(world.source === 'sample' ? 'outbox.savedIn' : 'outbox.sentTo', { world: world.title });
}

const secondsUntil = (until: Instant, now: Instant): number => Math.max(0, Math.ceil((until - now) / 1_000));

/** When a failed sending is tried again; null if it isn't known. */
function retryTime({ until, group, actions }: Description, now: Instant): Message | null {
  if (until === null || group !== 'waiting' || actions[0] === 'undo') return null;
  const seconds = secondsUntil(until, now);
  return seconds < 90
    ? message('outbox.retryIn', { seconds })
    : message('outbox.retryInMinutes', { minutes: Math.ceil(seconds / 60) });
}

/** The status of a saved draft, live. */
export function Receipt(props: {
  draft: Draft;
  /** The draft's world, if it is known. */
  world: AvailableWorld | undefined;
  pause: OutboxPause | null;
  isConnected: boolean;
  accountId: string | null;
  slowdown: Slowdown | null;
  onAction: (action: ReceiptAction) => void;
  onNew: () => void;
}) {
  const { draft, world, pause } = props;
  const [now, setNow] = useState(() => Date.now());
  const isOnline = useOnline();
  const description = describeDraft(
    draft,
    now,
    obstacleOf(pause, { isConnected: props.isConnected, isOnline }),
    { accountId: props.accountId, waitsUntil: waitsUntil(props.slowdown, now) },
  );
  const counting = description.until !== null;
  const shown = headline(description, draft, world, now);
  const detail = [description.detail, retryTime(description, now)].flatMap((part) => (part ? [t(part)] : []));
  useEffect(() => {
    setNow(Date.now());
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counting, draft.rev]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [draft.id]);
  // Not again for each second.
  useEffect(() => announce([t(shown), ...detail].join(' ')), [shown.id]);

  const isSample = world?.source === 'sample';
  const canOpen = isSample || ('url' in draft.delivery && draft.delivery.url !== null);
  const buttons = description.actions.filter(isOurs).filter((action) => action !== 'open' || canOpen);
  return (
    <section class="receipt" data-group={description.group} aria-label={t('common.status')}>
      <span class="receipt-mark">
        <Icon name={GROUP_ICONS[description.group]} />
      </span>
      <h2 ref={heading} tabIndex={-1} dir="auto">
        {nameOf(draft)}
      </h2>
      <p class="receipt-headline">{t(shown)}</p>
      {detail.length > 0 && <p class="receipt-detail">{detail.join(' ')}</p>}
      <div class="receipt-actions">
        {buttons.map((action, index) => {
          const { icon, label, keys } = BUTTONS[action];
          const extra: Partial<ButtonProps> = keys ? { keys } : {};
          return (
            <Button
              key={action}
              icon={icon}
              tone={index === 0 ? 'primary' : 'plain'}
              onClick={() => props.onAction(action)}
              {...extra}
            >
              {t(action === 'sendNow' && world?.source === 'sample' ? 'outbox.actionSaveNow' : label)}
            </Button>
          );
        })}
        <Button icon="add" keys="Alt+N" tone={buttons.length ? 'quiet' : 'primary'} onClick={props.onNew}>
          {t('common.newDraft')}
        </Button>
      </div>
    </section>
  );
}
