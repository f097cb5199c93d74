import { KIND_BITS } from './flags.ts';
import { fold } from './fold.ts';
import { kindNumber } from './ids.ts';
import { type Bits, hasBit } from './live-docs.ts';
import type { PackedIndex } from './open.ts';

interface Branch {
  id: string;
  folded: string;
}

/** The categories of a world, one within the other. */
export class CategoryTree {
  readonly #branches: Branch[] = [];
  readonly #children = new Map<string, string[]>();

  constructor(segments: readonly PackedIndex[], liveDocs: readonly Bits[]) {
    const wanted = kindNumber('category');
    for (const [at, index] of segments.entries()) {
      const alive = liveDocs[at] ?? new Uint32Array();
      for (let doc = 0; doc < index.size; doc++) {
        if (((index.flags[doc] ?? 0) & KIND_BITS) !== wanted || !hasBit(alive, doc)) continue;
        const { id } = index.ref(doc);
        const parent = index.categories[doc] ?? 0;
        this.#branches.push({ id, folded: fold(index.title(doc)) });
        if (parent === 0) continue;
        const above = index.categoryId(parent - 1);
        const siblings = this.#children.get(above);
        if (siblings) siblings.push(id);
        else this.#children.set(above, [id]);
      }
    }
  }

  /** The ids of the categories of this title or id, and of all below them. */
  within(titleOrId: string): Set<string> {
    const folded = fold(titleOrId);
    const found = new Set([titleOrId]);
    for (const { id, folded: own } of this.#branches) if (own === folded) found.add(id);
    // A set that grows while it is walked: each id once, in circles too.
    for (const id of found) for (const child of this.#children.get(id) ?? []) found.add(child);
    return found;
  }
}
