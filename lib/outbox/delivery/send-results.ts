import { type Message, message, readMessage } from '../../i18n/index.ts';
import type { ArticleId, ArticleSummary } from '../../model/index.ts';
import type { Page, ServiceFailure } from '../../service/index.ts';
import {
  type BeforeImage,
  type DeliveryProgress,
  type Draft,
  type ListScan,
  withDelivery,
} from '../draft.ts';
import { type Facts, longestCall, settled } from './decide.ts';
import { scanPage } from './duplicate-scan.ts';
import { conclude, firstSweep, refused, unproved, verified } from './scan-results.ts';
import { ASKED_MOST_MS, backoff } from './timing.ts';
import { waitRestarted } from './wait-clock.ts';

// Results of steps, as pure functions from a draft to the draft to store. Null if the draft isn't in the right state.
// Results of scans are in scan-results.ts.

/** How long World Anvil asked us to wait. */
const askedBy = (failure: ServiceFailure | null): number =>
  failure && 'retryAfter' in failure ? Math.min(failure.retryAfter ?? 0, ASKED_MOST_MS) : 0;

/** Waits after a failed call: at least three seconds, and as long as World Anvil asks for. */
function patience(failure: ServiceFailure | null, failures: number, random: number, facts: Facts): number {
  return Math.max(askedBy(failure), facts.timing.sweepsMs[0] ?? 0, backoff(failures, random, facts.timing));
}

/** World Anvil rejected it. Retrying won't help. */
const isFinal = (failure: ServiceFailure): boolean =>
  failure.kind === 'forbidden' || failure.kind === 'notFound' || failure.kind === 'invalid';
const PATIENCE = 5;

/** The worker died or was aborted while sending (T6), or the clock was set back: waiting restarts. */
export function adopted(draft: Draft, { now, timing }: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state === 'unknown')
    return {
      ...draft,
      waitsSince: now,
      delivery: {
        ...delivery,
        since: now + longestCall(timing),
        nextAt: firstSweep(now, timing),
        progress: { ...delivery.progress, scan: undefined, scanOffset: 0 },
      },
    };
  if (delivery.state === 'created') {
    const progress: DeliveryProgress = { ...delivery.progress, scan: undefined, scanOffset: 0 };
    return { ...draft, waitsSince: now, delivery: { ...delivery, at: now, nextAt: now, progress } };
  }
  if (delivery.state !== 'sending') {
    const anew = waitRestarted(draft, now);
    return anew === draft ? null : anew;
  }
  const trouble = { sentence: message('outbox.browserClosed'), refused: false };
  const since = Math.max(now, Math.min(delivery.sentAt, now) + longestCall(timing));
  const progress: DeliveryProgress = { ...delivery.progress, trouble };
  return withDelivery(draft, { state: 'unknown', since, nextAt: firstSweep(now, timing), progress });
}

/** A scan before another attempt couldn't prove that no copy exists (T12). */
export function asked(draft: Draft, facts: Facts): Draft | null {
  return draft.delivery.state === 'queued' ? unproved(draft, draft.delivery.progress, facts) : null;
}

export function baselined(draft: Draft, page: Page<ArticleSummary>): Draft | null {
  if (draft.delivery.state !== 'queued') return null;
  const progress: DeliveryProgress = {
    ...draft.delivery.progress,
    baseline: page.items.map(({ id }) => id),
    failures: 0,
    trouble: null,
  };
  return withDelivery(draft, { ...draft.delivery, progress });
}

/** Stored before anything is sent (T3). */
export function begun(
  draft: Draft,
  owner: string,
  { now, markerSupport }: Facts,
  before?: BeforeImage,
): Draft | null {
  if (draft.delivery.state !== 'queued') return null;
  const { progress } = draft.delivery;
  return withDelivery(draft, {
    state: 'sending',
    owner,
    sentAt: now,
    progress: {
      ...progress,
      attempt: progress.attempt + 1,
      firstSentAt: progress.firstSentAt ?? now,
      scanOffset: 0,
      scan: undefined,
      hint: undefined,
      accepted: undefined,
      trouble: null,
      before,
      untagged: progress.untagged || markerSupport.field !== 'tags',
    },
  });
}

/** Certainly nothing left this machine: the attempt doesn't count. */
export function unsent(draft: Draft, sentence: Message, random: number, facts: Facts): Draft | null {
  if (draft.delivery.state !== 'sending') return null;
  const { progress } = draft.delivery;
  const attempt = progress.attempt - 1;
  const failures = (progress.failures ?? 0) + 1;
  return withDelivery(draft, {
    state: 'queued',
    notBefore: facts.now + patience(null, failures, random, facts),
    undoUntil: null,
    progress: {
      ...progress,
      attempt,
      failures,
      firstSentAt: attempt === 0 ? null : progress.firstSentAt,
      trouble: { sentence, refused: false },
    },
  });
}

/** World Anvil confirmed it (start of T4). Next, the named article is read, or scanned for. */
export function answered(draft: Draft, id: ArticleId | null, facts: Facts): Draft | null {
  if (draft.delivery.state !== 'sending') return null;
  const { now, timing } = facts;
  const append = draft.text.target.kind === 'append';
  return withDelivery(draft, {
    state: 'unknown',
    since: now,
    nextAt: id !== null || append ? now : firstSweep(now, timing),
    progress: { ...draft.delivery.progress, hint: append ? undefined : (id ?? undefined), failures: 0 },
  });
}

/** The attempt failed or its outcome is unknown (T5). Nothing is sent again before a scan. */
export function lost(draft: Draft, failure: ServiceFailure, { now, timing }: Facts): Draft | null {
  if (draft.delivery.state !== 'sending') return null;
  return withDelivery(draft, {
    state: 'unknown',
    since: now,
    nextAt: Math.max(now + askedBy(failure), firstSweep(now, timing)),
    progress: {
      ...draft.delivery.progress,
      trouble: { sentence: readMessage(failure.sentence), refused: isFinal(failure) },
    },
  });
}

/** A read failed. What was learned stays, and it is retried later (T1, T8). */
export function postponed(draft: Draft, failure: ServiceFailure, random: number, facts: Facts): Draft | null {
  const { delivery } = draft;
  const { now } = facts;
  if (!('progress' in delivery) || !delivery.progress) return null;
  const failures = (delivery.progress.failures ?? 0) + 1;
  const progress: DeliveryProgress = { ...delivery.progress, failures };
  const at = now + patience(failure, failures, random, facts);
  const givesUp = isFinal(failure) && failures >= PATIENCE;
  switch (delivery.state) {
    case 'queued': {
      const sentence = readMessage(failure.sentence);
      const trouble = { sentence, refused: false };
      if (progress.attempt === 0 && isFinal(failure)) return refused(draft, progress, sentence, facts);
      if (givesUp) return unproved(draft, { ...progress, trouble }, facts);
      return withDelivery(draft, {
        ...delivery,
        notBefore: at,
        undoUntil: null,
        progress: { ...progress, trouble },
      });
    }
    case 'unknown':
      if (givesUp && settled(delivery.since, now, facts.timing)) return unproved(draft, progress, facts);
      return withDelivery(draft, { ...delivery, nextAt: at, progress });
    case 'created':
      if (givesUp && settled(delivery.at, now, facts.timing)) return verified(draft, facts);
      return withDelivery(draft, { ...delivery, nextAt: at, progress });
    case 'verified':
    case 'attention':
      return withDelivery(draft, { ...delivery, nextAt: at, progress });
    default:
      return null;
  }
}

/** Handles one list page. */
export function paged(
  draft: Draft,
  scan: ListScan,
  page: Page<ArticleSummary>,
  random: number,
  facts: Facts,
): Draft | null {
  const { delivery } = draft;
  if (!('progress' in delivery) || !delivery.progress) return null;
  const { now, timing } = facts;
  const since = delivery.state === 'unknown' ? delivery.since : now;
  const early = delivery.state === 'unknown' && !settled(since, scan.startedAt, timing);
  const taken = scanPage(draft, delivery.progress, scan, page, { now, early, timing });
  if (!taken) return startedOver(draft, random, facts);
  const progress: DeliveryProgress = { ...delivery.progress, ...taken, failures: 0 };
  return conclude({ ...draft, delivery: { ...delivery, progress } }, null, random, facts);
}

/** The list moved during the scan. */
function startedOver(draft: Draft, random: number, facts: Facts): Draft | null {
  const moved: ServiceFailure = { kind: 'notUnderstood', sentence: message('outbox.listChanged') };
  const later = postponed(draft, moved, random, facts);
  if (!later || !('progress' in later.delivery) || !later.delivery.progress) return null;
  const progress: DeliveryProgress = { ...later.delivery.progress, scan: undefined, scanOffset: 0 };
  return { ...later, delivery: { ...later.delivery, progress } };
}
