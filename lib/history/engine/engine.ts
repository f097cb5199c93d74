import { withState } from '../../diagnostics/index.ts';
import { message } from '../../i18n/index.ts';
import type { Append, ChangedRef, ChangeResult, Edit, Values, WorldId } from '../../model/index.ts';
import { refused, resultOf } from '../change-result.ts';
import type { ChangeRow } from '../database.ts';
import { KINDS } from '../kinds/index.ts';
import { prune } from '../prune.ts';
import { planBatch, planBatchUndo, runBatches } from './batches.ts';
import { begin, change, readFor } from './change.ts';
import { type CallContext, type EngineDeps, lockOf } from './engine-deps.ts';
import type { CreatedArticle, ExternalChange } from './external-changes.ts';
import { isUndone, recordCreated, recordExternal } from './external-changes.ts';
import { isPending, resumePending } from './resume-pending.ts';
import { restore, settleDue, undo } from './undo.ts';

/**
 * Makes changes that can be undone. A failed API call is a result, not a rejection. All methods reject with an
 * `AbortError` if `stop` was called meanwhile, and with `HistoryUnavailable` if the history can't be read.
 */
export function createEngine(deps: EngineDeps) {
  let ending = new AbortController();
  const underway = new Set<Promise<unknown>>();

  function work<T>(urgency: 'person' | 'sync', make: (context: CallContext) => Promise<T>): Promise<T> {
    const working = make({ signal: ending.signal, urgency });
    // Only its end matters here. The caller gets the error.
    const gone = working.then(
      () => {},
      () => {},
    );
    underway.add(gone);
    void gone.then(() => underway.delete(gone));
    return working;
  }

  const forPerson = (make: (context: CallContext) => Promise<ChangeResult>): Promise<ChangeResult> =>
    work('person', make);

  return {
    change: (edit: Edit) =>
      withState(`${edit.ref.kind}.${edit.cause}`, () =>
        forPerson((context) => change(deps, { edit, batch: null, undoes: null }, context)),
      ),
    append: (wish: Append) =>
      withState(`${wish.ref.kind}.${wish.cause}`, () => forPerson((context) => append(deps, wish, context))),
    /** Runs `inside` while no one else in this browser changes the resource. */
    withLock: <T>(ref: ChangedRef, inside: () => Promise<T>) => deps.lock(lockOf(ref), inside),
    /** Records an article's values before the outbox changes it. The outcome is settled like that of any change. */
    recordExternal: (change: ExternalChange) => recordExternal(deps, change),
    /** Records, once, that a draft became an article. */
    recordCreated: (made: CreatedArticle) => recordCreated(deps, made),
    /** Whether the text that was added with this key has been undone since. */
    isUndone: (ref: ChangedRef, key: string) => isUndone(deps, ref, key),
    /** Undoes a change. `seen`: the values that the user saw in an earlier conflict. */
    undo: (id: string, seen: Values | null = null) =>
      forPerson((context) => undo(deps, { id, seen }, context)),
    /** Restores a resource to its state before a change: the fields of that change, or all of them. */
    restore: (id: string, { whole = false, seen = null }: { whole?: boolean; seen?: Values | null } = {}) =>
      forPerson((context) => restore(deps, { id, whole, seen }, context)),
    /** Stores a batch of changes that `run` makes one by one. Resolves with its id; one that is `known` is stored once. */
    startBatch(edits: readonly Edit[], known: string | null = null) {
      const items = edits.map((edit) => ({ edit, undoes: null }));
      return planBatch(deps, items, known);
    },
    /** Stops a batch and stores another that undoes it. Null if it changed nothing. */
    undoBatch: (batch: string, known: string | null = null) => planBatchUndo(deps, batch, known),
    stopBatch: (batch: string) => deps.batches.set(batch, { state: 'stopped', waitsFor: null }),
    /** Settles changes with unknown outcomes. Resolves with the time of the next check, or null if none is left. */
    settle: () => work('person', (context) => settleDue(deps, context)),
    /** Continues the batches. Resolves with the time of the next try, or null. One call at a time. */
    run: () => work('sync', (context) => runBatches(deps, context)),
    /** Deletes changes beyond the retention limits. */
    prune: async () => prune(await deps.retention(), deps.now()),
    /** Deletes everything about a world, or about all worlds if null, except those in `kept`. */
    forget: (worldId: WorldId | null, kept?: readonly WorldId[]) => deps.store.forget(worldId, kept),
    /** Aborts everything. Resolves when nothing runs any more. Begun changes are settled at the next wake. */
    async stop(): Promise<void> {
      ending.abort();
      ending = new AbortController();
      await Promise.all([...underway]);
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** How many changes of a resource are searched for one with the same key. */
const NEWEST = 100;

/** Adds text to the end of a field. Repeated calls with the same key add it once. */
function append(deps: EngineDeps, wish: Append, context: CallContext): Promise<ChangeResult> {
  const { ref, title, cause, field, text, key = null } = wish;
  return deps.lock(lockOf(ref), async () => {
    if (KINDS[ref.kind].fields[field] !== 'text' || text.trim() === '')
      return refused('nothingToAdd', message('history.nothingToAdd'));
    const earlier = await deps.store.ofResource(ref, NEWEST);
    const mine = earlier.find(({ appended }) => key !== null && appended?.key === key);
    if (mine && !isPending(mine) && mine.state !== 'refused') return resultOf(mine);
    const ready = await readFor(deps, ref, { names: [field] }, context);
    if (!ready.ok) return ready;
    const { service, current } = ready.value;
    const isIt = ({ appended }: ChangeRow) =>
      appended?.field === field && appended.text === text && appended.key === key;
    const taken = await resumePending(
      deps,
      service,
      { open: earlier.filter(isPending), isIt },
      current,
      context,
    );
    if (taken) return taken;
    // A change with this key whose outcome is still unknown isn't begun a second time.
    if (mine && isPending(mine)) {
      const now = await deps.store.get(mine.id);
      if (now && isPending(now)) return resultOf(now);
    }
    const before = current.values[field];
    const stood = typeof before === 'string' ? before : '';
    const after = { [field]: stood.trim() === '' ? text : `${stood.trimEnd()}\n\n${text}` };
    const appended = { field, text, key };
    return begin(
      deps,
      service,
      ready.value,
      { ref, title, cause, after, batch: null, undoes: null, appended },
      context,
    );
  });
}
