import { Numbers } from './numbers.ts';

/** Numbers between two chances to pause. */
const STEPS = 1 << 14;

/** Numbers that belong to others, in the making: what is noted of each. */
export class Postings {
  readonly #owners = new Numbers();
  readonly #values = new Numbers();

  add(owner: number, value: number): void {
    this.#owners.push(owner);
    this.#values.push(value);
  }

  /** Of each of so many owners, from `starts[owner]` up to that of the next, in the order in which they came. */
  *grouped(count: number): Generator<void, { starts: Uint32Array; values: Uint32Array }> {
    const owners = this.#owners.view();
    const unsorted = this.#values.view();
    const starts = new Uint32Array(count + 1);
    for (let at = 0; at < owners.length; at++) {
      const next = (owners[at] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
      if (at % STEPS === STEPS - 1) yield;
    }
    for (let owner = 1; owner <= count; owner++)
      starts[owner] = (starts[owner] ?? 0) + (starts[owner - 1] ?? 0);
    const ends = starts.slice();
    const values = new Uint32Array(owners.length);
    for (let at = 0; at < owners.length; at++) {
      const owner = owners[at] ?? 0;
      const to = ends[owner] ?? 0;
      ends[owner] = to + 1;
      values[to] = unsorted[at] ?? 0;
      if (at % STEPS === STEPS - 1) yield;
    }
    return { starts, values };
  }
}
