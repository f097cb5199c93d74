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
  keystrokes: number;
}

/** Each keystroke's median round, to exclude other work on the machine. */
export function middle(rounds: readonly (readonly number[])[]): number[] {
  const count = Math.min(...rounds.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => median(rounds.map((round) => round[at] ?? 0)));
}

/** Each keystroke's best round: the engine's undisturbed time. */
export function best(rounds: readonly (readonly number[])[]): number[] {
  const count = Math.min(...rounds.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => Math.min(...rounds.map((round) => round[at] ?? 0)));
}

export function typing(times: readonly number[]): Typing {
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    keystrokes: times.length,
  };
}

/** One engine's results at one size, in milliseconds and bytes. Cold times are medians of the rounds. */
export interface Figures {
  build: number;
  stored: number;
  cold: number;
  /** In the best round. */
  coldBest: number;
  navigation: number;
  /** Parts of the cold time: load, read, open, query. */
  parts: number[];
  heap: number;
  buffers: number;
  /** Each keystroke's best round, in order. */
  undisturbed: number[];
  typing: Typing;
  filtered: Typing | null;
  answers: number[][];
  changing: Changing | null;
}
