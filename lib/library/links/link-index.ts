import type { EntryRef } from '../search/index.ts';
import { forEachLink } from './block-format.ts';
import { keyOfRef, LINK_KINDS, type LinkKind } from './link.ts';
import { keysOf } from './links-of.ts';

/** A link with the locations of its two ends. */
export interface PlacedLink {
  from: number;
  /** -1: its target isn't in the copy. */
  to: number;
  kind: LinkKind;
  field: string;
  /** See `Link`. */
  position: number;
}

/** All links of a world, in memory. Immutable: a change makes a new one. */
export interface LinkIndex {
  readonly size: number;
  /** Above every location. */
  readonly room: number;
  /** Whether the links of an entry are known: its full text is in the copy. Those of others are missing here. */
  isRead(location: number): boolean;
  /** The links to an entry, grouped by source, in the order of locations. */
  to(location: number): PlacedLink[];
  /** The links of an entry, by field and position. */
  from(location: number): PlacedLink[];
  /** How many other entries link to this one. */
  countTo(location: number): number;
  /** How many other entries this one links to. */
  countFrom(location: number): number;
  /** Links whose target isn't in the copy. */
  broken(): PlacedLink[];
  /** Pairs of different entries that are linked, in either direction, each once. */
  pairs(): Uint32Array;
}

/** What the index needs of an entry. */
export interface Linkable {
  ref: EntryRef;
  location: number;
  url: string | null;
  categoryId: string | null;
}

interface Columns {
  from: Int32Array;
  to: Int32Array;
  kind: Uint8Array;
  field: Uint16Array;
  position: Uint32Array;
}

const columns = (size: number): Columns => ({
  from: new Int32Array(size),
  to: new Int32Array(size),
  kind: new Uint8Array(size),
  field: new Uint16Array(size),
  position: new Uint32Array(size),
});

const CATEGORY = LINK_KINDS.indexOf('category');

/** Growing columns of links. */
class Gathered {
  all = columns(1 << 12);
  length = 0;
  readonly fields: string[] = ['category'];
  readonly #numbers = new Map<string, number>([['category', 0]]);

  push(from: number, to: number, kind: number, field: string, position: number): void {
    if (this.length === this.all.from.length) this.#grow();
    const { all, length } = this;
    all.from[length] = from;
    all.to[length] = to;
    all.kind[length] = kind;
    all.field[length] = this.#numberOf(field);
    all.position[length] = position;
    this.length++;
  }

  #grow(): void {
    const larger = columns(this.length * 2);
    larger.from.set(this.all.from);
    larger.to.set(this.all.to);
    larger.kind.set(this.all.kind);
    larger.field.set(this.all.field);
    larger.position.set(this.all.position);
    this.all = larger;
  }

  #numberOf(field: string): number {
    const known = this.#numbers.get(field);
    if (known !== undefined) return known;
    const number = this.fields.push(field) - 1;
    this.#numbers.set(field, number);
    return number;
  }
}

/** For each location, where its links begin in `order`. */
interface Grouped {
  starts: Uint32Array;
  order: Uint32Array;
}

/** Counting sort by `ends`, which keeps the order within a group. Negative ones are left out. */
function group(ends: Int32Array, count: number, room: number): Grouped {
  const starts = new Uint32Array(room + 1);
  for (let at = 0; at < count; at++) {
    const end = ends[at] ?? -1;
    if (end >= 0) starts[end + 1] = (starts[end + 1] ?? 0) + 1;
  }
  for (let at = 1; at <= room; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice(0, room);
  const order = new Uint32Array(starts[room] ?? 0);
  for (let at = 0; at < count; at++) {
    const end = ends[at] ?? -1;
    if (end < 0) continue;
    const place = next[end] ?? 0;
    order[place] = at;
    next[end] = place + 1;
  }
  return { starts, order };
}

class MemoryIndex implements LinkIndex {
  readonly size: number;
  readonly room: number;
  readonly #isRead: Uint8Array;
  readonly #all: Columns;
  readonly #fields: readonly string[];
  readonly #byTarget: Grouped;
  readonly #bySource: Grouped;

  constructor({ all, length, fields }: Gathered, isRead: Uint8Array) {
    const room = isRead.length;
    this.size = length;
    this.room = room;
    this.#isRead = isRead;
    this.#all = all;
    this.#fields = fields;
    this.#byTarget = group(all.to, length, room);
    this.#bySource = group(all.from, length, room);
  }

  isRead(location: number): boolean {
    return this.#isRead[location] === 1;
  }

  #link(at: number): PlacedLink {
    const { from, to, kind, field, position } = this.#all;
    return {
      from: from[at] ?? -1,
      to: to[at] ?? -1,
      kind: LINK_KINDS[kind[at] ?? 0] ?? 'mention',
      field: this.#fields[field[at] ?? 0] ?? '',
      position: position[at] ?? 0,
    };
  }

  #group({ starts, order }: Grouped, location: number): Uint32Array {
    return order.subarray(starts[location] ?? 0, starts[location + 1] ?? 0);
  }

  #others(grouped: Grouped, ends: Int32Array, location: number): number {
    const others = new Set<number>();
    for (const at of this.#group(grouped, location)) {
      const other = ends[at] ?? -1;
      if (other >= 0 && other !== location) others.add(other);
    }
    return others.size;
  }

  to(location: number): PlacedLink[] {
    return Array.from(this.#group(this.#byTarget, location), (at) => this.#link(at));
  }

  from(location: number): PlacedLink[] {
    return Array.from(this.#group(this.#bySource, location), (at) => this.#link(at));
  }

  countTo(location: number): number {
    return this.#others(this.#byTarget, this.#all.from, location);
  }

  countFrom(location: number): number {
    return this.#others(this.#bySource, this.#all.to, location);
  }

  broken(): PlacedLink[] {
    const found: PlacedLink[] = [];
    for (let at = 0; at < this.size; at++) if ((this.#all.to[at] ?? -1) < 0) found.push(this.#link(at));
    return found;
  }

  pairs(): Uint32Array {
    const { from, to } = this.#all;
    const seen = new Set<number>();
    for (let at = 0; at < this.size; at++) {
      const [a, b] = [from[at] ?? -1, to[at] ?? -1];
      if (b >= 0 && a !== b) seen.add(Math.min(a, b) * 0x400_0000 + Math.max(a, b));
    }
    const pairs = new Uint32Array(seen.size * 2);
    let at = 0;
    for (const pair of seen) {
      pairs[at++] = Math.floor(pair / 0x400_0000);
      pairs[at++] = pair % 0x400_0000;
    }
    return pairs;
  }
}

/**
 * Opens the links of a world.
 * @param entries every entry of the copy
 * @param blocks its stored links; `size` entries each
 * @param rest awaited between small steps, if it returns a promise
 * @returns the index, and the blocks that were damaged, whose links are missing
 */
export async function buildLinkIndex(
  entries: Iterable<Linkable>,
  blocks: Iterable<{ block: number; bytes: unknown }>,
  size: number,
  rest: () => Promise<void> | null,
): Promise<{ index: LinkIndex; damaged: number[] }> {
  const locations = new Map<number, number>();
  const inCategories: { location: number; categoryId: string }[] = [];
  let room = 0;
  for (const { ref, location, url, categoryId } of entries) {
    for (const key of keysOf(ref, url)) locations.set(key, location);
    if (categoryId !== null) inCategories.push({ location, categoryId });
    room = Math.max(room, location + 1);
    const pause = rest();
    if (pause) await pause;
  }
  const isThere = new Uint8Array(room);
  for (const location of locations.values()) isThere[location] = 1;
  const isRead = new Uint8Array(room);
  const gathered = new Gathered();
  const damaged: number[] = [];
  for (const { block, bytes } of blocks) {
    const isSound = forEachLink(
      bytes,
      (slot, { kind, field, position, target }) => {
        const from = block * size + slot;
        // A deleted entry's links are cleared with it; one that is half written doesn't count.
        if (isThere[from])
          gathered.push(from, locations.get(target) ?? -1, LINK_KINDS.indexOf(kind), field, position);
      },
      (slot) => {
        const from = block * size + slot;
        if (isThere[from]) isRead[from] = 1;
      },
    );
    if (!isSound) damaged.push(block);
    const pause = rest();
    if (pause) await pause;
  }
  for (const { location, categoryId } of inCategories) {
    const to = locations.get(keyOfRef({ kind: 'category', id: categoryId }));
    if (to !== undefined) gathered.push(location, to, CATEGORY, 'category', 0);
  }
  return { index: new MemoryIndex(gathered, isRead), damaged };
}
