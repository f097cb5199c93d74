import { say } from '../i18n/index.ts';
import { type Instant, visibleText } from '../model/index.ts';
import { type Audience, audienceOf } from './audience.ts';
import type { Attention, Draft } from './draft.ts';
import { deadlineOnThisClock } from './wait-clock.ts';

export type OutboxGroup = 'editing' | 'waiting' | 'sending' | 'checking' | 'sent' | 'attention' | 'binned';
export type OutboxAction =
  | 'undo'
  | 'sendNow'
  | 'checkNow'
  | 'retry'
  | 'edit'
  | 'copy'
  | 'discard'
  | 'restore'
  | 'open'
  | 'compare'
  | 'removeExtra'
  | 'sendAgain'
  | 'openNewest';

export interface Description {
  group: OutboxGroup;
  headline: string;
  detail: string;
  /** The time that a countdown ends at. */
  until: Instant | null;
  /** Possible actions, the likeliest first. */
  actions: OutboxAction[];
}

const UNTIL_SENT: Record<Audience, string> = {
  authors: 'You can undo this until it’s sent.',
  public: 'Readers will see it as soon as it’s sent. You can undo this until then.',
  worldDefault:
    'Readers may see it as soon as it’s sent, if this world makes new articles public. You can undo this until then.',
};

const SAFE = 'Your text is safe here.';

/** Some failure texts already say that nothing is lost. Earlier releases stored World Anvil's own text. */
function safely(stored: string): string {
  const sentence = visibleText(stored);
  return /kept here/.test(say(sentence)) ? sentence : `${say(sentence)} ${SAFE}`;
}

function later(draft: Draft, until: Instant, now: Instant): Instant | null {
  const moment = deadlineOnThisClock(draft, until, now);
  return moment > now ? moment : null;
}

/** Describes a draft's state for the user. `paused`: World Anvil rejected the keys. */
export function describe(draft: Draft, now: Instant, paused: boolean): Description {
  const { delivery, text } = draft;
  const append = text.target.kind === 'append' ? text.target : null;
  switch (delivery.state) {
    case 'editing':
      return {
        group: 'editing',
        headline: 'Draft',
        detail: draft.touched
          ? 'Kept here as you type.'
          : draft.origin
            ? 'Captured, not changed yet.'
            : 'Nothing typed yet.',
        until: null,
        actions: ['edit', 'copy', 'discard'],
      };
    case 'queued': {
      const { progress } = delivery;
      const recall: OutboxAction[] = progress.attempt === 0 ? ['edit', 'copy', 'discard'] : ['edit', 'copy'];
      if (paused)
        return {
          group: 'waiting',
          headline: 'Reconnect to continue',
          detail: `World Anvil did not accept the keys. ${SAFE}`,
          until: null,
          actions: recall,
        };
      if (delivery.undoUntil !== null && delivery.undoUntil > now)
        return {
          group: 'waiting',
          headline: 'Saved, about to be sent',
          detail: UNTIL_SENT[audienceOf(text)],
          until: later(draft, delivery.undoUntil, now),
          actions: ['undo', 'sendNow', 'copy'],
        };
      if (progress.accountId === '' && progress.attempt === 0)
        return {
          group: 'waiting',
          headline: 'Saved here, waiting for its account',
          detail: `Loreside doesn’t know yet which World Anvil account this is for. It’s sent once you unlock or connect the account that has its world; or edit it and choose another world. ${SAFE}`,
          until: null,
          actions: recall,
        };
      return {
        group: 'waiting',
        headline:
          progress.attempt === 0
            ? 'Saved here, waiting to be sent'
            : 'It did not arrive, waiting to send again',
        detail: progress.trouble ? safely(say(progress.trouble.sentence)) : SAFE,
        until: later(draft, delivery.notBefore, now),
        actions: ['sendNow', ...recall],
      };
    }
    case 'sending':
      return {
        group: 'sending',
        headline: append ? `Adding to “${append.articleTitle}”…` : 'Sending…',
        detail: 'You can close this window.',
        until: null,
        actions: ['copy'],
      };
    case 'unknown': {
      const { progress } = delivery;
      if (progress.hint && !progress.trouble)
        return {
          group: 'sending',
          headline: 'Sent, reading it back…',
          detail: 'You can close this window.',
          until: null,
          actions: ['copy'],
        };
      if (progress.supersededBy)
        return {
          group: 'checking',
          headline: 'Refused; you went on with an edited one',
          detail: 'We are only making sure that no copy of this one arrived.',
          until: paused ? null : later(draft, delivery.nextAt, now),
          actions: ['copy'],
        };
      if (progress.trouble?.refused)
        return {
          group: 'attention',
          headline: 'World Anvil refused this',
          detail: `${safely(say(progress.trouble.sentence))} Meanwhile we make sure that no copy arrived.`,
          until: null,
          actions: ['edit', 'copy'],
        };
      return {
        group: 'checking',
        headline: 'Checking whether it arrived',
        detail: paused
          ? `Reconnect to continue. It will not be sent twice. ${SAFE}`
          : `The answer did not come through. It will not be sent twice. ${SAFE}`,
        until: paused ? null : later(draft, delivery.nextAt, now),
        actions: ['checkNow', 'copy'],
      };
    }
    case 'created':
    case 'verified':
      return {
        group: 'sent',
        headline: append ? `Added to “${append.articleTitle}”` : 'In your world',
        detail:
          delivery.state === 'created' ? 'Making sure that it stands there once.' : 'It stands there once.',
        until: null,
        actions: ['open', 'copy'],
      };
    case 'attention':
      return attention(delivery.attention, append?.articleTitle ?? null);
    case 'binned':
      return {
        group: 'binned',
        headline: 'Discarded',
        detail: 'Kept for 30 days.',
        until: null,
        actions: ['restore', 'copy'],
      };
  }
}

function attention(what: Attention, articleTitle: string | null): Description {
  const shown = (headline: string, detail: string, actions: OutboxAction[]): Description => ({
    group: 'attention',
    headline,
    detail,
    until: null,
    actions,
  });
  switch (what.kind) {
    case 'rejected':
      return shown('World Anvil refused this', safely(say(what.sentence)), [
        'edit',
        'retry',
        'copy',
        'discard',
      ]);
    case 'duplicated':
      return what.articleIds.length > 1
        ? shown(
            'The network delivered this more than once',
            `${what.articleIds.length} copies stand in your world. Compare them, then remove the extra one.`,
            ['compare', 'removeExtra', 'open', 'copy'],
          )
        : shown(
            'An earlier copy arrived after all',
            'You went on with an edited one since. Compare them, then decide which to keep.',
            ['open', 'compare', 'discard'],
          );
    case 'unproved':
      return shown('We could not find out whether it arrived', safely(say(what.sentence)), [
        'openNewest',
        'sendAgain',
        'edit',
        'copy',
        'discard',
      ]);
    case 'conflict':
      return shown(
        articleTitle ? `“${articleTitle}” was changed meanwhile` : 'The article was changed meanwhile',
        safely(say(what.sentence)),
        ['open', 'retry', 'copy', 'discard'],
      );
    case 'gone':
      return shown(
        'It was created, and later deleted on World Anvil',
        `${SAFE} Edit it to send it once more, or discard it.`,
        ['edit', 'copy', 'discard'],
      );
  }
}
