/**
 * One string for all equal ones. Ids occur again and again: the engine then knows their hashes, and equal ones take
 * memory once.
 */
export class Interned {
  readonly #known = new Map<string, string>();
  #fresh: string[] = [];

  /** Those that are new since this was asked. */
  fresh(): string[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  one(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    // A part of a text would keep the whole text in memory.
    const own = ` ${text}`.slice(1);
    this.#known.set(own, own);
    this.#fresh.push(own);
    return own;
  }
}
