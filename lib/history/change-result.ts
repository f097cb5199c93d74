import type { Sentence } from '../i18n/index.ts';
import {
  type ChangeConflict,
  type ChangeRefusal,
  type ChangeResult,
  failed,
  ok,
  type Result,
} from '../model/index.ts';
import { changeOf } from './change-of.ts';
import type { ChangeRow, ItemOutcome } from './database.ts';

/** The result of a change that was not made. */
export const refused = (kind: ChangeRefusal['kind'], sentence: Sentence): Result<never, ChangeRefusal> =>
  failed({ kind, sentence });

const NOT_CONNECTED =
  'Loreside is not connected just now, and nothing was changed. Connect or unlock, then try again.';
export const notConnected = (): Result<never, ChangeRefusal> => refused('notConnected', NOT_CONNECTED);

const CONFLICT = 'Somebody else changed it on World Anvil first, so nothing was changed here.';
export const conflict = (sides: Omit<ChangeConflict, 'kind' | 'sentence'>): Result<never, ChangeConflict> =>
  failed({ kind: 'conflict', sentence: CONFLICT, ...sides });

const GONE =
  'Its history was cleared in the meantime, so nothing more is known about this change. Look at it on World Anvil.';
const UNSETTLED =
  'World Anvil gave no clear answer. What was there before is kept. Loreside checks again by itself; History says how it went.';

/** The result of a change that was begun. `row` is null if its record no longer exists. */
export function resultOf(row: ChangeRow | null): ChangeResult {
  if (row === null) return refused('notKept', GONE);
  const { state, sentence } = row;
  if (state === 'refused') return refused('refused', sentence ?? '');
  const change = changeOf(row);
  return state === 'done'
    ? ok({ state, change })
    : failed({ kind: 'unsettled', sentence: sentence ?? UNSETTLED, change });
}

/** Converts a result to the form stored with a batch. */
export function storedOutcome(result: ChangeResult): ItemOutcome {
  if (result.ok)
    return result.value.state === 'done' ? { state: 'change', id: result.value.change.id } : result.value;
  const { problem } = result;
  if (problem.kind === 'unsettled') return { state: 'change', id: problem.change.id };
  if (problem.kind !== 'conflict') return { state: 'refused', sentence: problem.sentence };
  const { stands, seen, wanted, upstreamAt } = problem;
  return { state: 'conflict', stands, seen, wanted, upstreamAt };
}

/** The reverse of `storedOutcome`. A change that was begun is looked up by its id instead. */
export function resultOfItem(outcome: Exclude<ItemOutcome, { state: 'change' }>): ChangeResult {
  switch (outcome.state) {
    case 'same':
      return ok(outcome);
    case 'conflict': {
      const { state: _state, ...sides } = outcome;
      return conflict(sides);
    }
    case 'refused':
      return refused('refused', outcome.sentence);
  }
}
