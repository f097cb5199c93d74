import type { WorldId } from '../../model/index.ts';
import { type BlockLinks, type Link, linksOfResource, openLinks, packLinks } from '../links/index.ts';
import type { EntryRef } from '../search/index.ts';
import { BLOCK, blockOf, slotOf } from './blocks.ts';
import { type BodyRow, type LibraryDatabase, type LinksRow, ofWorld } from './database.ts';
import type { OpenCopy } from './open-copy.ts';
import { requireSpace, slices } from './pause.ts';

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

/** The links in a full text. None if the text is damaged; it is read again when its article changes. */
export function linksOfBody({ kind, thing }: Pick<BodyRow, 'kind' | 'thing'>): readonly Link[] {
  try {
    return linksOfResource(kind, thing);
  } catch {
    // A damaged record can throw anywhere, and has no links.
    return [];
  }
}

/** Blocks of links that are missing or damaged. */
async function lostBlocks(db: LibraryDatabase, worldId: WorldId, nextLocation: number): Promise<Set<number>> {
  const rows = await db.getAll('links', ofWorld(worldId));
  const rest = slices();
  const lost = new Set<number>();
  for (let block = 0; block * BLOCK < nextLocation; block++) lost.add(block);
  for (const { block, bytes } of rows) {
    if (openLinks(bytes, BLOCK)) lost.delete(block);
    await rest();
  }
  return lost;
}

/** Links between two writes. */
const BLOCKS_AT_ONCE = 16;

/**
 * Rebuilds links that are missing or damaged from the stored full texts. Requires the library's lock. Each write has whole
 * blocks, so it may be killed at any point and called again. `locate` returns -1 for unknown entries. Returns the number
 * of blocks rebuilt.
 */
export async function rebuildLinks(
  db: LibraryDatabase,
  worldId: WorldId,
  nextLocation: number,
  locate: (ref: EntryRef) => number,
): Promise<number> {
  const lost = await lostBlocks(db, worldId, nextLocation);
  if (lost.size === 0) return 0;
  const rest = slices();
  const bodiesIn = new Map<number, { key: [WorldId, BodyRow['kind'], string]; location: number }[]>();
  for (const key of await db.getAllKeys('bodies', ofWorld(worldId))) {
    const location = locate({ kind: key[1], id: key[2] });
    const block = blockOf(location);
    if (!lost.has(block)) continue;
    const known = bodiesIn.get(block) ?? [];
    known.push({ key, location });
    bodiesIn.set(block, known);
  }
  const blocks = [...lost];
  for (let from = 0; from < blocks.length; from += BLOCKS_AT_ONCE) {
    await requireSpace();
    const packed: { block: number; bytes: ArrayBuffer }[] = [];
    for (const block of blocks.slice(from, from + BLOCKS_AT_ONCE)) {
      const links: BlockLinks = new Array<null>(BLOCK).fill(null);
      const { store } = db.transaction('bodies');
      const bodies = await Promise.all((bodiesIn.get(block) ?? []).map(({ key }) => store.get(key)));
      for (const [at, body] of bodies.entries()) {
        const location = bodiesIn.get(block)?.[at]?.location ?? -1;
        if (body && location >= 0) links[slotOf(location)] = linksOfBody(body);
        await rest();
      }
      packed.push({ block, bytes: packLinks(links) });
    }
    const { store, done } = db.transaction('links', 'readwrite');
    await Promise.all([...packed.map(({ block, bytes }) => store.put({ worldId, block, bytes })), done]);
  }
  return lost.size;
}
