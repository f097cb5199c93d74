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

/** Each keystroke's middle round, so that what the machine did meanwhile is not the engine's fault. */
export function middle(rounds: readonly (readonly number[])[]): number[] {
  const count = Math.min(...rounds.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => median(rounds.map((round) => round[at] ?? 0)));
}

/** Each keystroke's best round: what the engine takes when nobody disturbs it. */
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

/** What one engine showed at one size. Milliseconds, bytes; cold figures are the middle of the rounds. */
export interface Figures {
  build: number;
  stored: number;
  cold: number;
  /** Of the best round. */
  coldBest: number;
  navigation: number;
  /** Of the cold time: loaded, read, opened, asked. */
  parts: number[];
  heap: number;
  buffers: number;
  /** Of each keystroke, in their order, its best round. */
  undisturbed: number[];
  typing: Typing;
  filtered: Typing | null;
  answers: number[][];
  changing: Changing | null;
}
