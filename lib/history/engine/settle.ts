import type { Instant } from '../../model/index.ts';
import type { ChangeRow } from '../database.ts';
import { type ChangeService, KINDS } from '../kinds/index.ts';
import { attempt, type Ground, type How, lockOf } from './ground.ts';
import { SETTLED_AFTER } from './outcome.ts';
import { isOpen } from './takeup.ts';
import { done, judge, refuse, unclear } from './write.ts';

const GONE = 'It is not there any more, so that nobody can tell what became of this change.';
const OTHERWISE =
  'No answer came, and what stands there now is neither what stood there before nor what was wanted. Compare them, then decide.';
/** Milliseconds until a thing that could not be read is looked at again. */
const AGAIN = 60_000;
/** No look is planned further ahead; one that is comes from a clock that was set back. */
const LONGEST = SETTLED_AFTER;
/** Milliseconds; who connects or unlocks wakes it sooner. */
const UNCONNECTED = 600_000;

/** The clock was set back since the change was sent: what may still arrive is counted from now. */
async function byThisClock(ground: Ground, row: ChangeRow): Promise<ChangeRow | null> {
  const now = ground.now();
  return row.wroteAt <= now ? row : ground.store.settle(row.id, { wroteAt: now });
}

/** Finds out by reading what became of a change whose outcome is not known. Null: it is not kept any more. */
export function settleOne(
  ground: Ground,
  service: ChangeService,
  { id, ref }: Pick<ChangeRow, 'id' | 'ref'>,
  how: How,
): Promise<ChangeRow | null> {
  return ground.lock(lockOf(ref), async () => {
    const stored = await ground.store.get(id);
    if (!stored || !isOpen(stored)) return stored;
    const row = await byThisClock(ground, stored);
    if (!row) return row;
    const now = ground.now();
    const read = await attempt(ground, () => KINDS[ref.kind].read(service, ref, { ...how, afresh: true }));
    if (!read.ok) {
      const isGone = read.error.failure.kind === 'notFound';
      if (isGone && row.cause === 'remove')
        return ground.store.settle(id, { state: 'done', sentence: null, lookAt: null });
      const sentence = isGone ? GONE : (row.sentence ?? read.error.message);
      return ground.store.settle(id, { state: 'unknown', sentence, lookAt: isGone ? null : now + AGAIN });
    }
    const standing = read.value;
    const verdict = judge(row, standing.values);
    if (verdict === 'after') await done(ground, row, standing);
    else if (now - row.wroteAt < SETTLED_AFTER) await unclear(ground, row, row.sentence, standing);
    else if (verdict === 'before') await refuse(ground, row, undefined, standing);
    else await unclear(ground, row, OTHERWISE, standing);
    return ground.store.get(id);
  });
}

/** Looks at everything that is due. Resolves with when something is due next; null: nothing is. */
export async function settleDue(ground: Ground, how: How): Promise<Instant | null> {
  const open = await ground.store.open();
  if (open.length === 0) return null;
  const service = await ground.service();
  if (!service) return ground.now() + UNCONNECTED;
  let next = Number.POSITIVE_INFINITY;
  for (const row of open) {
    const isDue = row.lookAt === null || row.lookAt <= ground.now() || row.lookAt - ground.now() > LONGEST;
    const now = isDue ? await settleOne(ground, service, row, how) : row;
    if (now && isOpen(now)) next = Math.min(next, now.lookAt ?? ground.now() + AGAIN);
  }
  return Number.isFinite(next) ? next : null;
}
