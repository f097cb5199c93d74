import type { ChangedRef, Values } from '../../model/index.ts';
import { isSame } from '../compare.ts';
import type { ChangeRow } from '../database.ts';
import { type ChangeService, KINDS, type Standing } from '../kinds/index.ts';
import { type Ground, type How, lockOf } from './ground.ts';
import { type Outcome, SETTLED_AFTER, told } from './outcome.ts';
import { done, judge, refuse, write } from './write.ts';

export const isOpen = (row: ChangeRow): boolean => row.state === 'begun' || row.lookAt !== null;

/** What is still to be settled of a thing's changes, newest first. */
export async function openOf(ground: Ground, ref: ChangedRef): Promise<ChangeRow[]> {
  return (await ground.store.open()).filter((row) => lockOf(row.ref) === lockOf(ref)).reverse();
}

/** Whether a change that was begun is the one that is wanted. Pure. */
export function isWanted(
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
 * Settles by what was just read what an earlier worker had begun with this thing. Where one of them is what is wanted
 * now (the question was asked again because its answer was lost), its outcome is this one's; null: none is.
 */
export async function takeUp(
  ground: Ground,
  service: ChangeService,
  { open, isIt }: { open: readonly ChangeRow[]; isIt(row: ChangeRow): boolean },
  standing: Standing,
  how: How,
): Promise<Outcome | null> {
  let outcome: Outcome | null = null;
  for (const row of open) {
    const isMine = outcome === null && isIt(row);
    const verdict = judge(row, standing.values);
    if (verdict === 'after') {
      const settled = await done(ground, row, standing);
      if (isMine) outcome = settled;
    } else if (verdict === 'before') {
      if (isMine) {
        const again = await ground.store.settle(row.id, { wroteAt: ground.now() });
        outcome = again ? await write(ground, service, again, { ...how, mayBeOnItsWay: true }) : told(null);
      } else if (ground.now() - row.wroteAt >= SETTLED_AFTER) await refuse(ground, row);
    }
  }
  return outcome;
}
