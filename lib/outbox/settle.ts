import type { Article, ArticleId, Instant } from '../model/index.ts';
import { type Facts, proves, settled } from './decide.ts';
import type { Attention, Draft, Journey, Look } from './draft.ts';
import { isOver, newLook, takeArticle } from './look.ts';
import { looksLike, showsAnyMarker, showsMarker } from './marker.ts';
import { backoff, nextOf, type Timing } from './timing.ts';

// What a look, or a read article, settles. Names in brackets are those of the state diagram.

export const firstSweep = (since: Instant, timing: Timing): Instant => since + (timing.sweepsMs[0] ?? 0);

const rested = (journey: Journey): Journey => ({ ...journey, look: undefined, scanOffset: 0, failures: 0 });

function attention(draft: Draft, journey: Journey, what: Attention, { now, timing }: Facts): Draft {
  const watched = (what.kind === 'rejected' || what.kind === 'unproved') && journey.attempt > 0;
  return {
    ...draft,
    delivery: {
      state: 'attention',
      attention: what,
      at: now,
      nextAt: watched ? nextOf(timing.watchMs, now, now) : null,
      journey: { ...rested(journey), hint: undefined },
    },
  };
}

export const refused = (draft: Draft, journey: Journey, sentence: string, facts: Facts): Draft =>
  journey.supersededBy
    ? { ...draft, delivery: { state: 'binned', at: facts.now, journey: rested(journey) } }
    : attention(draft, journey, { kind: 'rejected', sentence }, facts);

export const gone = (draft: Draft, journey: Journey, facts: Facts): Draft =>
  attention(draft, journey, { kind: 'gone' }, facts);

export const conflicting = (draft: Draft, journey: Journey, sentence: string, facts: Facts): Draft =>
  attention(draft, journey, { kind: 'conflict', sentence }, facts);

/** Nothing was found, and that proves nothing, or it was sent too often: a person decides (T12). */
export function unproved(draft: Draft, journey: Journey, facts: Facts): Draft {
  const why =
    journey.attempt >= facts.timing.maxAttempts
      ? `It was sent ${journey.attempt} times and never arrived.`
      : (journey.look?.gap ?? 'In this world we have not yet seen a sent draft come back.');
  const last = journey.trouble ? `${journey.trouble.sentence} ` : '';
  return attention(draft, journey, { kind: 'unproved', sentence: `${last}${why}` }, facts);
}

/** A copy was seen (T4, T7). */
export function created(draft: Draft, journey: Journey, article: Article, facts: Facts): Draft {
  const { now, ordered, timing } = facts;
  const append = draft.text.target.kind === 'append';
  const soon = !append && (ordered || journey.attempt > 1);
  return {
    ...draft,
    delivery: {
      state: 'created',
      articleId: article.id,
      url: article.url,
      at: now,
      nextAt: soon ? now : now + timing.settleMs,
      journey: {
        ...rested(journey),
        found: journey.found.includes(article.id) ? journey.found : [...journey.found, article.id],
        hint: undefined,
        trouble: null,
        category: article.categoryId,
      },
    },
  };
}

/** Exactly one copy, after the settling time (T13). */
export function verified(draft: Draft, facts: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created') return null;
  const { articleId, url, at, journey } = delivery;
  if (journey.supersededBy)
    return attention(draft, journey, { kind: 'duplicated', articleIds: [articleId] }, facts);
  const nextAt = journey.attempt > 1 ? nextOf(facts.timing.watchMs, at, facts.now) : null;
  return { ...draft, delivery: { state: 'verified', articleId, url, at, nextAt, journey: rested(journey) } };
}

/** It arrived, and the person took it back by way of the history: nothing is left to look for. */
export function takenBack(draft: Draft, { id, url }: Article, { now }: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created' && delivery.state !== 'unknown') return null;
  const journey = rested(delivery.journey);
  return { ...draft, delivery: { state: 'verified', articleId: id, url, at: now, nextAt: null, journey } };
}

/** The article that the answer named. `claimed`: articles that other drafts are known by. */
export function hinted(
  draft: Draft,
  article: Article | null,
  { content, claimed }: { content: string; claimed: ReadonlySet<ArticleId> },
  facts: Facts,
): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'unknown') return null;
  const journey: Journey = { ...delivery.journey, failures: 0 };
  if (article && (showsMarker(article, draft.id) || isOurs(draft, article, content, claimed)))
    return created(draft, journey, article, facts);
  const nextAt = nextOf(facts.timing.sweepsMs, delivery.since, facts.now) ?? facts.now;
  return { ...draft, delivery: { ...delivery, nextAt, journey: { ...journey, hint: undefined } } };
}

/** Ours although the marker did not come back: named by the answer, new, with our very words, and nobody else's. */
export function isOurs(
  draft: Draft,
  article: Article,
  content: string,
  claimed: ReadonlySet<ArticleId>,
): boolean {
  const { delivery } = draft;
  if (delivery.state !== 'unknown' || showsAnyMarker(article) || claimed.has(article.id)) return false;
  return !delivery.journey.baseline?.includes(article.id) && looksLike(article, draft, content);
}

/** One of the articles that could be ours; null: it is not there any more. */
export function inspected(
  draft: Draft,
  journey: Journey,
  id: ArticleId,
  article: Article | null,
  random: number,
  facts: Facts,
): Draft | null {
  const { delivery } = draft;
  if (!journey.look) return null;
  if (delivery.state === 'created' && !article && journey.found.includes(id)) {
    const [other, ...rest] = journey.found.filter((found) => found !== id);
    if (!other) return gone(draft, journey, facts);
    const found = [other, ...rest];
    return { ...draft, delivery: { ...delivery, articleId: other, journey: { ...rested(journey), found } } };
  }
  const next = takeArticle(draft, { ...journey, failures: 0 }, journey.look, id, article, facts.carrier);
  if (!('journey' in delivery)) return null;
  return conclude({ ...draft, delivery: { ...delivery, journey: next } }, article, random, facts);
}

/** What follows from what a look has found so far. `article` was read just now, if one was. */
export function conclude(draft: Draft, article: Article | null, random: number, facts: Facts): Draft {
  const { delivery } = draft;
  if (!('journey' in delivery) || !delivery.journey) return draft;
  const { journey } = delivery;
  const seen = article && journey.found.includes(article.id) ? article : null;
  const over = journey.look !== undefined && isOver(journey.look);
  switch (delivery.state) {
    case 'queued':
      return seen ? created(draft, journey, seen, facts) : draft;
    case 'unknown':
      if (seen) return created(draft, journey, seen, facts);
      return over ? notFound(draft, random, facts) : draft;
    case 'created':
      return over ? counted(draft, random, facts) : draft;
    case 'verified':
      if (journey.found.length > 1) return duplicated(draft, journey, facts);
      return over ? watchedOnce(draft, facts) : draft;
    case 'attention':
      if (seen) return created(draft, journey, seen, facts);
      return over ? watchedOnce(draft, facts) : draft;
    default:
      return draft;
  }
}

/** Whether the look began after the settling time; one that began in the future is of a clock that was set back since. */
const ranAfter = (look: Look, since: Instant, { now, timing }: Facts): boolean =>
  look.startedAt <= now && settled(since, look.startedAt, timing);

const duplicated = (draft: Draft, journey: Journey, facts: Facts): Draft =>
  attention(draft, journey, { kind: 'duplicated', articleIds: journey.found }, facts);

/** A whole look found nothing (T9 to T12). */
function notFound(draft: Draft, random: number, facts: Facts): Draft {
  const { delivery } = draft;
  if (delivery.state !== 'unknown' || !delivery.journey.look) return draft;
  const { since, journey } = delivery;
  const { now, ordered, carrier, timing } = facts;
  const { look, trouble } = delivery.journey;
  if (!ranAfter(delivery.journey.look, since, facts)) {
    const nextAt = nextOf([...timing.sweepsMs, timing.settleMs], since, now) ?? now;
    return { ...draft, delivery: { ...delivery, nextAt, journey: rested(journey) } };
  }
  if (!ordered && delivery.journey.look.passes === 0 && look?.gap === null) {
    const second = newLook(ordered, 'world', now, { passes: 1 });
    return {
      ...draft,
      delivery: { ...delivery, nextAt: now, journey: { ...journey, look: second, scanOffset: 0 } },
    };
  }
  if (trouble?.refused) return refused(draft, journey, trouble.sentence, facts);
  if (look?.gap || !proves(carrier, journey) || journey.attempt >= timing.maxAttempts)
    return unproved(draft, journey, facts);
  const notBefore = now + backoff(journey.attempt, random, timing);
  return { ...draft, delivery: { state: 'queued', notBefore, undoUntil: null, journey: rested(journey) } };
}

/** A look beside a confirmed copy came to its end (T13, T14). */
function counted(draft: Draft, random: number, facts: Facts): Draft {
  const { delivery } = draft;
  if (delivery.state !== 'created' || !delivery.journey.look) return draft;
  const { journey, at } = delivery;
  const { look } = delivery.journey;
  const { now, ordered, timing, carrier } = facts;
  if (journey.found.length > 1) return duplicated(draft, journey, facts);
  if (!ranAfter(look, at, facts))
    return { ...draft, delivery: { ...delivery, nextAt: at + timing.settleMs, journey: rested(journey) } };
  const unseen = (journey.unseen ?? 0) + 1;
  if (!look.sawOurs && !look.gap && look.scope !== 'world') {
    const wider = newLook(ordered, 'world', now);
    return {
      ...draft,
      delivery: { ...delivery, nextAt: now, journey: { ...journey, look: wider, scanOffset: 0 } },
    };
  }
  // A list that lags shows it sooner or later; one that never does must not keep us looking for ever.
  if (!look.sawOurs && !look.gap && unseen < 5) {
    const nextAt = now + Math.max(timing.sweepsMs[0] ?? 0, backoff(unseen + 4, random, timing));
    return { ...draft, delivery: { ...delivery, nextAt, journey: { ...rested(journey), unseen } } };
  }
  if (carrier.field === 'tags') return { ...draft, delivery: { ...delivery, nextAt: now } };
  return verified(draft, facts) ?? draft;
}

function watchedOnce(draft: Draft, { now, timing }: Facts): Draft {
  const { delivery } = draft;
  if (delivery.state !== 'verified' && delivery.state !== 'attention') return draft;
  const nextAt = nextOf(timing.watchMs, delivery.at, now);
  return { ...draft, delivery: { ...delivery, nextAt, journey: rested(delivery.journey) } };
}
