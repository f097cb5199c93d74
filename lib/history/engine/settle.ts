import { withState } from '../../diagnostics/index.ts';
import { message, readMessage } from '../../i18n/index.ts';
import type { Instant } from '../../model/index.ts';
import type { ChangeRow } from '../database.ts';
import { type ChangeService, KINDS } from '../kinds/index.ts';
import { SETTLED_AFTER } from './check-times.ts';
import { type CallContext, callService, type EngineDeps, lockOf } from './engine-deps.ts';
import { isPending } from './resume-pending.ts';
import { done, judge, refuse, unclear } from './write.ts';

/** Milliseconds until a resource that couldn't be read is checked again. */
const AGAIN = 60_000;
/** In milliseconds. No check is planned further ahead, so a later one means that the clock was set back. */
const LONGEST = SETTLED_AFTER;
/** Milliseconds until the next try without a connection. Connecting or unlocking starts it sooner. */
const UNCONNECTED = 600_000;

/** If the clock was set back since the change was sent, restarts the waiting time from now. */
async function byThisClock(deps: EngineDeps, row: ChangeRow): Promise<ChangeRow | null> {
  const now = deps.now();
  return row.wroteAt <= now ? row : deps.store.settle(row.id, { wroteAt: now });
}

/** Reads the resource to settle a change with an unknown outcome. Null if the record no longer exists. */
export function settleOne(
  deps: EngineDeps,
  service: ChangeService,
  { id, ref }: Pick<ChangeRow, 'id' | 'ref'>,
  context: CallContext,
): Promise<ChangeRow | null> {
  return deps.lock(lockOf(ref), async () => {
    const stored = await deps.store.get(id);
    if (!stored || !isPending(stored)) return stored;
    const row = await byThisClock(deps, stored);
    if (!row) return row;
    const now = deps.now();
    const read = await callService(deps, () =>
      KINDS[ref.kind].read(service, ref, { ...context, fresh: true }),
    );
    if (!read.ok) {
      const isGone = read.problem.kind === 'notFound';
      if (isGone && row.cause === 'remove')
        return deps.store.settle(id, { state: 'done', sentence: null, lookAt: null });
      const sentence = isGone
        ? message('history.entryGone')
        : (row.sentence ?? readMessage(read.problem.sentence));
      return deps.store.settle(id, { state: 'unknown', sentence, lookAt: isGone ? null : now + AGAIN });
    }
    const current = read.value;
    const verdict = judge(row, current.values);
    if (verdict === 'after') await done(deps, row, current);
    else if (now - row.wroteAt < SETTLED_AFTER) await unclear(deps, row, row.sentence, current);
    else if (verdict === 'before') await refuse(deps, row, undefined, current);
    else await unclear(deps, row, message('history.neitherVersion'), current);
    return deps.store.get(id);
  });
}

/** Checks all changes that are due. Resolves with the time of the next check, or null. */
export async function settleDue(deps: EngineDeps, context: CallContext): Promise<Instant | null> {
  const open = await deps.store.open();
  if (open.length === 0) return null;
  let next = Number.POSITIVE_INFINITY;
  for (const row of open) {
    const service = await deps.service(row.ref.worldId);
    if (!service) {
      next = Math.min(next, deps.now() + UNCONNECTED);
      continue;
    }
    const isDue = row.lookAt === null || row.lookAt <= deps.now() || row.lookAt - deps.now() > LONGEST;
    const now = isDue
      ? await withState(`${row.cause}.${row.state}`, () => settleOne(deps, service, row, context))
      : row;
    if (now && isPending(now)) next = Math.min(next, now.lookAt ?? deps.now() + AGAIN);
  }
  return Number.isFinite(next) ? next : null;
}
