import type { ArticleId, Instant, WorldId } from '../../model/index.ts';
import type { Draft, MarkerSupport } from '../draft.ts';
import { decide, type Facts, type Step, target } from './decide.ts';

/** The draft to handle now, or the time when the next one is due. Null: none is waiting. */
export type Choice = Turn | { until: Instant | null };

export interface Turn {
  draft: Draft;
  step: Step;
  facts: Facts;
}

/** Repairs without a call come first, then what the user is waiting for, long scans last. */
function rank(draft: Draft, step: Step): number {
  if (step.do === 'adopt' || step.do === 'ask') return 0;
  if (step.do === 'readHint' || step.do === 'readTarget' || step.do === 'untag') return 1;
  switch (draft.delivery.state) {
    case 'queued':
      return draft.delivery.progress.attempt === 0 ? 2 : 3;
    case 'unknown':
      return 4;
    case 'created':
      return 5;
    default:
      return 6;
  }
}

const dueSince = (draft: Draft): Instant => {
  const { delivery } = draft;
  if (delivery.state === 'queued') return delivery.notBefore;
  return ('nextAt' in delivery ? delivery.nextAt : null) ?? draft.createdAt;
};

const NONE: ReadonlySet<ArticleId> = new Set();

/** Articles with a pending section. Nothing else writes to them meanwhile. */
function busyTargets(drafts: readonly Draft[], but: Draft): Set<ArticleId> {
  const busy = drafts.filter(
    ({ id, delivery }) => id !== but.id && (delivery.state === 'sending' || delivery.state === 'unknown'),
  );
  return new Set(busy.map(target).filter((id) => id !== null));
}

export function claimedByOthers(drafts: readonly Draft[], but: Draft): Set<ArticleId> {
  const claimed = new Set<ArticleId>();
  for (const { id, delivery } of drafts) {
    if (id === but.id || !('progress' in delivery) || !delivery.progress) continue;
    for (const found of delivery.progress.found) claimed.add(found);
  }
  return claimed;
}

/** The next draft and step. `account`: null for any. `may`: which drafts may be chosen now. */
export function choose(
  drafts: readonly Draft[],
  common: Omit<Facts, 'busyTargets' | 'markerSupport'>,
  carriers: ReadonlyMap<WorldId, MarkerSupport>,
  account: string | null,
  may: (draft: Draft) => boolean = () => true,
): Choice {
  let best: { draft: Draft; step: Step; facts: Facts; rank: number } | null = null;
  let until: Instant | null = null;
  for (const draft of drafts) {
    const progress = 'progress' in draft.delivery ? draft.delivery.progress : null;
    const markerSupport = carriers.get(draft.text.worldId ?? '');
    if (!progress || !markerSupport || !may(draft)) continue;
    const facts: Facts = {
      ...common,
      markerSupport,
      busyTargets: target(draft) ? busyTargets(drafts, draft) : NONE,
    };
    const step = decide(draft, facts);
    // What an ended worker left is settled for any account. Calls are only made for this one.
    const isOther = account !== null && progress.accountId !== account;
    if (isOther && step.do !== 'adopt') continue;
    if (step.do === 'rest') {
      if (step.until !== null) until = Math.min(until ?? step.until, step.until);
      continue;
    }
    const place = rank(draft, step);
    if (!best || place < best.rank || (place === best.rank && dueSince(draft) < dueSince(best.draft)))
      best = { draft, step, facts, rank: place };
  }
  return best ?? { until };
}
