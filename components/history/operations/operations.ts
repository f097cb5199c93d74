// Changes that a person starts in the panel: what they are, what is asked before they run, and the toasts and the dialog
// that tell what became of them.
import type { Change, ChangedRef, Values } from '../../../lib/history/index.ts';
import { type Message, message, t } from '../../../lib/i18n/index.ts';
import type { ResultOf } from '../../../lib/messaging/index.ts';
import { type ChangeConflict, failed, type Problem, type Result } from '../../../lib/model/index.ts';
import { showOptimistically } from '../../entry-view/index.ts';

/** What became of an operation: the history engine's result, or why it wasn't even requested. */
export type OperationResult = ResultOf<'history.change'> | Result<never, Problem<'deviceOffline'>>;

/** A change that a person starts, with its texts. */
export interface Operation {
  ref: ChangedRef;
  title: string;
  /** Whether its title is private. */
  isPrivate: boolean;
  /** While it runs: “Marking as draft…”. */
  doing: string;
  /** Once it is done: “Marked as draft.” */
  done: string;
  /** The values after the operation, as far as they are known in advance; null if not at all. */
  newValues: Values | null;
  /** The values that the person saw in these fields and in those that decide visibility; null if none are known. */
  seen: Values | null;
  run: () => Promise<OperationResult>;
  /** Repeats the operation over the current values; null if that makes no sense. */
  overwrite: ((conflict: ChangeConflict) => Promise<OperationResult>) | null;
  /** Writes values that keep both versions; null if the operation has no values of its own. */
  merge?: (conflict: ChangeConflict, both: Values) => Promise<OperationResult>;
}

/** What to ask before more people can see an entry. */
export interface ExposureQuestion {
  title: Message;
  /** Who will be able to see it, by paragraph. */
  warnings: readonly Message[];
  confirm: Message;
}

/** The progress of an operation. */
export type OperationStatus =
  /** Waits for a confirmation, because more people will see the entry. */
  | { step: 'asking'; question: ExposureQuestion; answer: (isConfirmed: boolean) => void }
  | { step: 'busy' }
  /** `undoes`: the change that Undo reverts; null if there is nothing to revert. */
  | { step: 'done'; sentence: string; undoes: Change | null }
  | { step: 'refused'; sentence: string }
  | { step: 'unknown'; sentence: string }
  | { step: 'conflict'; conflict: ChangeConflict; isBusy: boolean };

export interface RunningOperation {
  key: number;
  operation: Operation;
  status: OperationStatus;
}

const OFFLINE: Problem<'deviceOffline'> = {
  kind: 'deviceOffline',
  sentence: message('history.offline'),
};

/** Older toasts that stay next to a new one. */
const MAX_OLD_TOASTS = 2;

let running: readonly RunningOperation[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function publish(next: readonly RunningOperation[]): void {
  running = next;
  for (const listener of [...listeners]) listener();
}

const setStatus = (key: number, status: OperationStatus): void =>
  publish(running.map((one) => (one.key === key ? { ...one, status } : one)));

/** Running operations and those just finished, oldest first. */
export const currentOperations = (): readonly RunningOperation[] => running;

export function watchOperations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const dismiss = (key: number): void => publish(running.filter((one) => one.key !== key));

function statusOf(result: OperationResult, operation: Operation): OperationStatus {
  if (result.ok)
    return result.value.state === 'done'
      ? { step: 'done', sentence: operation.done, undoes: result.value.change }
      : { step: 'done', sentence: t('history.alreadySo'), undoes: null };
  const { problem } = result;
  switch (problem.kind) {
    case 'conflict':
      return { step: 'conflict', conflict: problem, isBusy: false };
    case 'unsettled':
      return { step: 'unknown', sentence: t(problem.sentence) };
    default:
      return { step: 'refused', sentence: t(problem.sentence) };
  }
}

async function attempt(
  key: number,
  operation: Operation,
  run: () => Promise<OperationResult>,
): Promise<OperationResult> {
  const finishUpdate = operation.newValues && showOptimistically(operation.ref, operation.newValues);
  const result = navigator.onLine ? await run() : failed(OFFLINE);
  finishUpdate?.(result.ok);
  setStatus(key, statusOf(result, operation));
  return result;
}

/** Runs an operation. Its toast stays in place wherever the person goes in the panel. */
export function runOperation(operation: Operation): Promise<OperationResult> {
  const key = ++lastKey;
  // Only the latest change can be undone from here, and a retry replaces its earlier refusal. The history has the rest.
  const isOver = ({ status, operation: { ref } }: RunningOperation) =>
    status.step === 'done' || (status.step === 'refused' && ref.id === operation.ref.id);
  const kept = running.filter((one) => !isOver(one));
  // Operations that run or wait for an answer are never removed.
  const isLive = ({ status: { step } }: RunningOperation) =>
    step === 'busy' || step === 'conflict' || step === 'asking';
  const remaining = kept.filter((one, at) => isLive(one) || at >= kept.length - MAX_OLD_TOASTS);
  publish([...remaining, { key, operation, status: { step: 'busy' } }]);
  return attempt(key, operation, operation.run);
}

/** Asks before an operation runs. Resolves to false if it must not run. */
export function confirmExposure(operation: Operation, question: ExposureQuestion): Promise<boolean> {
  const key = ++lastKey;
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      dismiss(key);
      resolve(isConfirmed);
    };
    publish([...running, { key, operation, status: { step: 'asking', question, answer } }]);
  });
}

/** Answers a conflict after the person has seen both versions: overwrites theirs, or writes `both`. */
export async function resolveConflict(
  { key, operation, status }: RunningOperation,
  both: Values | null = null,
): Promise<void> {
  const { overwrite, merge } = operation;
  if (status.step !== 'conflict') return;
  const { conflict } = status;
  const again = both ? merge && (() => merge(conflict, both)) : overwrite && (() => overwrite(conflict));
  if (!again) return;
  setStatus(key, { step: 'conflict', conflict, isBusy: true });
  await attempt(key, operation, again);
}
