import { message } from '../../i18n/index.ts';
import {
  type ChangedRef,
  type ChangeProblem,
  type ChangeResult,
  type Edit,
  type Instant,
  type Json,
  ok,
  type Result,
  type Values,
} from '../../model/index.ts';
import { conflict, notConnected, refused } from '../change-result.ts';
import { isSame, only } from '../compare.ts';
import { type ChangeRow, HistoryUnavailable } from '../database.ts';
import { newId } from '../ids.ts';
import { type ChangeService, type CurrentState, KINDS, type Kind } from '../kinds/index.ts';
import { hasSealed } from '../sealed-values.ts';
import { type CallContext, callService, type EngineDeps, lockOf } from './engine-deps.ts';
import { isRequested, pendingOf, resumePending } from './resume-pending.ts';
import { write } from './write.ts';

/** An edit, with the batch it belongs to and the change it undoes. */
export interface Wish {
  edit: Edit;
  batch: string | null;
  undoes: string | null;
}

/** A resource that was just read in order to change it. */
interface Ready {
  service: ChangeService;
  kind: Kind;
  current: CurrentState;
}

/** Reads a resource in order to change it. `assumed`: values of fields that the response may lack. */
export async function readFor(
  deps: EngineDeps,
  ref: ChangedRef,
  { names, assumed = {} }: { names: readonly string[]; assumed?: Values },
  context: CallContext,
): Promise<Result<Ready, ChangeProblem>> {
  const kind = KINDS[ref.kind];
  const service = await deps.service(ref.worldId);
  if (!service) return notConnected();
  if (names.length === 0 || (kind.method !== null && service.capabilities.missing.has(kind.method)))
    return refused('cannotChange', message('history.cannotChange'));
  const read = await callService(deps, () => kind.read(service, ref, { ...context, precedesWrite: true }));
  if (!read.ok) return read;
  const current = { ...read.value, values: { ...assumed, ...read.value.values } };
  if (current.worldId !== null && current.worldId !== ref.worldId)
    return refused('otherWorld', message('history.otherWorld'));
  if (names.some((name) => current.values[name] === undefined))
    return refused('currentUnknown', message('history.currentUnknown'));
  return ok({ service, kind, current });
}

export type Begun = Pick<ChangeRow, 'ref' | 'title' | 'cause' | 'after' | 'batch' | 'undoes' | 'appended'>;

/** The record to store before anything is sent. */
export function recordOf(
  now: Instant,
  { kind, current }: { kind: Kind; current: Omit<CurrentState, 'read' | 'worldId'> },
  begun: Begun,
) {
  const names = Object.keys(begun.after);
  const touched = [...new Set([...names, ...names.flatMap((name) => kind.changedTogether[name] ?? [])])];
  const before = only(current.values, touched);
  const whole = current.whole === null ? null : { resource: current.whole, values: current.values };
  const row: ChangeRow = {
    ...begun,
    ...{ id: newId(now), at: now, wroteAt: now, before },
    title: current.title || begun.title,
    upstreamAt: current.upstreamAt,
    hasWhole: whole !== null,
    ...{ state: 'begun', sentence: null, found: null, lookAt: null, undoneBy: null },
    bytes: JSON.stringify([begun, before, whole]).length + 300,
  };
  return { row, whole };
}

/** Records the current values, then sends the change. If they can't be recorded, nothing is sent. */
export async function begin(
  deps: EngineDeps,
  service: ChangeService,
  ready: { kind: Kind; current: CurrentState },
  begun: Begun,
  context: CallContext,
): Promise<ChangeResult> {
  const { row, whole } = recordOf(deps.now(), ready, begun);
  try {
    await deps.store.begin(row, whole);
  } catch (error) {
    if (error instanceof HistoryUnavailable) return refused('historyUnavailable', error.sentence);
    throw error;
  }
  return write(deps, service, row, { ...context, mayBeOnItsWay: false });
}

/**
 * Fields that a change of ours left empty. The response omits some fields while they are empty, so these count as empty.
 * Other missing fields stay unknown, because an unknown value couldn't be restored.
 */
function emptied({ cause, seen }: Edit): Values {
  if (seen === null || (cause !== 'undo' && cause !== 'restore')) return {};
  return Object.fromEntries(Object.entries(seen).filter(([, value]) => value === '' || value === null));
}

/** Reads the resource, compares it with what the user saw, records the current values, sends, and reads back. */
export function change(
  deps: EngineDeps,
  { edit, batch, undoes }: Wish,
  context: CallContext,
): Promise<ChangeResult> {
  const { ref, title, cause, changes } = edit;
  return deps.lock(lockOf(ref), async () => {
    const names = Object.keys(changes);
    // What a secret says can't be opened while the keys are locked, and not at all under a lost passphrase.
    if ((hasSealed(changes) || hasSealed(edit.seen)) && !(await deps.service(ref.worldId)))
      return notConnected();
    if (!KINDS[ref.kind].check(changes)) return refused('cannotChange', message('history.cannotChange'));
    // Look up everything else first, to keep the time between reading and sending short.
    const open = await pendingOf(deps, ref);
    const copied = edit.seen ? {} : await deps.valuesInCopy(ref, names);
    const ready = await readFor(deps, ref, { names, assumed: emptied(edit) }, context);
    if (!ready.ok) return ready;
    const { service, kind, current } = ready.value;
    const isIt = (row: ChangeRow) => isRequested(row, { changes, undoes });
    const taken = await resumePending(deps, service, { open, isIt }, current, context);
    if (taken) return taken;
    const stands = only(current.values, names);
    const differs = (one: Values, other: Values) => (name: string) =>
      !isSame(kind.fields[name] ?? 'plain', one[name], other[name]);
    // Other fields that the user saw decided whether a confirmation was needed.
    const beside = Object.keys(edit.seen ?? {}).filter((name) => current.values[name] !== undefined);
    if (
      edit.seen &&
      beside.some((name) => !names.includes(name) && differs(edit.seen ?? {}, current.values)(name))
    ) {
      await deps.updateCopy(ref, current.read);
      return refused('visibilityChanged', message('history.visibilityChanged'));
    }
    const left = names.filter(differs(stands, changes));
    if (left.length === 0) {
      await deps.updateCopy(ref, current.read);
      return ok({ state: 'same', stands });
    }
    const seen = edit.seen ?? { ...stands, ...copied };
    if (left.some((name) => seen[name] === undefined || differs(seen, stands)(name))) {
      await deps.updateCopy(ref, current.read);
      return conflict({ stands, seen, wanted: changes, upstreamAt: current.upstreamAt });
    }
    const after: Record<string, Json> = only(changes, left);
    return begin(
      deps,
      service,
      ready.value,
      { ref, title, cause, after, batch, undoes, appended: null },
      context,
    );
  });
}
