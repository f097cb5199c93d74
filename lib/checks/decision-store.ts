import browser from 'webextension-polyfill';
import type { WorldId } from '../model/index.ts';
import { INTENDED_FINDINGS_KEY, RULES_OFF_KEY, stored } from '../stored-state/index.ts';
import { decidedIn, parseDecisions, storedDecisions, withDecision } from './decisions.ts';
import type { FindingKey } from './finding.ts';

/** Decisions of one kind, of all worlds. */
function decisions(key: string) {
  const store = stored(key, parseDecisions);
  return {
    read: async (worldId: WorldId): Promise<ReadonlySet<string>> => decidedIn(await store.read(), worldId),
    watch: (listener: () => void): (() => void) => store.watch(listener),
    /** Uses a lock, because two pages may decide at the same time. */
    set: (worldId: WorldId, what: string, isTaken: boolean): Promise<void> =>
      navigator.locks.request(key, async () => {
        const next = withDecision(await store.read(), { worldId, what }, isTaken);
        await browser.storage.local.set({ [key]: storedDecisions(next) });
      }),
  };
}

const intended = decisions(INTENDED_FINDINGS_KEY);
const off = decisions(RULES_OFF_KEY);

/** The keys of findings that a person marked as intended. Evidence that changes makes another key. */
export const readIntended = (worldId: WorldId): Promise<ReadonlySet<FindingKey>> => intended.read(worldId);
export const setIntended = (worldId: WorldId, key: FindingKey, isIntended: boolean): Promise<void> =>
  intended.set(worldId, key, isIntended);

/** The ids of the rules that are off in a world. */
export const readRulesOff = (worldId: WorldId): Promise<ReadonlySet<string>> => off.read(worldId);
export const setRuleOff = (worldId: WorldId, rule: string, isOff: boolean): Promise<void> =>
  off.set(worldId, rule, isOff);

/** Calls the listener after each change of either by any page. Returns a function that stops it. */
export function watchDecisions(listener: () => void): () => void {
  const stops = [intended.watch(listener), off.watch(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
