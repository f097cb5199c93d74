/** The same text, which doesn't keep the one that it is a part of in memory. */
export const ownCopy = (text: string): string => ` ${text}`.slice(1);

/** One string for all equal ones: the engine knows their hashes, and they take memory once. */
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
    const own = ownCopy(text);
    this.#known.set(own, own);
    this.#fresh.push(own);
    return own;
  }
}
