import { labelOfKey } from '../entry-view/index.ts';
import type { FieldKeys } from './dialects.ts';
import type { Line } from './fields.ts';

/** Hands out each value once. `rest` returns those that nobody took. */
export class Values {
  private readonly byWord: Map<string, [key: string, text: string][]> = new Map();

  constructor(values: ReadonlyMap<string, string>) {
    for (const [key, text] of values) {
      const word = key.toLowerCase();
      this.byWord.set(word, [...(this.byWord.get(word) ?? []), [key, text]]);
    }
  }

  has(keys: FieldKeys): boolean {
    return keys.some((key) => this.byWord.has(key));
  }

  take(keys: FieldKeys): { key: string; text: string } | null {
    for (const word of keys) {
      const [first, ...others] = this.byWord.get(word) ?? [];
      if (!first) continue;
      if (others.length > 0) this.byWord.set(word, others);
      else this.byWord.delete(word);
      return { key: first[0], text: first[1] };
    }
    return null;
  }

  line(keys: FieldKeys, label: string): Line | null {
    const taken = this.take(keys);
    return taken && { ...taken, label };
  }

  rest(): Line[] {
    return [...this.byWord.values()].flat().map(([key, text]) => ({ key, label: labelOfKey(key), text }));
  }
}
