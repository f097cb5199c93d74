import type { Category } from '../../model/index.ts';
import type { Entry, EntryRef, PlacedEntry } from '../entry.ts';
import {
  fingerprintOf,
  openExcerpts,
  openIndex,
  packExcerptsInSlices,
  packIndexInSlices,
} from '../search/index.ts';
import { BLOCK, type Block, blockOf, emptyBlock, entriesIn, slotOf } from './blocks.ts';
import type { Change } from './change.ts';
import type { BodyRow, LibraryDatabase, SyncRow, WorldRow } from './database.ts';
import type { OpenLayer, PackedLayer } from './layers.ts';
import { merged } from './merge.ts';
import { fingerprintAt, locate, type OpenCopy } from './opencopy.ts';
import { pauseNow } from './pause.ts';

/** Everything that one transaction writes. */
export interface Plan {
  worldId: string;
  row: SyncRow;
  /** The index afterwards, newest first. */
  layers: OpenLayer[];
  added: PackedLayer | null;
  blocks: Map<number, Block>;
  dropped: EntryRef[];
  world: WorldRow | null;
  bodies: BodyRow[];
  sealed: { id: string; box: unknown; stamp: number } | null;
}

const isDraft = ({ id }: EntryRef) => id.startsWith('draft:');

/** The blocks that a change touches, as they are and as they become. */
class Blocks {
  readonly all = new Map<number, Block>();
  readonly changed = new Map<number, Block>();

  async read(
    db: LibraryDatabase,
    { worldId, row, blocks }: OpenCopy,
    locations: readonly number[],
  ): Promise<void> {
    for (const [block, entries] of blocks) this.all.set(block, [...entries]);
    const isThere = (block: number) => block * BLOCK < row.nextLocation && !this.all.has(block);
    const wanted = [...new Set(locations.map(blockOf))].filter(isThere);
    if (wanted.length === 0) return;
    const { store } = db.transaction('blocks');
    const rows = await Promise.all(wanted.map((block) => store.get([worldId, block])));
    for (const [at, block] of wanted.entries())
      this.all.set(block, rows[at] ? entriesIn(rows[at]) : emptyBlock());
  }

  at(location: number): Entry | null {
    return this.all.get(blockOf(location))?.[slotOf(location)] ?? null;
  }

  set(location: number, entry: Entry | null): void {
    const block = this.all.get(blockOf(location)) ?? emptyBlock();
    block[slotOf(location)] = entry;
    this.all.set(blockOf(location), block);
    this.changed.set(blockOf(location), block);
  }
}

/** Null: nothing is to happen. */
export async function planned(db: LibraryDatabase, copy: OpenCopy, change: Change): Promise<Plan | null> {
  const { worldId } = copy;
  const row = { ...copy.row, counts: { ...copy.row.counts } };
  const { entries = [], telling = 'whole' } = change;
  const known = entries.map((entry) => locate(copy.layers, entry));
  const isSame = known.map((location, at) => {
    const entry = entries[at];
    return location >= 0 && entry && fingerprintAt(copy.layers, location) === fingerprintOf(entry);
  });
  const drops = (change.drop ?? []).map((ref) => ({ ref, location: locate(copy.layers, ref) }));
  const going = drops.filter(({ location }) => location >= 0);
  const blocks = new Blocks();
  const touched = known.filter((location, at) => location >= 0 && !isSame[at]);
  // Of the blocks that take new ones, only the first can be there already.
  const fresh = known.includes(-1) ? [row.nextLocation] : [];
  await blocks.read(db, copy, [...touched, ...fresh, ...going.map(({ location }) => location)]);

  const changed = new Map<number, PlacedEntry>();
  const placed: number[] = [];
  const twice = new Map<string, number>();
  for (const [at, entry] of entries.entries()) {
    const key = `${entry.kind} ${entry.id}`;
    const found = known[at] ?? -1;
    const location = found >= 0 ? found : (twice.get(key) ?? row.nextLocation++);
    twice.set(key, location);
    placed.push(location);
    if (isSame[at] && !changed.has(location)) continue;
    const before = blocks.at(location);
    const after = merged(before, { ...entry, worldId }, telling);
    if (before && fingerprintOf(before) === fingerprintOf(after)) continue;
    if (!before) count(row, after, 1);
    blocks.set(location, after);
    changed.set(location, { ...after, location });
  }
  for (const { ref, location } of going) {
    blocks.set(location, null);
    changed.delete(location);
    count(row, ref, -1);
  }
  const next = change.sync ? change.sync(row, placed) : row;
  if (!next) return null;
  const dropped = going.map(({ location }) => location).sort((a, b) => a - b);
  const added = await packedLayer(
    next,
    [...changed.values()].sort((a, b) => a.location - b.location),
    dropped,
  );
  const layers = added ? [added.layer, ...copy.layers] : copy.layers;
  const bodies = (change.bodies ?? []).flatMap((body): BodyRow[] => {
    const at = entries.findIndex(({ kind, id }) => kind === body.kind && id === body.id);
    const location = placed[at] ?? locate(copy.layers, body);
    return location >= 0 ? [{ ...body, worldId, location }] : [];
  });
  return {
    worldId,
    row: { ...next, layers: layers.map(({ layer, generation, size }) => ({ layer, generation, size })) },
    layers,
    added,
    blocks: blocks.changed,
    dropped: drops.map(({ ref }) => ref),
    world: await worldAfter(db, worldId, change, (location) => blocks.at(location), placed),
    bodies,
    sealed: change.sealed ?? null,
  };
}

function count(row: SyncRow, ref: EntryRef, by: 1 | -1): void {
  row.counts[ref.kind] += by;
  if (ref.kind === 'article' && isDraft(ref)) row.drafts += by;
}

async function packedLayer(
  row: SyncRow,
  entries: PlacedEntry[],
  dropped: number[],
): Promise<PackedLayer | null> {
  if (entries.length + dropped.length === 0) return null;
  row.generation++;
  const bytes = await packIndexInSlices(entries, dropped, pauseNow);
  const excerptBytes = await packExcerptsInSlices(entries, pauseNow);
  const [hot, excerpts] = [openIndex(bytes), openExcerpts(excerptBytes)];
  if (!hot) throw new Error('What was just packed cannot be opened.');
  const { generation } = row;
  const layer = {
    layer: String(generation).padStart(16, '0'),
    generation,
    size: entries.length + dropped.length,
    segment: { hot, excerpts },
  };
  return { layer, hot: bytes, excerpts: excerptBytes };
}

/** The world's row, where the world itself or one of its categories changes. */
async function worldAfter(
  db: LibraryDatabase,
  worldId: string,
  { world, categories = [], entries = [], drop = [] }: Change,
  at: (location: number) => Entry | null,
  placed: readonly number[],
): Promise<WorldRow | null> {
  const gone = new Set(drop.filter(({ kind }) => kind === 'category').map(({ id }) => id));
  if (!world && categories.length === 0 && gone.size === 0) return null;
  const before = (await db.get('worlds', worldId)) ?? { id: worldId, world: null, categories: [] };
  const byId = new Map<string, Category>(before.categories.map((category) => [category.id, category]));
  for (const { id, title, parentId, state, icon, url, position } of categories) {
    const index = entries.findIndex((entry) => entry.kind === 'category' && entry.id === id);
    const stored = at(placed[index] ?? -1);
    const parent = stored ? stored.categoryId : (byId.get(id)?.parentId ?? parentId);
    byId.set(id, { id, worldId, title, parentId: parent, state, icon, url, position });
  }
  for (const id of gone) byId.delete(id);
  return { id: worldId, world: world ?? before.world, categories: [...byId.values()] };
}
