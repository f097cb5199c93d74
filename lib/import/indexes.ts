import { beginLinkIndex, type LinkIndex, type ReadDocument } from '../documents/index.ts';

/** Lets the page go on if this slice of work took long. */
type Slice = () => Promise<void> | null;

/** The only item of each key; null if there are several. */
export async function onlyOnes<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  slice: Slice,
): Promise<Map<string, Item | null>> {
  const found = new Map<string, Item | null>();
  for (const item of items) {
    const key = keyOf(item);
    found.set(key, found.has(key) ? null : item);
    await slice();
  }
  return found;
}

export async function linksAmong(documents: readonly ReadDocument[], slice: Slice): Promise<LinkIndex> {
  const index = beginLinkIndex();
  for (const document of documents) {
    index.add(document);
    await slice();
  }
  return index.done();
}
