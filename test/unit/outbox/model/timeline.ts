/** A clock that only tests advance. Events happen in order of time. */
export class Timeline {
  now: number;
  #queue: { at: number; order: number; fire: () => void; cancelled: boolean }[] = [];
  #order = 0;

  readonly #turns: number;

  /** `turns`: event loop turns for promises that settle without time. */
  constructor(start: number, turns: number) {
    this.now = start;
    this.#turns = turns;
  }

  /** Returns a function that cancels it. */
  at(time: number, fire: () => void): () => void {
    const entry = { at: Math.max(time, this.now), order: this.#order++, fire, cancelled: false };
    const queue = this.#queue;
    let place = queue.length;
    queue.push(entry);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = queue[parent];
      if (!above || !before(entry, above)) break;
      queue[place] = above;
      place = parent;
    }
    queue[place] = entry;
    return () => {
      entry.cancelled = true;
    };
  }

  delay(ms: number): Promise<void> {
    return new Promise((resolve) => this.at(this.now + ms, resolve));
  }

  /** Advances time until no events are left, or `end` is reached. */
  async run(end: number): Promise<void> {
    await this.#idle();
    for (let next = this.#pop(); next && next.at <= end; next = this.#pop()) {
      if (next.cancelled) continue;
      this.now = next.at;
      next.fire();
      await this.#idle();
    }
  }

  /** Resolves when every promise that can settle without time has settled. */
  async #idle(): Promise<void> {
    for (let turn = 0; turn < this.#turns; turn++) await new Promise((resolve) => void setImmediate(resolve));
  }

  #pop() {
    const queue = this.#queue;
    const first = queue[0];
    const last = queue.pop();
    if (!first || !last || first === last) return first;
    let place = 0;
    for (;;) {
      const [left, right] = [queue[2 * place + 1], queue[2 * place + 2]];
      const smaller = right && left && before(right, left) ? right : left;
      if (!smaller || !before(smaller, last)) break;
      queue[place] = smaller;
      place = 2 * place + (smaller === left ? 1 : 2);
    }
    queue[place] = last;
    return first;
  }
}

const before = (a: { at: number; order: number }, b: { at: number; order: number }): boolean =>
  a.at < b.at || (a.at === b.at && a.order < b.order);

/** A seeded stream of numbers from 0 to 1 (mulberry32). */
export function randomStream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
