/** Lists are cleaned up when they have grown to a power of two. */
const SMALL = 64;

/**
 * Whom a change of a world concerns. While an entry is grouped or checked, all that it reads notes its location as a reader. A list
 * of readers may name one twice, or one that reads it no more: that only costs another look.
 */
export class Due {
  /** Locations of entries whose groups have to be made again. */
  readonly toGroup = new Set<number>();
  /** Groups that have changed. */
  readonly toSettle = new Set<{ settle(due: Due): void }>();
  /** Locations of entries in which rules have to look again. */
  readonly toFind = new Set<number>();
  /** Who reads: a location while rules look, its complement while it is grouped, null otherwise. */
  #reader: number | null = null;

  /** Does work for the entry at a location. */
  reading<T>(location: number, isGrouping: boolean, work: () => T): T {
    this.#reader = isGrouping ? ~location : location;
    try {
      return work();
    } finally {
      this.#reader = null;
    }
  }

  /** Adds whoever reads now to the readers of something. */
  note(readers: number[]): void {
    if (this.#reader === null || readers.at(-1) === this.#reader) return;
    const { length } = readers;
    if (length >= SMALL && (length & (length - 1)) === 0) {
      const once = new Set(readers);
      readers.length = 0;
      for (const reader of once) readers.push(reader);
    }
    readers.push(this.#reader);
  }

  /** Tells the readers of something that it has changed. */
  touch(readers: number[]): void {
    for (const reader of readers.splice(0))
      if (reader < 0) this.toGroup.add(~reader);
      else this.toFind.add(reader);
  }
}
