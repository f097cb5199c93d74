import { withState } from '../../diagnostics/index.ts';
import { message, readMessage } from '../../i18n/index.ts';
import type { ChangeRefusal, ChangeResult, Instant, Result, Values } from '../../model/index.ts';
import { ok } from '../../model/index.ts';
import { notConnected, refused } from '../change-result.ts';
import { only } from '../compare.ts';
import type { ChangeRow } from '../database.ts';
import { type ChangeService, KINDS } from '../kinds/index.ts';
import { change } from './change.ts';
import { type CallContext, callService, type EngineDeps, lockOf } from './engine-deps.ts';
import { isPending } from './resume-pending.ts';
import { done, judge, refuse, SETTLED_AFTER, unclear } from './write.ts';

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
function settleOne(
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
        ? message(ref.kind === 'draft' ? 'history.draftGone' : 'history.entryGone')
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

/** How many changes of a resource are searched for its last known values. */
const NEWEST = 500;

/** A change with a known outcome, or the reason why it can't be undone. */
async function settled(
  deps: EngineDeps,
  id: string,
  context: CallContext,
): Promise<Result<ChangeRow, ChangeRefusal>> {
  let row = await deps.store.get(id);
  if (row && isPending(row)) {
    const service = await deps.service(row.ref.worldId);
    if (!service) return notConnected();
    row = await settleOne(deps, service, row, context);
  }
  if (!row) return refused('notKept', message('history.notInHistory'));
  return isPending(row) ? refused('notSettled', message('history.notSettled')) : ok(row);
}

/** The edit that undoes a change. `seen`: the values that the user saw, if not those that the change left. */
export function undoEditOf({ id, ref, title, before, after }: ChangeRow, seen: Values | null) {
  const edit = { ref, title, cause: 'undo', changes: before, seen: seen ?? after } as const;
  return { edit, undoes: id };
}

/** Restores the values before a change, unless they have been changed again since. */
export async function undo(
  deps: EngineDeps,
  { id, seen, batch = null }: { id: string; seen: Values | null; batch?: string | null },
  context: CallContext,
): Promise<ChangeResult> {
  const found = await settled(deps, id, context);
  if (!found.ok) return found;
  const row = found.value;
  if (row.state === 'refused') return refused('neverMade', message('history.neverMade'));
  // Requested twice, because a response was lost or from two screens. Later changes stay.
  if (row.undoneBy !== null) return ok({ state: 'same', stands: row.before });
  return change(deps, { ...undoEditOf(row, seen), batch }, context);
}

/** The values of these fields after the last known change of each. */
function lastKnown(rows: readonly ChangeRow[], names: readonly string[]): Values {
  const known = new Map<string, Values[string]>();
  for (const { state, after } of rows)
    for (const name of names) {
      const value = after[name];
      if (state === 'done' && value !== undefined && !known.has(name)) known.set(name, value);
    }
  return Object.fromEntries(known);
}

/**
 * Restores a resource to its state before a change, whatever came since: the fields of that change, or all fields if the
 * whole resource was kept. A current value that Loreside didn't write is reported as a conflict first; `seen` then
 * confirms that the user saw it.
 */
export async function restore(
  deps: EngineDeps,
  { id, whole, seen }: { id: string; whole: boolean; seen: Values | null },
  context: CallContext,
): Promise<ChangeResult> {
  const row = await deps.store.get(id);
  if (!row) return refused('notKept', message('history.notInHistory'));
  const { ref, title } = row;
  const changes = whole ? await deps.store.values(id) : row.before;
  if (!changes) return refused('notKept', message('history.notInHistory'));
  const names = Object.keys(changes);
  const known = seen ?? lastKnown(await deps.store.ofResource(ref, NEWEST), names);
  // Fields with no later known change count as seen with the value that is restored.
  const edit = {
    ref,
    title,
    cause: 'restore',
    changes,
    seen: { ...only(changes, names), ...known },
  } as const;
  return change(deps, { edit, batch: null, undoes: null }, context);
}
