import type { WorldId } from '../model/index.ts';
import type { FindingKey } from './finding.ts';

/** What a person decided in a world: the key of a finding that is intended, or the id of a rule that is off. */
export interface Decision {
  worldId: WorldId;
  what: string;
}

/** More than anybody decides by hand. The oldest are dropped. */
const MOST = 5_000;
const WORD = /^[0-9A-Za-z]{1,60}$/;

const isSame = (a: Decision, b: Decision): boolean => a.worldId === b.worldId && a.what === b.what;

/** Adds or takes back a decision. */
export function withDecision(all: readonly Decision[], decision: Decision, isTaken: boolean): Decision[] {
  const others = all.filter((one) => !isSame(one, decision));
  return isTaken ? [...others, decision].slice(-MOST) : others;
}

/** The decisions for a world. */
export const decidedIn = (all: readonly Decision[], worldId: WorldId): ReadonlySet<FindingKey> =>
  new Set(all.filter((one) => one.worldId === worldId).map(({ what }) => what));

/** Parses the stored value: an array of `[world, key]`. Invalid items are skipped. */
export function parseDecisions(raw: unknown): Decision[] {
  if (!Array.isArray(raw)) return [];
  return raw.slice(-MOST).flatMap((item: unknown): Decision[] => {
    if (!Array.isArray(item)) return [];
    const [worldId, what]: unknown[] = item;
    return typeof worldId === 'string' && typeof what === 'string' && WORD.test(what)
      ? [{ worldId, what }]
      : [];
  });
}

export const storedDecisions = (decisions: readonly Decision[]): unknown[] =>
  decisions.map(({ worldId, what }) => [worldId, what]);
