import type { WorldFacts } from './world-facts.ts';

/** Makes what rules derive from all entries of a world when it is first needed, and keeps it as long as the facts. */
export function oncePerWorld<T>(make: (world: WorldFacts) => T): (world: WorldFacts) => T {
  const made = new WeakMap<WorldFacts, { value: T }>();
  return (world) => {
    const known = made.get(world) ?? { value: make(world) };
    made.set(world, known);
    return known.value;
  };
}
