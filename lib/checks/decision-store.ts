import type { Instant, WorldId } from '../model/index.ts';
import { INTENDED_FINDINGS_KEY, RULES_OFF_KEY, SNOOZED_KEY, stored } from '../stored-state/index.ts';
import type { FindingKey } from './finding.ts';

/** What a person decided in a world: the key of a finding that is intended, or the id of a rule that is off. */
interface Decision {
  worldId: WorldId;
  what: string;
}

/** More than anybody decides by hand. The oldest are dropped. */
const MOST = 5_000;
const WORD = /^[0-9A-Za-z]{1,60}$/;

const isSame = (a: Decision, b: Decision): boolean => a.worldId === b.worldId && a.what === b.what;

/** Adds or takes back a decision. */
function withDecision(all: readonly Decision[], decision: Decision, isTaken: boolean): Decision[] {
  const others = all.filter((one) => !isSame(one, decision));
  return isTaken ? [...others, decision].slice(-MOST) : others;
}

const decidedIn = (all: readonly Decision[], worldId: WorldId): ReadonlySet<FindingKey> =>
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

/** Decisions of one kind, of all worlds. */
function decisions(key: string) {
  const { read, watch, change } = stored(key, parseDecisions, storedDecisions);
  return {
    watch,
    read: async (worldId: WorldId): Promise<ReadonlySet<string>> => decidedIn(await read(), worldId),
    set: (worldId: WorldId, what: string | readonly string[], isTaken: boolean): Promise<void> =>
      change((all) => {
        let next = all;
        for (const one of [what].flat()) next = withDecision(next, { worldId, what: one }, isTaken);
        return next;
      }),
  };
}

const intended = decisions(INTENDED_FINDINGS_KEY);
const off = decisions(RULES_OFF_KEY);
const snoozed = decisions(SNOOZED_KEY);

/** The keys of findings that a person marked as intended. Evidence that changes makes another key. */
export const { read: readIntended, set: setIntended } = intended;
export const { read: readRulesOff, set: setRuleOff } = off;

const DAY = 86_400_000;

/** The keys of what a person has left for later, and that time hasn't come. */
export async function readSnoozed(worldId: WorldId, now: Instant): Promise<ReadonlySet<string>> {
  const all = [...(await snoozed.read(worldId))].map((one) => one.split('U'));
  return new Set(all.flatMap(([key = '', day]) => (Number(day) * DAY > now ? key : [])));
}

/** Leaves something for later, until a time, or takes that back. */
export const setSnoozed = (worldId: WorldId, key: string, until: Instant, isTaken: boolean): Promise<void> =>
  snoozed.set(worldId, `${key}U${Math.ceil(until / DAY)}`, isTaken);

/** Calls the listener after each change of any of these by any page. Returns a function that stops it. */
export function watchDecisions(listener: () => void): () => void {
  const stops = [intended, off, snoozed].map(({ watch }) => watch(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
