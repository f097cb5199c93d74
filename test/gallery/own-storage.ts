// Every sheet is a document among many of the same origin, so each gets its own storage.
import 'fake-indexeddb/auto';
import { FakeCaches } from '../fake-caches.ts';

class OwnStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  key(at: number): string | null {
    return [...this.#kept.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  clear(): void {
    this.#kept.clear();
  }
}

class NoChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  postMessage(): void {}
  close(): void {}
}

for (const area of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, area, { value: new OwnStorage() });
Object.defineProperty(globalThis, 'caches', { value: new FakeCaches() });
Object.defineProperty(globalThis, 'BroadcastChannel', { value: NoChannel });
