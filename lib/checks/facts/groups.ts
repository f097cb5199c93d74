import type { Steps } from '../steps.ts';
import type { EntryFacts } from './entry-facts.ts';
import type { Due, WorldFacts } from './world-facts.ts';

type Said<T> = readonly [key: string, value: T];

/** What entries say under one key, and what follows from all of it. */
class Group<T, A> {
  /** By location, so that the order of changes doesn't matter. */
  readonly #said: { location: number; value: T }[] = [];
  readonly #conclude: (values: readonly T[]) => A;
  readonly #readers: number[] = [];
  #answer: { is: A } | null = null;

  constructor(conclude: (values: readonly T[]) => A) {
    this.#conclude = conclude;
  }

  add(location: number, value: T): void {
    let at = this.#said.length;
    while (at > 0 && (this.#said[at - 1]?.location ?? 0) > location) at--;
    this.#said.splice(at, 0, { location, value });
  }

  remove(location: number): void {
    const at = this.#said.findIndex((one) => one.location === location);
    if (at >= 0) this.#said.splice(at, 1);
  }

  read(due: Due): A {
    due.note(this.#readers);
    this.#answer ??= { is: this.#conclude(this.#said.map(({ value }) => value)) };
    return this.#answer.is;
  }

  /** Draws the conclusion again, and tells its readers if it is another one. */
  settle(due: Due): void {
    if (!this.#answer) return;
    const is = this.#conclude(this.#said.map(({ value }) => value));
    if (is !== this.#answer.is) due.touch(this.#readers);
    this.#answer = { is };
  }
}

/** Groups the entry at a location again. */
const all: ((world: WorldFacts, location: number) => void)[] = [];

const isSame = <T>(one: readonly Said<T>[], other: readonly Said<T>[]): boolean =>
  one.length === other.length &&
  one.every(([key, value], at) => key === other[at]?.[0] && value === other[at][1]);

/**
 * What rules derive from several entries, by key. Only entries that change are asked again what they say, and only who has read an
 * answer that is another one now looks again.
 * @param say what an entry says under which keys. It may read other entries, but no groups
 * @param conclude the answer: of a simple value, an equal one is no change
 */
export function groupBy<T, A>(
  say: (entry: EntryFacts, world: WorldFacts) => Iterable<Said<T>>,
  conclude: (values: readonly T[]) => A,
): (world: WorldFacts, key: string) => A {
  interface Groups {
    byKey: Map<string, Group<T, A>>;
    byLocation: Map<number, readonly Said<T>[]>;
  }
  const worlds = new WeakMap<WorldFacts, Groups>();
  const groupsOf = (world: WorldFacts): Groups => {
    const groups = worlds.get(world) ?? { byKey: new Map(), byLocation: new Map() };
    worlds.set(world, groups);
    return groups;
  };
  const groupOf = ({ byKey }: Groups, key: string): Group<T, A> => {
    const group = byKey.get(key) ?? new Group(conclude);
    byKey.set(key, group);
    return group;
  };
  all.push((world, location) => {
    const { due } = world;
    const entry = world.at(location);
    const groups = groupsOf(world);
    const before = groups.byLocation.get(location) ?? [];
    const said = entry ? [...say(entry, world)] : [];
    if (isSame(before, said)) return;
    for (const [key] of before) {
      const group = groupOf(groups, key);
      group.remove(location);
      due.toSettle.add(group);
    }
    for (const [key, value] of said) {
      const group = groupOf(groups, key);
      group.add(location, value);
      due.toSettle.add(group);
    }
    if (said.length > 0) groups.byLocation.set(location, said);
    else groups.byLocation.delete(location);
  });
  return (world, key) => groupOf(groupsOf(world), key).read(world.due);
}

/** Groups all entries of a world that have changed, in small steps. */
export function* regroup(world: WorldFacts): Steps<void> {
  const { due } = world;
  for (const location of due.toGroup) {
    due.reading(location, true, () => {
      for (const group of all) group(world, location);
    });
    due.toGroup.delete(location);
    yield;
  }
  for (const group of due.toSettle) {
    group.settle(due);
    due.toSettle.delete(group);
    yield;
  }
}
