import type { Changing } from './change.ts';

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Typing {
  p50: number;
  p95: number;
  p99: number;
  /** The longest of all, in any round. */
  longest: number;
  keystrokes: number;
}

/** Each keystroke's middle round first, so that what the machine did meanwhile is not the engine's fault. */
export function typing(rounds: readonly (readonly number[])[]): Typing {
  const count = Math.min(...rounds.map(({ length }) => length));
  const middle = Array.from({ length: count }, (_, at) => median(rounds.map((round) => round[at] ?? 0)));
  return {
    p50: percentile(middle, 0.5),
    p95: percentile(middle, 0.95),
    p99: percentile(middle, 0.99),
    longest: rounds.flat().reduce((most, one) => Math.max(most, one), 0),
    keystrokes: count,
  };
}

/** What one engine showed at one size. Milliseconds, bytes; cold figures are the middle of the rounds. */
export interface Figures {
  build: number;
  stored: number;
  cold: number;
  navigation: number;
  read: number;
  heap: number;
  buffers: number;
  typing: Typing;
  filtered: Typing | null;
  answers: number[][];
  changing: Changing | null;
}
