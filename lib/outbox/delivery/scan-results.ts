import { type Message, message } from '../../i18n/index.ts';
import type { Article, ArticleId, Instant } from '../../model/index.ts';
import { type Attention, type DeliveryProgress, type Draft, type ListScan, withDelivery } from '../draft.ts';
import { looksLike, showsAnyMarker, showsMarker } from '../marker.ts';
import { type Facts, proves, settled } from './decide.ts';
import { isOver, newScan, rested, scanArticle } from './duplicate-scan.ts';
import { backoff, nextOf, type Timing } from './timing.ts';

// What follows from a scan or from reading an article. T-numbers are those of the state diagram.

export const firstSweep = (since: Instant, timing: Timing): Instant => since + (timing.sweepsMs[0] ?? 0);

function attention(draft: Draft, progress: DeliveryProgress, what: Attention, { now, timing }: Facts): Draft {
  const watched = (what.kind === 'rejected' || what.kind === 'unproved') && progress.attempt > 0;
  return withDelivery(draft, {
    state: 'attention',
    attention: what,
    at: now,
    nextAt: watched ? nextOf(timing.watchMs, now, now) : null,
    progress: { ...rested(progress), hint: undefined },
  });
}

/** Another draft goes on in its place. */
const replaced = (draft: Draft, progress: DeliveryProgress, { now }: Facts): Draft =>
  withDelivery(draft, { state: 'binned', at: now, progress: rested(progress) });

export const refused = (draft: Draft, progress: DeliveryProgress, sentence: Message, facts: Facts): Draft =>
  progress.supersededBy
    ? replaced(draft, progress, facts)
    : attention(draft, progress, { kind: 'rejected', sentence }, facts);

export const gone = (draft: Draft, progress: DeliveryProgress, facts: Facts): Draft =>
  attention(draft, progress, { kind: 'gone' }, facts);

export const conflicting = (
  draft: Draft,
  progress: DeliveryProgress,
  sentence: Message,
  facts: Facts,
): Draft => attention(draft, progress, { kind: 'conflict', sentence }, facts);

/** Nothing was found, but that proves nothing, or there were too many attempts: the user decides (T12). */
export function unproved(draft: Draft, progress: DeliveryProgress, facts: Facts): Draft {
  const why =
    progress.attempt >= facts.timing.maxAttempts
      ? message('outbox.sentOften', { count: progress.attempt })
      : (progress.scan?.gap ?? message('outbox.unprovenWorld'));
  const { trouble } = progress;
  const sentence = trouble
    ? message('outbox.causeThenReason', { cause: trouble.sentence, reason: why })
    : why;
  return attention(draft, progress, { kind: 'unproved', sentence }, facts);
}

/** A copy was found (T4, T7). */
export function created(draft: Draft, progress: DeliveryProgress, article: Article, facts: Facts): Draft {
  const { now, ordered, timing } = facts;
  const append = draft.text.target.kind === 'append';
  const soon = !append && (ordered || progress.attempt > 1);
  return withDelivery(draft, {
    state: 'created',
    articleId: article.id,
    url: article.url,
    at: now,
    nextAt: soon ? now : now + timing.settleMs,
    progress: {
      ...rested(progress),
      found: progress.found.includes(article.id) ? progress.found : [...progress.found, article.id],
      hint: undefined,
      trouble: null,
      category: article.categoryId,
    },
  });
}

/** Exactly one copy, after the settling time (T13). */
export function verified(draft: Draft, facts: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created') return null;
  const { articleId, url, at, progress } = delivery;
  if (progress.supersededBy)
    return attention(draft, progress, { kind: 'duplicated', articleIds: [articleId] }, facts);
  const nextAt = progress.attempt > 1 ? nextOf(facts.timing.watchMs, at, facts.now) : null;
  return withDelivery(draft, { state: 'verified', articleId, url, at, nextAt, progress: rested(progress) });
}

/** It arrived, and the user undid it in the history. Nothing is left to scan for. */
export function undoneByUser(draft: Draft, { id, url }: Article, { now }: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created' && delivery.state !== 'unknown') return null;
  const progress = rested(delivery.progress);
  return withDelivery(draft, { state: 'verified', articleId: id, url, at: now, nextAt: null, progress });
}

/** The article named by the response. `claimed`: articles that belong to other drafts. */
export function hinted(
  draft: Draft,
  article: Article | null,
  { content, claimed }: { content: string; claimed: ReadonlySet<ArticleId> },
  facts: Facts,
): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'unknown') return null;
  const progress: DeliveryProgress = { ...delivery.progress, failures: 0 };
  if (article && (showsMarker(article, draft.id) || isOurs(draft, article, content, claimed)))
    return created(draft, progress, article, facts);
  const nextAt = nextOf(facts.timing.sweepsMs, delivery.since, facts.now) ?? facts.now;
  return withDelivery(draft, { ...delivery, nextAt, progress: { ...progress, hint: undefined } });
}

/** Ours without a marker: named by the response, new, with our exact text, and not another draft's. */
export function isOurs(
  draft: Draft,
  article: Article,
  content: string,
  claimed: ReadonlySet<ArticleId>,
): boolean {
  const { delivery } = draft;
  if (delivery.state !== 'unknown' || showsAnyMarker(article) || claimed.has(article.id)) return false;
  return !delivery.progress.baseline?.includes(article.id) && looksLike(article, draft, content);
}

/** Handles an article that could be ours. Null: it no longer exists. */
export function inspected(
  draft: Draft,
  progress: DeliveryProgress,
  id: ArticleId,
  article: Article | null,
  random: number,
  facts: Facts,
): Draft | null {
  const { delivery } = draft;
  if (!progress.scan) return null;
  if (delivery.state === 'created' && !article && progress.found.includes(id)) {
    const [other, ...rest] = progress.found.filter((found) => found !== id);
    if (!other) return gone(draft, progress, facts);
    const found = [other, ...rest];
    return withDelivery(draft, { ...delivery, articleId: other, progress: { ...rested(progress), found } });
  }
  const next = scanArticle(
    draft,
    { ...progress, failures: 0 },
    progress.scan,
    id,
    article,
    facts.markerSupport,
  );
  if (!('progress' in delivery)) return null;
  return conclude({ ...draft, delivery: { ...delivery, progress: next } }, article, random, facts);
}

/** What follows from a scan so far. `article`: the one just read, if any. */
export function conclude(draft: Draft, article: Article | null, random: number, facts: Facts): Draft {
  const { delivery } = draft;
  if (!('progress' in delivery) || !delivery.progress) return draft;
  const { progress } = delivery;
  const seen = article && progress.found.includes(article.id) ? article : null;
  const over = progress.scan !== undefined && isOver(progress.scan);
  switch (delivery.state) {
    case 'queued':
      return seen ? created(draft, progress, seen, facts) : draft;
    case 'unknown':
      if (seen) return created(draft, progress, seen, facts);
      return over ? notFound(draft, random, facts) : draft;
    case 'created':
      return over ? counted(draft, random, facts) : draft;
    case 'verified':
      if (progress.found.length > 1) return duplicated(draft, progress, facts);
      return over ? watchedOnce(draft, facts) : draft;
    case 'attention':
      if (seen) return created(draft, progress, seen, facts);
      return over ? watchedOnce(draft, facts) : draft;
    default:
      return draft;
  }
}

/** Whether the scan began after the settling time, and not in the future: the clock was set back. */
const ranAfter = (scan: ListScan, since: Instant, { now, timing }: Facts): boolean =>
  scan.startedAt <= now && settled(since, scan.startedAt, timing);

const duplicated = (draft: Draft, progress: DeliveryProgress, facts: Facts): Draft =>
  attention(draft, progress, { kind: 'duplicated', articleIds: progress.found }, facts);

/** A complete scan found nothing (T9 to T12). */
function notFound(draft: Draft, random: number, facts: Facts): Draft {
  const { delivery } = draft;
  if (delivery.state !== 'unknown' || !delivery.progress.scan) return draft;
  const { since, progress } = delivery;
  const { now, ordered, markerSupport, timing } = facts;
  const { scan, trouble } = delivery.progress;
  if (!ranAfter(delivery.progress.scan, since, facts)) {
    const nextAt = nextOf([...timing.sweepsMs, timing.settleMs], since, now) ?? now;
    return withDelivery(draft, { ...delivery, nextAt, progress: rested(progress) });
  }
  if (!ordered && delivery.progress.scan.passes === 0 && scan?.gap === null) {
    const second = newScan(ordered, 'world', now, { passes: 1 });
    return withDelivery(draft, {
      ...delivery,
      nextAt: now,
      progress: { ...progress, scan: second, scanOffset: 0 },
    });
  }
  if (progress.supersededBy) return replaced(draft, progress, facts);
  if (trouble?.refused) return refused(draft, progress, trouble.sentence, facts);
  if (scan?.gap || !proves(markerSupport, progress) || progress.attempt >= timing.maxAttempts)
    return unproved(draft, progress, facts);
  const notBefore = now + backoff(progress.attempt, random, timing);
  return withDelivery(draft, { state: 'queued', notBefore, undoUntil: null, progress: rested(progress) });
}

/** A scan for extra copies ended (T13, T14). */
function counted(draft: Draft, random: number, facts: Facts): Draft {
  const { delivery } = draft;
  if (delivery.state !== 'created' || !delivery.progress.scan) return draft;
  const { progress, at } = delivery;
  const { scan } = delivery.progress;
  const { now, ordered, timing, markerSupport } = facts;
  if (progress.found.length > 1) return duplicated(draft, progress, facts);
  if (!ranAfter(scan, at, facts))
    return withDelivery(draft, { ...delivery, nextAt: at + timing.settleMs, progress: rested(progress) });
  const unseen = (progress.unseen ?? 0) + 1;
  if (!scan.sawOurs && !scan.gap && scan.scope !== 'world') {
    const wider = newScan(ordered, 'world', now);
    return withDelivery(draft, {
      ...delivery,
      nextAt: now,
      progress: { ...progress, scan: wider, scanOffset: 0 },
    });
  }
  // A lagging list shows the article sooner or later. If it never does, the scans must end anyway.
  if (!scan.sawOurs && !scan.gap && unseen < 5) {
    const nextAt = now + Math.max(timing.sweepsMs[0] ?? 0, backoff(unseen + 4, random, timing));
    return withDelivery(draft, { ...delivery, nextAt, progress: { ...rested(progress), unseen } });
  }
  if (markerSupport.field === 'tags') return withDelivery(draft, { ...delivery, nextAt: now });
  return verified(draft, facts) ?? draft;
}

function watchedOnce(draft: Draft, { now, timing }: Facts): Draft {
  const { delivery } = draft;
  if (delivery.state !== 'verified' && delivery.state !== 'attention') return draft;
  const nextAt = nextOf(timing.watchMs, delivery.at, now);
  return withDelivery(draft, { ...delivery, nextAt, progress: rested(delivery.progress) });
}
