import type { ArticleId, Instant } from '../../model/index.ts';
import type { DeliveryProgress, Draft, ListScan, MarkerSupport } from '../draft.ts';
import { isOver, isStale, newScan } from './duplicate-scan.ts';
import type { Timing } from './timing.ts';
import { clockWasSetBack, isOver as isWaitOver } from './wait-clock.ts';

/** The next step of a draft: at most one call to World Anvil, and the records around it. */
export type Step =
  | { do: 'rest'; until: Instant | null }
  /** Repairs an abandoned delivery, or a time from before the clock was set back. No call. */
  | { do: 'adopt' }
  /** Nothing may be sent: asks the user. No call. */
  | { do: 'ask' }
  | { do: 'baseline' }
  | { do: 'send' }
  | { do: 'readHint'; articleId: ArticleId }
  | { do: 'readTarget'; articleId: ArticleId }
  | { do: 'readCandidate'; articleId: ArticleId; scan: ListScan }
  | { do: 'page'; offset: number; scan: ListScan }
  | { do: 'untag'; articleId: ArticleId };

/** Facts that a decision depends on, besides the draft. */
export interface Facts {
  now: Instant;
  /** Whether the API version lists articles newest first, and by category. */
  ordered: boolean;
  byCategory: boolean;
  markerSupport: MarkerSupport;
  /** Articles to which another draft's section may be in flight. */
  busyTargets: ReadonlySet<ArticleId>;
  timing: Timing;
}

export const target = (draft: Draft): ArticleId | null =>
  draft.text.target.kind === 'append' ? draft.text.target.articleId : null;

/** Whether the time in which a lost request can still arrive is over. */
export const settled = (since: Instant, at: Instant, timing: Timing): boolean =>
  at >= since + timing.settleMs;

/** Maximum time from recording `sending` to the end of the call. */
export const longestCall = ({ freshMs, callMs }: Timing): number => freshMs + callMs;

/** Whether every copy sent so far would show its marker here. */
export const proves = (markerSupport: MarkerSupport, progress: DeliveryProgress): boolean =>
  markerSupport.proved && (markerSupport.field === 'scrapbook' || !progress.untagged);

/**
 * Whether this draft may be sent now: for the first time, after a complete scan that found nothing with proven marker
 * support, or because the user takes the risk. The only place that decides this.
 */
export function maySend(draft: Draft, { now, markerSupport, timing }: Facts): boolean {
  if (draft.delivery.state !== 'queued') return false;
  const { progress } = draft.delivery;
  if (target(draft)) return true;
  if (progress.baseline === null) return false;
  if (progress.attempt === 0) return true;
  const { scan } = progress;
  if (!scan || !isOver(scan) || now - scan.readAt > timing.freshMs || scan.readAt > now) return false;
  return progress.accepted === true || (scan.gap === null && proves(markerSupport, progress));
}

/** The next step of a draft. Pure. */
export function decide(draft: Draft, facts: Facts): Step {
  const { delivery } = draft;
  const { now } = facts;
  if (clockWasSetBack(draft, now)) return { do: 'adopt' };
  switch (delivery.state) {
    case 'editing':
    case 'done':
    case 'binned':
      return { do: 'rest', until: null };
    case 'sending':
      return { do: 'adopt' };
    case 'queued':
      return isWaitOver(draft, delivery.notBefore, now)
        ? queued(draft, delivery.progress, facts)
        : rest(delivery.notBefore);
    case 'unknown': {
      if (delivery.since > now + longestCall(facts.timing)) return { do: 'adopt' };
      if (!isWaitOver(draft, delivery.nextAt, now)) return rest(delivery.nextAt);
      const articleId = target(draft);
      if (articleId) return { do: 'readTarget', articleId };
      if (delivery.progress.hint) return { do: 'readHint', articleId: delivery.progress.hint };
      const early = !settled(delivery.since, now, facts.timing);
      return scanStep(delivery.progress, facts, early ? earlyScope(draft, facts) : 'world');
    }
    case 'created': {
      if (delivery.at > now) return { do: 'adopt' };
      if (!isWaitOver(draft, delivery.nextAt, now)) return rest(delivery.nextAt);
      const articleId = target(draft);
      if (articleId) return { do: 'readTarget', articleId };
      const { progress } = delivery;
      if (progress.scan && isOver(progress.scan)) return { do: 'untag', articleId: delivery.articleId };
      const last = settled(delivery.at, now, facts.timing);
      return scanStep(progress, facts, confirmedScope(progress, facts), last ? [delivery.articleId] : []);
    }
    case 'verified':
    case 'attention': {
      if (delivery.nextAt === null) return rest(null);
      if (!isWaitOver(draft, delivery.nextAt, now)) return rest(delivery.nextAt);
      const scope = delivery.state === 'verified' ? confirmedScope(delivery.progress, facts) : 'world';
      return scanStep(delivery.progress, facts, scope);
    }
  }
}

const rest = (until: Instant | null): Step => ({ do: 'rest', until });

function queued(draft: Draft, progress: DeliveryProgress, facts: Facts): Step {
  const articleId = target(draft);
  if (articleId) return facts.busyTargets.has(articleId) ? rest(null) : { do: 'send' };
  if (progress.baseline === null) return { do: 'baseline' };
  if (maySend(draft, facts)) return { do: 'send' };
  const over = progress.scan && isOver(progress.scan) && !isStale(progress.scan, facts.ordered, facts.now);
  const barred = !progress.accepted && (progress.scan?.gap != null || !proves(facts.markerSupport, progress));
  return over && barred ? { do: 'ask' } : scanStep(progress, facts, 'world');
}

function scanStep(
  progress: DeliveryProgress,
  facts: Facts,
  scope: ListScan['scope'],
  pending: ArticleId[] = [],
): Step {
  const { now, ordered } = facts;
  const begun = progress.scan;
  const goesOn = begun && !begun.ended && !isStale(begun, ordered, now);
  const unread = begun && begun.pending.length > 0 && !isStale(begun, ordered, now);
  const current = begun && (goesOn || unread) ? begun : newScan(ordered, scope, now, { pending });
  const [articleId] = current.pending;
  if (articleId) return { do: 'readCandidate', articleId, scan: current };
  return { do: 'page', offset: current === begun ? progress.scanOffset : 0, scan: current };
}

/** In a list of unknown order, the draft's own category is scanned first. */
function earlyScope(draft: Draft, { ordered, byCategory }: Facts): ListScan['scope'] {
  return ordered || !byCategory || draft.text.fields.articleParentId
    ? 'world'
    : { categoryId: draft.text.fields.categoryId ?? null };
}

/** The network repeats the same request, so a second copy is in the same category. */
function confirmedScope(progress: DeliveryProgress, { ordered, byCategory }: Facts): ListScan['scope'] {
  if (ordered || !byCategory || progress.category === undefined) return 'world';
  return { categoryId: progress.category };
}
