import { readPins } from '../../lib/entries/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { hasAdditions, SAMPLE_EDITS, SAMPLE_WORLD_ID } from '../../lib/sample-world/index.ts';

/**
 * Whether removing the sample world loses nothing that somebody made: it has no other articles, changes or pins than at
 * first. False if that can't be told.
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
    return !(await readPins()).some((pin) => pin.worldId === worldId) && !(await hasAdditions());
  } catch {
    // Then a dialog asks, which is what matters here.
    return false;
  }
}
