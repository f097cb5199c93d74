import { parseMarkup, plainTextOf } from '../../lib/markup/index.ts';
import type { ManuscriptNode } from '../../lib/model/index.ts';

const segmenter = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'word' });

/** The number of words in any script, without markup. */
export function wordsIn(markup: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(plainTextOf(parseMarkup(markup))))
    if (isWordLike) count += 1;
  return count;
}

/** The words of a part and its descendants, by the part's id. */
export type WordCounts = ReadonlyMap<string, number>;

/** Counts a book part by part, yielding to the page in between.\n@param pause awaited after every part that has text */
export async function countWords(
  nodes: readonly ManuscriptNode[],
  pause: () => Promise<void>,
): Promise<{ total: number; counts: WordCounts }> {
  const counts = new Map<string, number>();
  const visit = async (list: readonly ManuscriptNode[]): Promise<number> => {
    let sum = 0;
    for (const node of list) {
      const own = node.content === '' ? 0 : wordsIn(node.content);
      if (own > 0) await pause();
      const all = own + (await visit(node.children));
      counts.set(node.id, all);
      sum += all;
    }
    return sum;
  };
  return { total: await visit(nodes), counts };
}
