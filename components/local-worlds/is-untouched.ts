import { PINS_KEY } from '../../lib/entries/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { hasAdditions, SAMPLE_EDITS, SAMPLE_WORLD_ID } from '../../lib/sample-world/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import {
  COUNTERS_KEY,
  EXCLUDED_NAMES_KEY,
  hasItemsOf,
  INTENDED_FINDINGS_KEY,
  KEPT_STATBLOCKS_KEY,
  RULES_OFF_KEY,
} from '../../lib/stored-state/index.ts';

/** Lists of what a person can make or decide in a world. */
const MADE = [
  ...[PINS_KEY, COUNTERS_KEY, KEPT_STATBLOCKS_KEY],
  ...[EXCLUDED_NAMES_KEY, INTENDED_FINDINGS_KEY, RULES_OFF_KEY],
];

/**
 * Whether removing the sample world loses nothing that somebody made: it has no other articles and changes than at first,
 * and no pins, counters, decisions about names and findings, eras and color of its own. False if that can't be told.
 */
export async function isUntouched(): Promise<boolean> {
  try {
    const worldId = SAMPLE_WORLD_ID;
    const history = await openHistory();
    const changes = await history.changes({ worldId, limit: SAMPLE_EDITS.length + 1 });
    const isFirst = changes.every((change) =>
      SAMPLE_EDITS.some(({ ref, cause }) => ref.id === change.ref.id && cause === change.cause),
    );
    if (!isFirst || changes.length > SAMPLE_EDITS.length) return false;
    const { accents, eras } = await readSettings();
    if (worldId in accents || worldId in eras) return false;
    return !(await hasItemsOf(worldId, MADE)) && !(await hasAdditions());
  } catch {
    // Then a dialog asks, which is what matters here.
    return false;
  }
}
