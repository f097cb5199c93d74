import type { ChangedRef, ChangeResult, Values } from '../../model/index.ts';
import { resultOf } from '../change-result.ts';
import { isSame } from '../compare.ts';
import type { ChangeRow } from '../database.ts';
import { type ChangeService, type CurrentState, KINDS } from '../kinds/index.ts';
import { type CallContext, type EngineDeps, lockOf } from './engine-deps.ts';
import { done, judge, refuse, SETTLED_AFTER, write } from './write.ts';

export const isPending = (row: ChangeRow): boolean => row.state === 'begun' || row.lookAt !== null;

/** A resource's changes with unknown outcomes, newest first. */
export async function pendingOf(deps: EngineDeps, ref: ChangedRef): Promise<ChangeRow[]> {
  return (await deps.store.open()).filter((row) => lockOf(row.ref) === lockOf(ref)).reverse();
}

/** Whether a change that was begun is the requested one. Pure. */
export function isRequested(
  { ref, after, undoes, appended }: ChangeRow,
  wish: { changes: Values; undoes: string | null },
): boolean {
  const { fields } = KINDS[ref.kind];
  return (
    appended === null &&
    undoes === wish.undoes &&
    Object.entries(after).every(
      ([name, value]) =>
        wish.changes[name] !== undefined && isSame(fields[name] ?? 'plain', value, wish.changes[name]),
    )
  );
}

/**
 * Settles, by the state just read, the changes that an earlier worker had begun with this resource. If one of them is the
 * requested change (sent again because the response was lost), returns its result; otherwise null.
 */
export async function resumePending(
  deps: EngineDeps,
  service: ChangeService,
  { open, isIt }: { open: readonly ChangeRow[]; isIt(row: ChangeRow): boolean },
  current: CurrentState,
  context: CallContext,
): Promise<ChangeResult | null> {
  let result: ChangeResult | null = null;
  for (const row of open) {
    const isMine = result === null && isIt(row);
    const verdict = judge(row, current.values);
    if (verdict === 'after') {
      const settled = await done(deps, row, current);
      if (isMine) result = settled;
    } else if (verdict === 'before') {
      if (isMine) {
        const again = await deps.store.settle(row.id, { wroteAt: deps.now() });
        result = again
          ? await write(deps, service, again, { ...context, mayBeOnItsWay: true })
          : resultOf(null);
      } else if (deps.now() - row.wroteAt >= SETTLED_AFTER) await refuse(deps, row);
    }
  }
  return result;
}
