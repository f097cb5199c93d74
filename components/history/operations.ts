import type { Change, Changed, ChangedRef, Values } from '../../lib/history/index.ts';
import { showOptimistically } from '../entry-view/index.ts';

/** Something that a person does to a thing upstream, and the words for it. */
export interface Operation {
  ref: ChangedRef;
  title: string;
  /** What it is called is for its owner's eyes. */
  isPrivate: boolean;
  /** While it is under way: “Marking as draft…”. */
  doing: string;
  /** Once it is done: “Marked as draft.” */
  done: string;
  /** What stands there once it is done, as far as that is known before; null: not at all. */
  wants: Values | null;
  /** What its owner saw in these fields, and in those that say whether it is public; null: nothing is known of it. */
  seen: Values | null;
  run: () => Promise<Changed>;
  /** The same once more, over what stands there now; null where that makes no sense. */
  insist: ((conflict: Conflict) => Promise<Changed>) | null;
}

export type Conflict = Extract<Changed, { state: 'conflict' }>;

/** What is asked before something becomes visible to more people. */
export interface ExposureQuestion {
  title: string;
  words: string;
  confirm: string;
}

/** How far an operation is. */
export type OperationStatus =
  /** Carried out only once it is confirmed, because more people will see the thing. */
  | { step: 'asking'; question: ExposureQuestion; answer: (isConfirmed: boolean) => void }
  | { step: 'busy' }
  /** `undoes`: the change that Undo takes back; null where there is nothing to take back. */
  | { step: 'done'; sentence: string; undoes: Change | null }
  | { step: 'refused'; sentence: string }
  | { step: 'unknown'; sentence: string }
  | { step: 'conflict'; conflict: Conflict; isBusy: boolean };

export interface RunningOperation {
  key: number;
  operation: Operation;
  status: OperationStatus;
}

const OFFLINE =
  'You are offline, so nothing was changed, and nothing waits to be sent. Try again once you are online.';
const FAILED = 'That did not work. What stands on the platform was not looked at again; try once more.';
const UNKNOWN =
  'The platform gave no clear answer. What stood there is kept; Loreside looks again by itself, and History says how it went.';

/** Beside a new message so many older ones stay. */
const MOST = 2;

let running: readonly RunningOperation[] = [];
let last = 0;
const listeners = new Set<() => void>();

function tell(next: readonly RunningOperation[]): void {
  running = next;
  for (const listener of [...listeners]) listener();
}

const setStatus = (key: number, status: OperationStatus): void =>
  tell(running.map((one) => (one.key === key ? { ...one, status } : one)));

/** What is under way, and what was just done, oldest first. */
export const currentOperations = (): readonly RunningOperation[] => running;

export function watchOperations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const dismiss = (key: number): void => tell(running.filter((one) => one.key !== key));

function statusOf(changed: Changed, operation: Operation): OperationStatus {
  switch (changed.state) {
    case 'done':
      return { step: 'done', sentence: operation.done, undoes: changed.change };
    case 'same':
      return { step: 'done', sentence: 'It stands so already; nothing had to be changed.', undoes: null };
    case 'conflict':
      return { step: 'conflict', conflict: changed, isBusy: false };
    case 'refused':
      return { step: 'refused', sentence: changed.sentence };
    case 'unknown':
      return { step: 'unknown', sentence: changed.change.sentence ?? UNKNOWN };
  }
}

async function attempt(
  key: number,
  operation: Operation,
  run: () => Promise<Changed>,
): Promise<Changed | null> {
  if (!navigator.onLine) {
    setStatus(key, { step: 'refused', sentence: OFFLINE });
    return null;
  }
  const settle = operation.wants && showOptimistically(operation.ref, operation.wants);
  try {
    const changed = await run();
    settle?.(changed.state === 'done' || changed.state === 'same');
    setStatus(key, statusOf(changed, operation));
    return changed;
  } catch (error) {
    settle?.(false);
    setStatus(key, { step: 'refused', sentence: error instanceof Error ? error.message : FAILED });
    return null;
  }
}

/**
 * Does it, and tells over the foot of the screen how it goes, wherever the reader has gone meanwhile.
 * @returns what became of it; null where it could not even be asked for
 */
export function carryOut(operation: Operation): Promise<Changed | null> {
  const key = ++last;
  // One thing at a time can be taken back from here, and a refusal is over once it is tried anew; History has the rest.
  const isOver = ({ status, operation: { ref } }: RunningOperation) =>
    status.step === 'done' || (status.step === 'refused' && ref.id === operation.ref.id);
  const kept = running.filter((one) => !isOver(one));
  // What is under way, or waits for an answer, is never put away.
  const isLive = ({ status: { step } }: RunningOperation) =>
    step === 'busy' || step === 'conflict' || step === 'asking';
  const stays = kept.filter((one, at) => isLive(one) || at >= kept.length - MOST);
  tell([...stays, { key, operation, status: { step: 'busy' } }]);
  return attempt(key, operation, operation.run);
}

/** Asks before anything is done; false: nothing is to be done. */
export function askBefore(operation: Operation, question: ExposureQuestion): Promise<boolean> {
  const key = ++last;
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      dismiss(key);
      resolve(isConfirmed);
    };
    tell([...running, { key, operation, status: { step: 'asking', question, answer } }]);
  });
}

/** Writes what was wanted over what somebody else has put there: a person has seen both. */
export async function insist({ key, operation, status }: RunningOperation): Promise<void> {
  if (status.step !== 'conflict' || !operation.insist) return;
  const { conflict } = status;
  const again = operation.insist;
  setStatus(key, { step: 'conflict', conflict, isBusy: true });
  await attempt(key, operation, () => again(conflict));
}
