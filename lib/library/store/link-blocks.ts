import { type BlockLinks, type Link, openLinks, packLinks } from '../links/index.ts';
import { BLOCK, blockOf, slotOf } from './blocks.ts';
import type { LibraryDatabase, LinksRow } from './database.ts';
import type { OpenCopy } from './open-copy.ts';

// A block's links are written with the block. A record that is missing or damaged is left out of every change, and
// rebuilt from the full texts (`rebuild-links.ts`): a part of a block's links would look like all of them.

/** What a change does to the links of one entry. Null: it has none anymore, or wasn't read in full. */
export interface NewLinks {
  location: number;
  links: readonly Link[] | null;
}

/** The links of the blocks that a change touches. `before`: where new entries began. */
export async function linksAfter(
  db: LibraryDatabase,
  { worldId, row: { nextLocation: before } }: OpenCopy,
  nextLocation: number,
  changes: readonly NewLinks[],
): Promise<LinksRow[]> {
  const touched = new Set(changes.map(({ location }) => blockOf(location)));
  // Each block has a record, so that a missing one is noticed.
  const firstNew = Math.ceil(before / BLOCK);
  for (let block = firstNew; block * BLOCK < nextLocation; block++) touched.add(block);
  if (touched.size === 0) return [];
  const stored = [...touched].filter((block) => block < firstNew);
  const { store } = db.transaction('links');
  const rows = await Promise.all(stored.map((block) => store.get([worldId, block])));
  const opened = new Map<number, BlockLinks | null>(
    stored.map((block, at) => [block, openLinks(rows[at]?.bytes, BLOCK)]),
  );
  for (const block of touched) if (block >= firstNew) opened.set(block, new Array<null>(BLOCK).fill(null));
  for (const { location, links } of changes) {
    const block = opened.get(blockOf(location));
    if (block) block[slotOf(location)] = links;
  }
  return [...opened].flatMap(([block, links]) =>
    links ? [{ worldId, block, bytes: packLinks(links) }] : [],
  );
}
