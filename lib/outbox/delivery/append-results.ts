import { message } from '../../i18n/index.ts';
import type { Article } from '../../model/index.ts';
import { sectionArrived, unchanged } from '../compose.ts';
import { type DeliveryProgress, type Draft, withDelivery } from '../draft.ts';
import { type Facts, settled } from './decide.ts';
import { conflicting, created, gone, refused, unproved, verified } from './scan-results.ts';
import { backoff, nextOf } from './timing.ts';

/**
 * Derives from the article whether a section was added. The evidence is the section itself: the article contains it
 * more often than before. If it is still missing after the settling time, it is sent again, provided the article is
 * unchanged. Otherwise the user decides, because somebody else wrote to the article and either change may have
 * overwritten the other.
 */
export function targetRead(
  draft: Draft,
  article: Article | null,
  section: string,
  random: number,
  facts: Facts,
): Draft | null {
  const { delivery } = draft;
  const { now, timing } = facts;
  if (delivery.state === 'created') return stillThere(draft, article, section, facts);
  if (delivery.state !== 'unknown') return null;
  const { progress, since } = delivery;
  const { before } = progress;
  if (!article) return gone(draft, progress, facts);
  if (before && sectionArrived(article, before, section)) return created(draft, progress, article, facts);
  if (!settled(since, now, timing)) {
    const nextAt = nextOf([...timing.sweepsMs, timing.settleMs], since, now) ?? now;
    return withDelivery(draft, { ...delivery, nextAt, progress: { ...progress, failures: 0 } });
  }
  return overdue(draft, article, random, facts);
}

/** After the settling time. An author who had the article open may have restored the old text. */
function stillThere(draft: Draft, article: Article | null, section: string, facts: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created') return null;
  const { progress } = delivery;
  if (!article) return gone(draft, progress, facts);
  if (!progress.before || sectionArrived(article, progress.before, section)) return verified(draft, facts);
  return conflicting(draft, progress, message('outbox.sectionOverwritten'), facts);
}

function overdue(draft: Draft, article: Article, random: number, facts: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'unknown') return null;
  const { progress } = delivery;
  const { before, trouble } = progress;
  if (!before || !unchanged(article, before))
    return conflicting(draft, progress, message('outbox.sectionMissing'), facts);
  if (trouble?.refused) return refused(draft, progress, trouble.sentence, facts);
  if (progress.attempt >= facts.timing.maxAttempts) return unproved(draft, progress, facts);
  const next: DeliveryProgress = { ...progress, failures: 0 };
  const notBefore = facts.now + backoff(progress.attempt, random, facts.timing);
  return withDelivery(draft, { state: 'queued', notBefore, undoUntil: null, progress: next });
}
