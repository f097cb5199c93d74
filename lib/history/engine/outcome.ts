import type { Changed, Instant } from '../../model/index.ts';
import type { ServiceFailure } from '../../service/index.ts';
import { changeOf } from '../change-of.ts';
import type { ChangeRow } from '../database.ts';

/** What became of a change, and what the service said where that is why it was not even begun. */
export type Outcome =
  | Exclude<Changed, { state: 'refused' }>
  | { state: 'refused'; sentence: string; failure: ServiceFailure | null };

export const refused = (sentence: string, failure: ServiceFailure | null = null): Outcome => ({
  state: 'refused',
  sentence,
  failure,
});

export const NOT_CONNECTED =
  'Loreside is not connected just now, and nothing was changed. Connect or unlock, then try again.';
const GONE =
  'Its history was cleared in the meantime, so nothing more is known about this change. Look at it on World Anvil.';

/** What a screen is told of a change that was begun. */
export function outcomeOf(row: ChangeRow | null): Outcome {
  if (row === null) return refused(GONE);
  if (row.state === 'refused') return refused(row.sentence ?? '');
  return { state: row.state === 'done' ? 'done' : 'unknown', change: changeOf(row) };
}

/** What goes over the bridge. */
export function changedOf(outcome: Outcome): Changed {
  return outcome.state === 'refused' ? { state: 'refused', sentence: outcome.sentence } : outcome;
}

/** After this long nothing that was lost on its way is carried out any more. Milliseconds. */
export const SETTLED_AFTER = 180_000;
const CHECK_DELAYS = [3_000, 15_000, 45_000, SETTLED_AFTER];

/** When a change whose outcome is not known is looked at again. */
export const nextCheckAt = (wroteAt: Instant, now: Instant): Instant | null => {
  const later = CHECK_DELAYS.find((after) => wroteAt + after > now);
  return later === undefined ? null : wroteAt + later;
};
