import type { Instant } from '../../model/index.ts';
import type { Draft } from '../draft.ts';

// Deadlines are moments of the wall clock, and people and time servers set that clock back. So each draft records when
// its wait began: a beginning in the future shows that the clock was set back since, and how long the wait was meant to be.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The longest wait of each state, for records that don't tell when it began. */
const LONGEST = { undo: MINUTE, delivery: HOUR, watch: 25 * HOUR };

/** When the draft has something to do next; null: it waits for no moment. */
export function deadlineOf({ delivery }: Draft): Instant | null {
  if (delivery.state === 'queued') return delivery.notBefore;
  return 'nextAt' in delivery ? delivery.nextAt : null;
}

function longestWait({ delivery }: Draft): number {
  if (delivery.state === 'verified' || delivery.state === 'attention') return LONGEST.watch;
  return delivery.state === 'queued' && delivery.undoUntil !== null ? LONGEST.undo : LONGEST.delivery;
}

/** Records when the wait began, where `next` waits for another moment than `before` did. */
export function withWaitStart(before: Draft, next: Draft, now: Instant): Draft {
  const deadline = deadlineOf(next);
  return deadline === null || deadline === deadlineOf(before) ? next : { ...next, waitsSince: now };
}

/** Whether the wait is over. One that is longer than any wait is over, too. */
export const isOver = (draft: Draft, until: Instant, now: Instant): boolean =>
  until <= now || until - now > longestWait(draft);

/** Whether the clock was set back since the wait began. */
export const clockWasSetBack = (draft: Draft, now: Instant): boolean =>
  draft.waitsSince !== undefined && draft.waitsSince > now && (deadlineOf(draft) ?? 0) > now;

/** A moment of this wait, as if the wait began now where the clock was set back since. */
export function deadlineOnThisClock(draft: Draft, until: Instant, now: Instant): Instant {
  const { waitsSince } = draft;
  if (waitsSince === undefined || waitsSince <= now) return until;
  return now + Math.min(Math.max(0, until - waitsSince), longestWait(draft));
}

/** The same wait, begun now. */
export function waitRestarted(draft: Draft, now: Instant): Draft {
  const { delivery } = draft;
  const moved = (until: Instant) => deadlineOnThisClock(draft, until, now);
  if (delivery.state === 'queued') {
    const undoUntil = delivery.undoUntil === null ? null : moved(delivery.undoUntil);
    return {
      ...draft,
      waitsSince: now,
      delivery: { ...delivery, notBefore: moved(delivery.notBefore), undoUntil },
    };
  }
  if (delivery.state !== 'verified' && delivery.state !== 'attention') return draft;
  const nextAt = delivery.nextAt === null ? null : moved(delivery.nextAt);
  return { ...draft, waitsSince: now, delivery: { ...delivery, nextAt } };
}
