import { type ChangeRefusal, type ChangeResult, ok, type Result, type Values } from '../../model/index.ts';
import { notConnected, refused } from '../change-result.ts';
import { only } from '../compare.ts';
import type { ChangeRow } from '../database.ts';
import { change } from './change.ts';
import type { CallContext, EngineDeps } from './engine-deps.ts';
import { isPending } from './resume-pending.ts';
import { settleOne } from './settle.ts';

const NOT_KEPT = 'This change is not kept any more. Nothing was changed.';
const NEVER_DONE = 'This was never carried out, so that there is nothing to take back.';
const NOT_SETTLED =
  'Whether this was carried out is not known yet; Loreside is looking. Nothing was changed; try again in three minutes.';
/** So many changes of a thing are looked through for what stood there last. */
const NEWEST = 500;

/** A change of which it is known what became of it, or why nothing can be done with it. */
async function settled(
  deps: EngineDeps,
  id: string,
  context: CallContext,
): Promise<Result<ChangeRow, ChangeRefusal>> {
  let row = await deps.store.get(id);
  if (row && isPending(row)) {
    const service = await deps.service();
    if (!service) return notConnected();
    row = await settleOne(deps, service, row, context);
  }
  if (!row) return refused('notKept', NOT_KEPT);
  return isPending(row) ? refused('notSettled', NOT_SETTLED) : ok(row);
}

/** The edit that takes a change back; `seen`: what its owner saw when they decided, instead of what the change left. */
export function undoing({ id, ref, title, before, after }: ChangeRow, seen: Values | null) {
  const edit = { ref, title, cause: 'undo', changes: before, seen: seen ?? after } as const;
  return { edit, undoes: id };
}

/** Puts back what stood there before a change, unless something else stands there by now. */
export async function undo(
  deps: EngineDeps,
  { id, seen, batch = null }: { id: string; seen: Values | null; batch?: string | null },
  context: CallContext,
): Promise<ChangeResult> {
  const found = await settled(deps, id, context);
  if (!found.ok) return found;
  const row = found.value;
  if (row.state === 'refused') return refused('neverMade', NEVER_DONE);
  // Asked for again because the answer was lost, or on two screens: what came since is left.
  if (row.undoneBy !== null) return ok({ state: 'same', stands: row.before });
  return change(deps, { ...undoing(row, seen), batch }, context);
}

/** What stood in these fields after the last change that is known of each. */
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
 * Puts a thing back to how it stood before a change, whatever came since: the fields of that change, or all of it where
 * it was kept whole. What stands there now and was written by nobody here is told first, as a conflict; `seen` then says
 * that its owner saw it.
 */
export async function restore(
  deps: EngineDeps,
  { id, whole, seen }: { id: string; whole: boolean; seen: Values | null },
  context: CallContext,
): Promise<ChangeResult> {
  const row = await deps.store.get(id);
  if (!row) return refused('notKept', NOT_KEPT);
  const { ref, title } = row;
  const changes = whole ? await deps.store.values(id) : row.before;
  if (!changes) return refused('notKept', NOT_KEPT);
  const names = Object.keys(changes);
  const known = seen ?? lastKnown(await deps.store.ofThing(ref, NEWEST), names);
  // What is not known to have changed since was seen as it is in what is restored.
  const edit = {
    ref,
    title,
    cause: 'restore',
    changes,
    seen: { ...only(changes, names), ...known },
  } as const;
  return change(deps, { edit, batch: null, undoes: null }, context);
}
