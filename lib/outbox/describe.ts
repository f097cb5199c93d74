import { type Message, type MessageId, message } from '../i18n/index.ts';
import type { Instant } from '../model/index.ts';
import { type Audience, audienceOf } from './audience.ts';
import { deadlineOnThisClock } from './delivery/wait-clock.ts';
import type { Description, Obstacle, OutboxAction, SendingConditions } from './description.ts';
import type { Attention, Delivery, Draft, EntryMethod } from './draft.ts';
import { canMove, isOfOtherAccount, otherAccountWords } from './other-account.ts';

const ENTERED = {
  inserted: 'outbox.doneInserted',
  copied: 'outbox.doneCopied',
  unknown: 'outbox.done',
} as const satisfies Record<EntryMethod, MessageId>;

const READERS: Record<Audience, Message | null> = {
  authors: null,
  public: message('outbox.readersWillSee'),
  worldDefault: message('outbox.readersMaySee'),
};

function later(draft: Draft, until: Instant, now: Instant): Instant | null {
  const moment = deadlineOnThisClock(draft, until, now);
  return moment > now ? moment : null;
}

/** Describes a draft's state for the user. `obstacle`: null if drafts can be sent. */
export function describe(
  draft: Draft,
  now: Instant,
  obstacle: Obstacle | null,
  { accountId = null, waitsUntil = null }: SendingConditions = {},
): Description {
  const isOther = obstacle !== 'unconnected' && isOfOtherAccount(draft, accountId);
  if (!isOther) return describeState(draft, now, obstacle, waitsUntil);
  // Without its account it waits like a draft without any.
  const described = describeState(draft, now, 'unconnected', null);
  const actions = described.actions.filter((action) => !ASKING.has(action));
  const words = otherAccountWords(draft);
  if (!words) return { ...described, actions };
  return {
    ...words,
    group: 'attention',
    until: null,
    actions: canMove(draft) ? ['move', ...actions] : actions,
  };
}

/** Actions that call World Anvil with the draft's account. */
const ASKING: ReadonlySet<OutboxAction> = new Set(['checkNow', 'retry', 'sendAgain', 'removeExtra']);

function describeState(
  draft: Draft,
  now: Instant,
  obstacle: Obstacle | null,
  waitsUntil: Instant | null,
): Description {
  const { delivery, text } = draft;
  const article = text.target.kind === 'append' ? text.target.articleTitle : null;
  switch (delivery.state) {
    case 'editing':
      return {
        group: 'editing',
        headline: message('outbox.draft'),
        detail: draft.touched
          ? message(obstacle === 'unconnected' ? 'capture.savedUnconnected' : 'outbox.savedAsYouType')
          : draft.origin
            ? message('outbox.unchangedCapture')
            : message('outbox.empty'),
        until: null,
        actions: ['edit', 'copy', 'discard'],
      };
    case 'queued':
      return queued(draft, delivery, now, obstacle, waitsUntil);
    case 'sending':
      return {
        group: 'sending',
        headline: article === null ? message('outbox.sending') : message('outbox.addingTo', { article }),
        detail: message('outbox.mayClose'),
        until: null,
        actions: ['copy'],
      };
    case 'unknown':
      return unclear(draft, delivery, now, obstacle, waitsUntil);
    case 'created':
    case 'verified':
      return {
        group: 'sent',
        headline: article === null ? message('outbox.sent') : message('outbox.addedTo', { article }),
        detail: delivery.state === 'created' ? message('outbox.verifying') : message('outbox.verified'),
        until: null,
        actions: ['open', 'copy'],
      };
    case 'attention':
      return attention(delivery.attention, article);
    case 'done':
      return {
        group: 'done',
        headline: message(ENTERED[delivery.how]),
        detail: text.content === '' ? null : message('outbox.doneDetail'),
        until: null,
        actions: text.content === '' ? [] : ['notDone', 'copy'],
      };
    case 'binned':
      return {
        group: 'binned',
        headline: message('outbox.discarded'),
        detail: message('outbox.deletedLater'),
        until: null,
        actions: ['restore', 'copy'],
      };
  }
}

function queued(
  draft: Draft,
  delivery: Extract<Delivery, { state: 'queued' }>,
  now: Instant,
  obstacle: Obstacle | null,
  waitsUntil: Instant | null,
): Description {
  const { progress, undoUntil, notBefore } = delivery;
  const isUnsent = progress.attempt === 0;
  const recall: OutboxAction[] = isUnsent ? ['edit', 'copy', 'discard'] : ['edit', 'copy'];
  const waiting = (
    headline: Message,
    detail: Message | null,
    actions = recall,
    until: Instant | null = null,
  ): Description => ({ group: 'waiting', headline, detail, until, actions });
  if (obstacle === 'unconnected')
    return waiting(message('outbox.waitingForConnection'), message('outbox.sentOnceConnected'));
  if (obstacle === 'paused')
    return waiting(message('outbox.waitingForKeys'), message('outbox.keysNotAccepted'));
  if (obstacle === 'notAllowed')
    return waiting(message('outbox.waitingForPermission'), message('outbox.sendingNotAllowed'));
  if (undoUntil !== null && undoUntil > now)
    return waiting(
      message('outbox.saved'),
      READERS[audienceOf(draft.text)],
      ['undo', 'sendNow', 'copy'],
      later(draft, undoUntil, now),
    );
  if (progress.accountId === '' && isUnsent)
    return waiting(message('outbox.waitingForAccount'), message('outbox.accountUnknown'));
  if (obstacle === 'offline') return waiting(message('outbox.waitingForNetwork'), message('outbox.offline'));
  if (waitsUntil !== null)
    return waiting(
      message('outbox.waitingForWorldAnvil'),
      askedToWait(waitsUntil, now),
      ['sendNow', ...recall],
      waitsUntil,
    );
  const sentence = progress.trouble?.sentence ?? null;
  const cause = sentence && (CAUSES[sentence.id] ?? sentence);
  const until = later(draft, notBefore, now);
  if (isUnsent && cause === null)
    return waiting(message('outbox.waiting'), null, ['sendNow', ...recall], until);
  return waiting(message('outbox.notSentYet'), cause, ['sendNow', ...recall], until);
}

/** World Anvil wants no requests. */
export const askedToWait = (until: Instant, now: Instant): Message =>
  message('outbox.askedToWait', { minutes: Math.ceil((until - now) / 60_000) });

/** Causes without “try again”, because the outbox does that by itself. */
const CAUSES: Partial<Record<Message['id'], Message>> = {
  'service.offline': message('outbox.unreachable'),
  'service.connectionLost': message('outbox.interrupted'),
  'service.timeout': message('outbox.tookTooLong'),
  'service.busy': message('outbox.busy'),
  'service.serverError': message('outbox.serverError'),
};

/** It may or may not have arrived. */
function unclear(
  draft: Draft,
  { nextAt, progress }: Extract<Delivery, { state: 'unknown' }>,
  now: Instant,
  obstacle: Obstacle | null,
  waitsUntil: Instant | null,
): Description {
  const until = obstacle === null ? (waitsUntil ?? later(draft, nextAt, now)) : null;
  const { trouble } = progress;
  if (progress.hint && !trouble)
    return {
      group: 'sending',
      headline: message('outbox.sentVerifying'),
      detail: message('outbox.mayClose'),
      until: null,
      actions: ['copy'],
    };
  if (progress.supersededBy)
    return {
      group: 'checking',
      headline: message(trouble?.refused ? 'outbox.continuedElsewhere' : 'outbox.movedElsewhere'),
      detail: message('outbox.checkingNoCopy'),
      until,
      actions: ['copy'],
    };
  if (trouble?.refused)
    return {
      group: 'attention',
      headline: trouble.sentence,
      detail: message('outbox.rejectedStillChecking'),
      until: null,
      actions: ['edit', 'copy', 'discard'],
    };
  return {
    group: 'checking',
    headline: message('outbox.checking'),
    detail: waitsUntil === null ? UNCLEAR[obstacle ?? 'none'] : askedToWait(waitsUntil, now),
    until,
    actions: ['checkNow', 'copy'],
  };
}

const UNCLEAR: Record<Obstacle | 'none', Message> = {
  unconnected: message('outbox.checkAfterReconnecting'),
  paused: message('outbox.checkAfterReconnecting'),
  notAllowed: message('outbox.checkOnceAllowed'),
  offline: message('outbox.checkWhenOnline'),
  none: message('outbox.noAnswer'),
};

function attention(what: Attention, article: string | null): Description {
  const shown = (headline: Message, detail: Message, actions: OutboxAction[]): Description => ({
    group: 'attention',
    headline,
    detail,
    until: null,
    actions,
  });
  switch (what.kind) {
    case 'rejected':
      return shown(what.sentence, message('outbox.rejected'), ['edit', 'retry', 'copy', 'discard']);
    case 'duplicated':
      return what.articleIds.length > 1
        ? shown(message('outbox.arrivedTwice'), message('outbox.copies', { count: what.articleIds.length }), [
            'compare',
            'removeExtra',
            'open',
            'copy',
          ])
        : shown(message('outbox.earlierArrived'), message('outbox.earlierOrEdited'), [
            'open',
            'compare',
            'discard',
          ]);
    case 'unproved':
      return shown(message('outbox.unconfirmed'), what.sentence, [
        'openNewest',
        'sendAgain',
        'edit',
        'copy',
        'discard',
      ]);
    case 'conflict':
      return shown(
        article === null
          ? message('outbox.articleChanged')
          : message('outbox.namedArticleChanged', { article }),
        what.sentence,
        ['open', 'retry', 'copy', 'discard'],
      );
    case 'gone':
      return shown(message('outbox.deletedThere'), message('outbox.deletedThereHint'), [
        'edit',
        'copy',
        'discard',
      ]);
  }
}
