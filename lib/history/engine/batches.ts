import { withState } from '../../diagnostics/index.ts';
import { type Message, readMessage } from '../../i18n/index.ts';
import type { ChangeProblem, Instant } from '../../model/index.ts';
import type { Planned } from '../batch-store.ts';
import { storedOutcome } from '../change-result.ts';
import type { BatchRow, ItemOutcome, ItemRow } from '../database.ts';
import { newId } from '../ids.ts';
import { change } from './change.ts';
import type { CallContext, EngineDeps } from './engine-deps.ts';
import { isPending, isRequested } from './resume-pending.ts';
import { undoEditOf } from './undo.ts';

/** Requests per change: read, write, read back. */
const REQUESTS = 3;
/** Milliseconds until a batch that had to wait continues. */
const AGAIN = 30_000;
/** After this many failed reads, a resource is skipped. */
const TRIES = 4;

/** Problems that aren't the resource's own: every change would fail until they are resolved. */
const LASTING: ReadonlySet<ChangeProblem['kind']> = new Set([
  'notConnected',
  'offline',
  'unauthorised',
  'busy',
  'challenge',
  'redirected',
]);
const PASSING: ReadonlySet<ChangeProblem['kind']> = new Set(['timeout', 'server', 'notUnderstood']);

const batchLock = (batch: string): string => `history:batch:${batch}`;

/**
 * Stores several changes. They are made one by one, by whichever worker is alive.
 * @param known the batch's id, if the caller stored it before: then nothing is stored twice
 */
export async function planBatch(
  deps: EngineDeps,
  items: readonly Planned[],
  known: string | null = null,
): Promise<string> {
  const at = deps.now();
  const id = known ?? newId(at);
  if (known !== null && (await deps.batches.get(known))) return known;
  await deps.batches.add({ id, at, cause: items[0]?.edit.cause ?? 'flags' }, items);
  return id;
}

/** Stops a batch, then plans another that undoes its changes, newest first. Null if it changed nothing. */
export async function planBatchUndo(
  deps: EngineDeps,
  batch: string,
  known: string | null = null,
): Promise<string | null> {
  await deps.batches.set(batch, { state: 'stopped', waitsFor: null });
  return deps.lock(batchLock(batch), async () => {
    const rows = await deps.store.ofBatch(batch);
    const wanted = rows.filter(({ state, undoneBy }) => state !== 'refused' && undoneBy === null);
    return wanted.length === 0
      ? null
      : planBatch(
          deps,
          wanted.map((row) => undoEditOf(row, null)),
          known,
        );
  });
}

/** The change that an earlier worker made for this item without recording the outcome. */
async function findMade(deps: EngineDeps, { batch, edit, undoes }: ItemRow): Promise<ItemOutcome | null> {
  const rows = await deps.store.ofBatch(batch);
  const { kind, id } = edit.ref;
  const made = rows.find(
    (row) =>
      row.ref.kind === kind &&
      row.ref.id === id &&
      row.state !== 'refused' &&
      !isPending(row) &&
      isRequested(row, { changes: edit.changes, undoes }),
  );
  return made ? { state: 'change', id: made.id } : null;
}

/** Makes one change. Resolves with the reason why the whole batch has to wait, or null. */
async function makeOne(
  deps: EngineDeps,
  item: ItemRow,
  isFirst: boolean,
  context: CallContext,
): Promise<Message | null> {
  const { edit, undoes, batch, tries } = item;
  const before = isFirst ? await findMade(deps, item) : null;
  const result = before ? null : await change(deps, { edit, undoes, batch }, context);
  // It may have been settled only while this waited for the resource.
  const isThere = isFirst && result?.ok === true && result.value.state === 'same';
  const made = before ?? (isThere ? await findMade(deps, item) : null);
  if (made || !result) {
    await deps.batches.change({ ...item, outcome: made });
    return null;
  }
  const problem = result.ok ? null : result.problem;
  if (problem && LASTING.has(problem.kind)) return readMessage(problem.sentence);
  // A change without a clear response is the same one when it is asked for again, unless something else is there now.
  const isPassing =
    problem !== null &&
    (problem.kind === 'unsettled' ? problem.change.found === null : PASSING.has(problem.kind));
  if (isPassing && tries < TRIES) {
    await deps.batches.change({ ...item, tries: tries + 1 });
    return readMessage(problem.sentence);
  }
  await deps.batches.change({ ...item, outcome: storedOutcome(result) });
  return null;
}

/** Continues a batch. Resolves with the time of its next try, or null if it has ended. */
async function runOne(deps: EngineDeps, { id }: BatchRow, context: CallContext): Promise<Instant | null> {
  // Items have texts, so those that are done aren't read again for each one.
  let from = 0;
  for (let isFirst = true; ; isFirst = false) {
    const beganAt = deps.now();
    const state = await deps.lock(batchLock(id), async () => {
      context.signal.throwIfAborted();
      if ((await deps.batches.get(id))?.state !== 'running') return { ended: true } as const;
      const item = await deps.batches.next(id, from);
      if (!item) {
        await deps.batches.set(id, { state: 'done', waitsFor: null });
        return { ended: true } as const;
      }
      from = item.n;
      const waits = await makeOne(deps, item, isFirst || item.tries > 0, context);
      if (waits !== null || isFirst) await deps.batches.set(id, { state: 'running', waitsFor: waits });
      return { ended: false, waits, worldId: item.edit.ref.worldId } as const;
    });
    if (state.ended) return null;
    if (state.waits !== null) return deps.now() + AGAIN;
    // Wait now rather than between reading and writing the next resource, which someone could change in that time.
    const rest = (REQUESTS * 1_000) / (await deps.pace(state.worldId)) - Math.max(0, deps.now() - beganAt);
    if (rest > 0) await deps.rest(rest, context.signal);
  }
}

/** Continues all running batches. Resolves with the time of the next try, or null if none waits. */
export async function runBatches(deps: EngineDeps, context: CallContext): Promise<Instant | null> {
  let next: Instant | null = null;
  for (const batch of await deps.batches.running()) {
    const at = await withState(`batch.${batch.cause}`, () => runOne(deps, batch, context));
    if (at !== null) next = Math.min(next ?? at, at);
  }
  return next;
}
