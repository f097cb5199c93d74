import type { Node } from 'prosemirror-model';
import type { OriginalBlock } from './read-document.ts';

export const isSame = (a: Node, b: Node): boolean => a === b || a.eq(b);

/**
 * For each block inside `parent`, the index of the original block it was, or null if it is new. Unchanged blocks are
 * found first; a changed block between them is taken for the original in the same place, if it is of the same kind.
 */
export function originsOf(parent: Node, originals: readonly OriginalBlock[]): (number | null)[] {
  const { children } = parent;
  const origins = children.map((): number | null => null);
  const isUnchanged = (at: number, original: number): boolean => {
    const [child, block] = [children[at], originals[original]];
    return child !== undefined && block !== undefined && isSame(child, block.node);
  };
  const count = Math.min(children.length, originals.length);
  let first = 0;
  while (first < count && isUnchanged(first, first)) origins[first] = first++;
  let after = 0;
  while (after < count - first && isUnchanged(children.length - 1 - after, originals.length - 1 - after)) {
    after++;
    origins[children.length - after] = originals.length - after;
  }
  const end = { child: children.length - after, original: originals.length - after };

  let next = { child: first, original: first };
  const pair = (until: { child: number; original: number }): void => {
    for (; next.child < until.child && next.original < until.original; next.child++, next.original++) {
      const [child, block] = [children[next.child], originals[next.original]];
      if (child && block && child.sameMarkup(block.node)) origins[next.child] = next.original;
    }
  };
  if (end.child - next.child !== end.original - next.original)
    for (let child = first; child < end.child; child++)
      for (let original = next.original; original < end.original; original++)
        if (isUnchanged(child, original)) {
          pair({ child, original });
          origins[child] = original;
          next = { child: child + 1, original: original + 1 };
          break;
        }
  pair(end);
  return origins;
}
