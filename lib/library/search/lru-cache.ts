/** Keeps the values that were used last. */
export class LruCache<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value or makes and caches it. */
  get(key: string, make: () => Value): Value {
    const there = this.#values.get(key);
    const value = there ?? make();
    if (there !== undefined) this.#values.delete(key);
    else if (this.#values.size >= this.#most) this.#values.delete(this.#values.keys().next().value ?? '');
    this.#values.set(key, value);
    return value;
  }
}
