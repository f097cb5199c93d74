import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Description,
  type Draft,
  describe as describeDraft,
  type OutboxAction,
} from '../../lib/outbox/index.ts';
import { announce, Button, type ButtonProps, Icon, type IconName } from '../ui/index.ts';
import { nameOf } from './form.ts';
import { UNDO_KEYS } from './keys.ts';

/** Actions offered here; the outbox has the others. */
export type ReceiptAction = 'undo' | 'sendNow' | 'checkNow' | 'edit' | 'retry' | 'restore' | 'open';
const BUTTONS: Record<ReceiptAction, { label: string; icon: IconName; keys?: string }> = {
  undo: { label: 'Undo', icon: 'undo', keys: UNDO_KEYS },
  open: { label: 'Open', icon: 'open' },
  edit: { label: 'Edit', icon: 'edit' },
  sendNow: { label: 'Send now', icon: 'send' },
  checkNow: { label: 'Check now', icon: 'search' },
  retry: { label: 'Try again', icon: 'send' },
  restore: { label: 'Restore', icon: 'undo' },
};
const isOurs = (action: OutboxAction): action is ReceiptAction => action in BUTTONS;

const ICONS: Record<Description['group'], IconName> = {
  editing: 'edit',
  waiting: 'clock',
  sending: 'send',
  checking: 'search',
  sent: 'check',
  attention: 'alert',
  binned: 'bin',
};

/** The outbox's headline, with the name of the world. */
function headline(description: Description, draft: Draft, world: string | null): string {
  const place = draft.text.target.kind === 'append' ? `“${draft.text.target.articleTitle}”` : world;
  if (!place) return description.headline;
  if (description.actions[0] === 'undo') return `Saved. Sending to ${place}`;
  return description.group === 'sent' && draft.text.target.kind === 'new'
    ? `In ${place}`
    : description.headline;
}

/** The status of a saved draft, live. */
export function Receipt(props: {
  draft: Draft;
  world: string | null;
  paused: boolean;
  onAction: (action: ReceiptAction) => void;
  onNew: () => void;
}) {
  const { draft, world, paused } = props;
  const [now, setNow] = useState(() => Date.now());
  const description = describeDraft(draft, now, paused);
  const counting = description.until !== null;
  const headlineText = headline(description, draft, world);
  useEffect(() => {
    setNow(Date.now());
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counting, draft.rev]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [draft.id]);
  useEffect(() => announce(`${headlineText}. ${description.detail}`), [headlineText]);

  // Shows a countdown only for sending. For a check, the outbox's own text says when it happens.
  const seconds =
    description.until === null || description.group !== 'waiting'
      ? 0
      : Math.ceil((description.until - now) / 1_000);
  const canOpen = 'url' in draft.delivery && draft.delivery.url !== null;
  const buttons = description.actions.filter(isOurs).filter((action) => action !== 'open' || canOpen);
  return (
    <section class="receipt" data-group={description.group} aria-label="What became of it">
      <span class="receipt-mark">
        <Icon name={ICONS[description.group]} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {nameOf(draft)}
      </h2>
      <p class="receipt-headline">
        {headlineText}
        {seconds > 0 && (
          <>
            {' '}
            in <span class="receipt-seconds">{seconds}</span> {seconds === 1 ? 'second' : 'seconds'}
          </>
        )}
      </p>
      <p class="soft">{description.detail}</p>
      <div class="receipt-actions">
        {buttons.map((action, index) => {
          const { label, icon, keys } = BUTTONS[action];
          const extra: Partial<ButtonProps> = keys ? { keys } : {};
          return (
            <Button
              key={action}
              icon={icon}
              tone={index === 0 ? 'primary' : 'plain'}
              onClick={() => props.onAction(action)}
              {...extra}
            >
              {label}
            </Button>
          );
        })}
        <Button icon="add" keys="Alt+N" tone={buttons.length ? 'plain' : 'primary'} onClick={props.onNew}>
          New draft
        </Button>
      </div>
    </section>
  );
}
