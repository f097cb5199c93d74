import type { Row } from './row.ts';
import { short } from './table.ts';

const judged = (value: number, met: boolean): boolean | null => (Number.isFinite(value) ? met : null);

export const atMost = (what: string, value: number, goal: number, unit: string): Row => ({
  ...{ what, value: `${short(value)} ${unit}`, goal: `≤ ${short(goal)} ${unit}` },
  met: judged(value, value <= goal),
});

export const atLeast = (what: string, value: number, goal: number, unit: string): Row => ({
  ...{ what, value: `${short(value)} ${unit}`, goal: `≥ ${short(goal)} ${unit}` },
  met: judged(value, value >= goal),
});

/** A share, from 0 to 1. */
export const shareOf = (what: string, value: number, goal: number): Row => ({
  ...{ what, value: value.toFixed(3), goal: `≥ ${goal.toFixed(3)}` },
  met: judged(value, value >= goal),
});

export const figure = (what: string, value: number, unit: string): Row => ({
  ...{ what, value: `${short(value)} ${unit}`, goal: '', met: null },
});
