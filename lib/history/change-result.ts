import { type Message, message, readMessage } from '../i18n/index.ts';
import type { Change, ChangeConflict, ChangeRefusal, ChangeResult, Result } from '../model/index.ts';
import { failed, ok } from '../model/index.ts';
import type { ChangeRow, ItemOutcome } from './database.ts';

/** A stored change without the fields that only the engine needs. */
export function changeOf(row: ChangeRow): Change {
  const { bytes: _bytes, open: _open, wroteAt: _wroteAt, appended: _appended, ...change } = row;
  return change;
}

/** The result of a change that was not made. */
export const refused = (kind: ChangeRefusal['kind'], sentence: Message): Result<never, ChangeRefusal> =>
  failed({ kind, sentence });

export const notConnected = (): Result<never, ChangeRefusal> =>
  refused('notConnected', message('history.notConnected'));

export const conflict = (sides: Omit<ChangeConflict, 'kind' | 'sentence'>): Result<never, ChangeConflict> =>
  failed({ kind: 'conflict', sentence: message('history.changedElsewhere'), ...sides });

/** The result of a change that was begun. `row` is null if its record no longer exists. */
export function resultOf(row: ChangeRow | null): ChangeResult {
  if (row === null) return refused('notKept', message('history.recordGone'));
  const { state, sentence } = row;
  if (state === 'refused') return refused('refused', sentence ?? message('history.notCarriedOut'));
  const change = changeOf(row);
  return state === 'done'
    ? ok({ state, change })
    : failed({ kind: 'unsettled', sentence: sentence ?? message('history.noClearAnswer'), change });
}

/** Converts a result to the form stored with a batch. */
export function storedOutcome(result: ChangeResult): ItemOutcome {
  if (result.ok)
    return result.value.state === 'done' ? { state: 'change', id: result.value.change.id } : result.value;
  const { problem } = result;
  if (problem.kind === 'unsettled') return { state: 'change', id: problem.change.id };
  if (problem.kind !== 'conflict') return { state: 'refused', sentence: readMessage(problem.sentence) };
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
