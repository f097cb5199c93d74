import { atOnce, type Steps } from '../steps.ts';
import type { EntryFacts } from './entry-facts.ts';
import type { WorldFacts } from './world-facts.ts';

/** Entries between two steps. */
const STEP = 32;

/** Takes each entry of a world, in small steps. */
export function* eachEntry({ entries }: WorldFacts, take: (entry: EntryFacts) => void): Steps<void> {
  for (const [at, entry] of entries.entries()) {
    if (at % STEP === 0) yield;
    take(entry);
  }
}

const all: ((world: WorldFacts) => Steps<void>)[] = [];

/**
 * What rules derive from all entries of a world. It is made by `deriveAll`, or when a rule asks for it before, and kept as
 * long as the facts.
 */
export function oncePerWorld<T>(make: (world: WorldFacts) => Steps<T>): (world: WorldFacts) => T {
  const made = new WeakMap<WorldFacts, { value: T }>();
  all.push(function* (world) {
    if (!made.has(world)) made.set(world, { value: yield* make(world) });
  });
  return (world) => {
    const known = made.get(world) ?? { value: atOnce(make(world)) };
    made.set(world, known);
    return known.value;
  };
}

/** Makes all that rules derive from a world, in small steps, so that no rule has to make it at once. */
export function* deriveAll(world: WorldFacts): Steps<void> {
  for (const derive of all) yield* derive(world);
}
