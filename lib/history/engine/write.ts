import { type Message, message, readMessage } from '../../i18n/index.ts';
import type { ChangeResult, Instant, ServiceFailure, Values } from '../../model/index.ts';
import { resultOf } from '../change-result.ts';
import { agree, arrived, only } from '../compare.ts';
import type { ChangeRow } from '../database.ts';
import { type ChangeService, type CurrentState, KINDS } from '../kinds/index.ts';
import type { Verdict } from '../store.ts';
import { type CallContext, callService, type EngineDeps } from './engine-deps.ts';

/** In milliseconds. A request that got no response isn't carried out later than this. */
export const SETTLED_AFTER = 180_000;
const CHECK_DELAYS = [3_000, 15_000, 45_000, SETTLED_AFTER];

/** When to check a change with an unknown outcome again. Null after the last check. */
export const nextCheckAt = (wroteAt: Instant, now: Instant): Instant | null => {
  const later = CHECK_DELAYS.find((after) => wroteAt + after > now);
  return later === undefined ? null : wroteAt + later;
};

/** One retry if there was no clear response and nothing has changed. */
const TRIES = 2;

/** Failures that mean World Anvil understood the request and declined it. */
const REFUSALS: ReadonlySet<ServiceFailure['kind']> = new Set([
  'invalid',
  'forbidden',
  'unauthorised',
  'notFound',
  'unsupported',
]);

/** A failure whose effect isn't known yet. */
const checksAgain = (cause: Message): Message =>
  message('history.checksAgain', { cause: readMessage(cause) });

const plain = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll(/\r\n?/g, '\n').trim() : '';

/** Added text has arrived if it occurs more often than before, whatever else was added. */
function isAdded({ appended, before }: ChangeRow, stands: Values): boolean {
  if (!appended || plain(appended.text) === '') return false;
  const times = (values: Values) => plain(values[appended.field]).split(plain(appended.text)).length;
  return times(stands) > times(before);
}

/** Compares the current values with a sent change: made, not made, or something else. Pure. */
export function judge(row: ChangeRow, stands: Values): 'after' | 'before' | 'other' {
  // A resource that can still be read wasn't deleted.
  if (row.cause === 'remove') return 'before';
  const { fields } = KINDS[row.ref.kind];
  if (arrived(fields, row.after, stands) || isAdded(row, stands)) return 'after';
  return agree(fields, Object.keys(row.after), row.before, stands) ? 'before' : 'other';
}

/** Records the outcome, and updates the offline copy with what was read. */
async function conclude(
  deps: EngineDeps,
  row: ChangeRow,
  verdict: Verdict,
  current: CurrentState | null,
): Promise<ChangeResult> {
  const settled = await deps.store.settle(row.id, verdict);
  if (settled && current) await deps.updateCopy(row.ref, current.read);
  return resultOf(settled);
}

export function done(deps: EngineDeps, row: ChangeRow, current: CurrentState): Promise<ChangeResult> {
  const names = Object.keys(row.before);
  const isOther = judge(row, current.values) === 'other';
  const verdict: Verdict = {
    state: 'done',
    // An undo includes the fields that World Anvil changed together with it.
    after: { ...only(current.values, names), ...row.after },
    found: isOther ? only(current.values, names) : null,
    sentence: isOther ? message('history.savedDifferently') : null,
    lookAt: null,
  };
  return conclude(deps, row, verdict, current);
}

export const refuse = (
  deps: EngineDeps,
  row: ChangeRow,
  sentence: Message = message('history.notCarriedOut'),
  current: CurrentState | null = null,
): Promise<ChangeResult> =>
  conclude(deps, row, { state: 'refused', sentence, found: null, lookAt: null }, current);

/** Records an unknown outcome. `current`: the state, if it could be read. */
export function unclear(
  deps: EngineDeps,
  row: ChangeRow,
  sentence: Message | null,
  current: CurrentState | null,
): Promise<ChangeResult> {
  const isOther = current !== null && judge(row, current.values) === 'other';
  const verdict: Verdict = {
    state: 'unknown',
    sentence,
    found: isOther ? only(current.values, Object.keys(row.before)) : null,
    lookAt: nextCheckAt(row.wroteAt, deps.now()),
  };
  return conclude(deps, row, verdict, current);
}

/**
 * Sends a recorded change and reads it back. The state that is read decides, whatever the response said. The same change
 * is sent again only if the state just read is unchanged. `mayBeOnItsWay`: it was sent before without a clear response,
 * so a refusal doesn't prove that it won't be made.
 */
export async function write(
  deps: EngineDeps,
  service: ChangeService,
  row: ChangeRow,
  { mayBeOnItsWay, ...context }: CallContext & { mayBeOnItsWay: boolean },
): Promise<ChangeResult> {
  const kind = KINDS[row.ref.kind];
  const wanted = kind.check(row.after);
  if (!wanted) return refuse(deps, row);
  for (let tries = 1; ; tries += 1) {
    // Even a background read is followed by an urgent write, to keep the time between the two short.
    const sent = await callService(deps, () =>
      wanted.patch(service, row.ref, { ...context, urgency: 'person' }),
    );
    const isFirst = tries === 1 && !mayBeOnItsWay;
    if (!sent.ok && !sent.problem.sent && isFirst) {
      await refuse(deps, row, readMessage(sent.problem.sentence));
      // World Anvil refused nothing: a batch may try again.
      return sent;
    }
    const says = sent.ok ? null : checksAgain(sent.problem.sentence);
    const read = await callService(deps, () => kind.read(service, row.ref, { ...context, fresh: true }));
    if (!read.ok) return unclear(deps, row, says ?? checksAgain(read.problem.sentence), null);
    const verdict = judge(row, read.value.values);
    if (verdict === 'after' || (verdict === 'other' && sent.ok)) return done(deps, row, read.value);
    if (sent.ok) return unclear(deps, row, message('history.notShownYet'), read.value);
    if (verdict === 'before' && isFirst && REFUSALS.has(sent.problem.kind))
      return refuse(deps, row, readMessage(sent.problem.sentence), read.value);
    if (verdict === 'other' || tries === TRIES) return unclear(deps, row, says, read.value);
  }
}
