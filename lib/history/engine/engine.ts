import { withState } from '../../diagnostics/index.ts';
import type { Append, ChangedRef, ChangeResult, Edit, Instant, Values, WorldId } from '../../model/index.ts';
import { prune } from '../prune.ts';
import { append } from './append.ts';
import { planBatch, planBatchUndo, runBatches } from './batches.ts';
import { change } from './change.ts';
import { type CallContext, type EngineDeps, lockOf } from './engine-deps.ts';
import {
  type CreatedArticle,
  type ExternalChange,
  isUndone,
  noteCreated,
  recordExternal,
} from './external-changes.ts';
import { settleDue } from './settle.ts';
import { restore, undo } from './undo.ts';

/**
 * Makes changes, with a way back. No call rejects for what the platform did; all reject with an `AbortError` when `stop`
 * was called meanwhile, and with `HistoryUnavailable` where the history cannot be read.
 */
export interface Engine {
  change(edit: Edit): Promise<ChangeResult>;
  append(wish: Append): Promise<ChangeResult>;
  /** Nobody else here changes a thing meanwhile. */
  alone<T>(ref: ChangedRef, work: () => Promise<T>): Promise<T>;
  /** Writes down what stands in an article before the outbox changes it, which is settled like every other change. */
  keep(deed: ExternalChange): Promise<void>;
  /** Writes down that an article came of a draft; once. */
  noteCreated(made: CreatedArticle): Promise<void>;
  /** Whether what was added with this key was taken back since. */
  isTakenBack(ref: ChangedRef, key: string): Promise<boolean>;
  /** Takes a change back; `seen`: what its owner saw in a conflict that this was answered with before. */
  undo(id: string, seen?: Values | null): Promise<ChangeResult>;
  /** Puts a thing back to how it stood before a change: the fields of that change, or all of it. */
  restore(id: string, options?: { whole?: boolean; seen?: Values | null }): Promise<ChangeResult>;
  /** Writes changes down that `run` makes one after the other, and gives the id by which they are found. */
  many(edits: readonly Edit[]): Promise<string>;
  /** The same for taking a batch back, which is stopped first; null: it has changed nothing. */
  undoMany(batch: string): Promise<string | null>;
  stopMany(batch: string): Promise<void>;
  /** Settles what is unsettled. Resolves with when to come back; null: nothing is left. */
  settle(): Promise<Instant | null>;
  /** Goes on with the batches, and resolves likewise. One call at a time. */
  run(): Promise<Instant | null>;
  /** Takes away what is older, or more, than is to be kept. */
  prune(): Promise<void>;
  /** Leaves nothing of a world; null: of any. */
  forget(worldId: WorldId | null): Promise<void>;
  /** Breaks everything off; resolves when nothing is under way. What was begun is settled at the next wake. */
  stop(): Promise<void>;
}

export function createEngine(deps: EngineDeps): Engine {
  let ending = new AbortController();
  const underway = new Set<Promise<unknown>>();

  function work<T>(urgency: 'person' | 'sync', make: (context: CallContext) => Promise<T>): Promise<T> {
    const working = make({ signal: ending.signal, urgency });
    // Only its end counts here; whoever asked for it hears of a failure.
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
    change: (edit) =>
      withState(`${edit.ref.kind}.${edit.cause}`, () =>
        forPerson((context) => change(deps, { edit, batch: null, undoes: null }, context)),
      ),
    append: (wish) =>
      withState(`${wish.ref.kind}.${wish.cause}`, () => forPerson((context) => append(deps, wish, context))),
    alone: (ref, inside) => deps.lock(lockOf(ref), inside),
    keep: (deed) => recordExternal(deps, deed),
    noteCreated: (made) => noteCreated(deps, made),
    isTakenBack: (ref, key) => isUndone(deps, ref, key),
    undo: (id, seen = null) => forPerson((context) => undo(deps, { id, seen }, context)),
    restore: (id, { whole = false, seen = null } = {}) =>
      forPerson((context) => restore(deps, { id, whole, seen }, context)),
    many: (edits) =>
      planBatch(
        deps,
        edits.map((edit) => ({ edit, undoes: null })),
      ),
    undoMany: (batch) => planBatchUndo(deps, batch),
    stopMany: (batch) => deps.batches.set(batch, { state: 'stopped', waitsFor: null }),
    settle: () => work('person', (context) => settleDue(deps, context)),
    run: () => work('sync', (context) => runBatches(deps, context)),
    prune: async () => prune(await deps.retention(), deps.now()),
    forget: (worldId) => deps.store.forget(worldId),
    async stop() {
      ending.abort();
      ending = new AbortController();
      await Promise.all([...underway]);
    },
  };
}
