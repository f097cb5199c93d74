import { type Message, type MessageId, message } from '../i18n/index.ts';
import type { Instant } from '../model/index.ts';
import { SAMPLE_WORLD_ID } from '../sample-world/index.ts';
import { type Audience, audienceOf } from './audience.ts';
import { deadlineOnThisClock } from './delivery/wait-clock.ts';
import type { Description, Obstacle, OutboxAction, SendingConditions } from './description.ts';
import type { Attention, Delivery, Draft, EntryMethod } from './draft.ts';
import { canMove, isOfOtherAccount, otherAccountWords } from './other-account.ts';

/** Nothing of the sample world is sent: its drafts are only saved. */
export const isOfSample = ({ text }: Draft): boolean => text.worldId === SAMPLE_WORLD_ID;

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

const shown = (
  group: Description['group'],
  headline: Message,
  detail: Message | null,
  actions: OutboxAction[],
  until: Instant | null = null,
): Description => ({ group, headline, detail, until, actions });

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
  return shown('attention', words.headline, words.detail, canMove(draft) ? ['move', ...actions] : actions);
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
    case 'editing': {
      const saved = obstacle === 'unconnected' ? 'capture.savedUnconnected' : 'outbox.savedAsYouType';
      const untouched = draft.origin ? 'outbox.unchangedCapture' : 'outbox.empty';
      const detail = message(draft.touched ? saved : untouched);
      return shown('editing', message('outbox.draft'), detail, ['edit', 'copy', 'discard']);
    }
    case 'queued':
      return queued(draft, delivery, now, obstacle, waitsUntil);
    case 'sending': {
      const headline = article === null ? message('outbox.sending') : message('outbox.addingTo', { article });
      return shown('sending', headline, message('outbox.mayClose'), ['copy']);
    }
    case 'unknown':
      return unclear(draft, delivery, now, obstacle, waitsUntil);
    case 'created':
    case 'verified': {
      if (isOfSample(draft)) {
        const saved =
          article === null ? message('outbox.savedInSample') : message('outbox.addedTo', { article });
        return shown('sent', saved, null, ['open', 'copy']);
      }
      const headline = article === null ? message('outbox.sent') : message('outbox.addedTo', { article });
      const detail = message(delivery.state === 'created' ? 'outbox.verifying' : 'outbox.verified');
      return shown('sent', headline, detail, ['open', 'copy']);
    }
    case 'attention':
      return attention(delivery.attention, article);
    case 'done': {
      const headline = message(ENTERED[delivery.how]);
      if (text.content === '') return shown('done', headline, null, []);
      return shown('done', headline, message('outbox.doneDetail'), ['notDone', 'copy']);
    }
    case 'binned':
      return shown('binned', message('outbox.discarded'), message('outbox.deletedLater'), [
        'restore',
        'copy',
      ]);
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
  const waiting = (headline: Message, detail: Message | null, actions = recall, until?: Instant | null) =>
    shown('waiting', headline, detail, actions, until);
  if (obstacle === 'unconnected')
    return waiting(message('outbox.waitingForConnection'), message('outbox.sentOnceConnected'));
  // World Anvil may have refused the keys, or they can't be read: a notice above says which.
  if (obstacle === 'paused')
    return waiting(message('outbox.waitingForKeys'), message('outbox.sentOnceConnected'));
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
  const send: OutboxAction[] = ['sendNow', ...recall];
  if (waitsUntil !== null) {
    const asked = askedToWait(waitsUntil, now);
    return waiting(message('outbox.waitingForWorldAnvil'), asked, send, waitsUntil);
  }
  const sentence = progress.trouble?.sentence ?? null;
  const cause = sentence && (CAUSES[sentence.id] ?? sentence);
  const until = later(draft, notBefore, now);
  if (isUnsent && cause === null) return waiting(message('outbox.waiting'), null, send, until);
  return waiting(message('outbox.notSentYet'), cause, send, until);
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
    return shown('sending', message('outbox.sentVerifying'), message('outbox.mayClose'), ['copy']);
  if (progress.supersededBy) {
    const headline = message(trouble?.refused ? 'outbox.continuedElsewhere' : 'outbox.movedElsewhere');
    return shown('checking', headline, message('outbox.checkingNoCopy'), ['copy'], until);
  }
  if (trouble?.refused) {
    const detail = message('outbox.rejectedStillChecking');
    return shown('attention', trouble.sentence, detail, ['edit', 'copy', 'discard']);
  }
  const detail = waitsUntil === null ? UNCLEAR[obstacle ?? 'none'] : askedToWait(waitsUntil, now);
  return shown('checking', message('outbox.checking'), detail, ['checkNow', 'copy'], until);
}

const UNCLEAR: Record<Obstacle | 'none', Message> = {
  unconnected: message('outbox.checkAfterReconnecting'),
  paused: message('outbox.checkAfterReconnecting'),
  notAllowed: message('outbox.checkOnceAllowed'),
  offline: message('outbox.checkWhenOnline'),
  none: message('outbox.noAnswer'),
};

function attention(what: Attention, article: string | null): Description {
  const wanted = (headline: Message, detail: Message, ...actions: OutboxAction[]): Description =>
    shown('attention', headline, detail, actions);
  switch (what.kind) {
    case 'rejected':
      return wanted(what.sentence, message('outbox.rejected'), 'edit', 'retry', 'copy', 'discard');
    case 'duplicated': {
      const count = what.articleIds.length;
      if (count === 1) {
        const headline = message('outbox.earlierArrived');
        return wanted(headline, message('outbox.earlierOrEdited'), 'open', 'compare', 'discard');
      }
      const copies = message('outbox.copies', { count });
      return wanted(message('outbox.arrivedTwice'), copies, 'compare', 'removeExtra', 'open', 'copy');
    }
    case 'unproved': {
      const headline = message('outbox.unconfirmed');
      return wanted(headline, what.sentence, 'openNewest', 'sendAgain', 'edit', 'copy', 'discard');
    }
    case 'conflict': {
      const headline =
        article === null
          ? message('outbox.articleChanged')
          : message('outbox.namedArticleChanged', { article });
      return wanted(headline, what.sentence, 'open', 'retry', 'copy', 'discard');
    }
    case 'gone':
      return wanted(
        message('outbox.deletedThere'),
        message('outbox.deletedThereHint'),
        'edit',
        'copy',
        'discard',
      );
  }
}
