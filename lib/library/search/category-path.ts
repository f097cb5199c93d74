import type { IndexedEntry } from './entry.ts';
import type { LiveSegments } from './live-segments.ts';
import type { CategoryAbove } from './types.ts';

/** Deeper paths are cut at the top. Also ends a cycle. */
const DEEPEST = 32;

/** The paths of a world's categories, each read once: neighboring entries are often in the same category. */
export class CategoryPaths {
  readonly #live: LiveSegments;
  readonly #paths = new Map<string, readonly CategoryAbove[]>();

  constructor(live: LiveSegments) {
    this.#live = live;
  }

  /** Topmost first. */
  of(id: string): readonly CategoryAbove[] {
    const known = this.#paths.get(id);
    if (known) return known;
    const path: CategoryAbove[] = [];
    for (let at: string | null = id; at !== null && path.length < DEEPEST; ) {
      const found = this.#live.find(this.#live.locate({ kind: 'category', id: at }));
      if (!found) break;
      const { title, state, categoryId }: IndexedEntry = found.segment.hot.at(found.doc);
      path.unshift({ title, state });
      at = categoryId === at ? null : categoryId;
    }
    this.#paths.set(id, path);
    return path;
  }
}
