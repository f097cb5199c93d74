/**
 * A seeded random generator: the same seed gives the same numbers everywhere (mulberry32). Returns numbers from 0 up
 * to, but not including, 1.
 */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(chance: Chance, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(chance() * choices.length)] ?? choices[0];
}

/** An integer from `from` up to, but not including, `to`. */
export function between(chance: Chance, from: number, to: number): number {
  return from + Math.floor(chance() * (to - from));
}
