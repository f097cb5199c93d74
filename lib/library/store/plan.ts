import type { Category } from '../../model/index.ts';
import { packBodies } from '../fulltext/index.ts';
import { type Entry, type EntryRef, fingerprintOf, type PlacedEntry } from '../search/index.ts';
import { type AddedLayer, packAddedLayer, TouchedBlocks } from './added-layer.ts';
import type { Block } from './blocks.ts';
import type { BodyRow, GoneRow, LibraryDatabase, LinksRow, SyncRow, WorldRow } from './database.ts';
import type { OpenLayer } from './layers.ts';
import { type Change, mergeEntry } from './merge.ts';
import { fingerprintAt, locate, type OpenCopy } from './open-copy.ts';
import { pauseNow, slices } from './pause.ts';
import { linksAfter, linksOfBody, type NewLinks } from './rebuild-links.ts';

/** Entries between two yields. */
const STEPS = 64;

/** Everything that one transaction writes. */
export interface Plan {
  worldId: string;
  row: SyncRow;
  /** The new index, newest first. */
  layers: OpenLayer[];
  added: AddedLayer | null;
  /** The number of entries that differ from before. */
  changes: number;
  blocks: Map<number, Block>;
  links: LinksRow[];
  dropped: EntryRef[];
  /** Of these, what World Anvil had: links to it lead nowhere now. */
  gone: GoneRow[];
  world: WorldRow | null;
  bodies: BodyRow[];
  /** The index of these bodies. Null: they wait in the queue. */
  bodySegment: ArrayBuffer | null;
  sealed: { id: string; box: unknown; stamp: number } | null;
}

type Rest = ReturnType<typeof slices>;

const NOWHERE: Known = { location: -1, isSame: false };

const isDraft = ({ id }: EntryRef) => id.startsWith('draft:');

/** Null: the change was rejected. */
export async function planChange(db: LibraryDatabase, copy: OpenCopy, change: Change): Promise<Plan | null> {
  const { worldId } = copy;
  const row = { ...copy.row, counts: { ...copy.row.counts } };
  const rest = slices();
  const known = await locateEntries(copy, change, rest);
  const drops = (change.drop ?? []).map((ref) => ({ ref, location: locate(copy.layers, ref) }));
  const going = drops.filter(({ location }) => location >= 0);
  const gone = going.map(({ location }) => location);
  const blocks = new TouchedBlocks(db, copy);
  const touched = known.flatMap(({ location, isSame }) => (location >= 0 && !isSame ? location : []));
  // Of the blocks that take new entries, only the first can already exist.
  const fresh = known.some(({ location }) => location < 0) ? [row.nextLocation] : [];
  await blocks.read([...touched, ...fresh, ...gone]);

  const { placed, changed } = await placeEntries(worldId, change, known, row, blocks, rest);
  const lost: GoneRow[] = [];
  for (const { ref, location } of going) {
    const before = blocks.at(location);
    if (before && !isDraft(ref)) lost.push({ worldId, kind: ref.kind, id: ref.id, title: before.title });
    blocks.set(location, null);
    changed.delete(location);
    count(row, ref, -1);
  }
  await rest();
  const next = change.sync ? change.sync(row, placed) : row;
  if (!next) return null;

  const locationOf = (ref: EntryRef): number => {
    const at = (change.entries ?? []).findIndex(({ kind, id }) => kind === ref.kind && id === ref.id);
    return placed[at] ?? locate(copy.layers, ref);
  };
  const bodies = (change.bodies ?? [])
    .map((body): BodyRow => ({ ...body, worldId, location: locationOf(body) }))
    .filter(({ location }) => location >= 0);
  const links = await linksIn(change, bodies, locationOf, rest);
  const cleared = gone.map((location): NewLinks => ({ location, links: null }));
  const isIndexed = change.indexesBodies && bodies.length > 0;
  const added = await packAddedLayer(copy, next, blocks, changed, gone);
  const layers = added ? [added.packed.layer, ...copy.layers.slice(added.countAbsorbed.length)] : copy.layers;
  return {
    worldId,
    row: { ...next, layers: layers.map(({ layer, generation, size }) => ({ layer, generation, size })) },
    layers,
    added,
    changes: changed.size + going.length,
    blocks: blocks.changed,
    links: await linksAfter(db, copy, next.nextLocation, [...cleared, ...links]),
    dropped: drops.map(({ ref }) => ref),
    gone: lost,
    world: await worldAfter(db, worldId, change, (location) => blocks.at(location), placed),
    bodies,
    bodySegment: isIndexed ? await packBodies(bodies, [], pauseNow) : null,
    sealed: change.sealed ?? null,
  };
}

/** Where an entry of a change is stored: -1 if nowhere yet. `isSame`: what is stored has the same fingerprint. */
interface Known {
  location: number;
  isSame: boolean;
}

async function locateEntries(copy: OpenCopy, { entries = [] }: Change, rest: Rest): Promise<Known[]> {
  const known: Known[] = [];
  for (const entry of entries) {
    const location = locate(copy.layers, entry);
    const isSame = location >= 0 && fingerprintAt(copy.layers, location) === fingerprintOf(entry);
    known.push({ location, isSame });
    if (known.length % STEPS === 0) await rest();
  }
  return known;
}

/** Puts entries into blocks and counts new ones. Returns locations, and those that differ from before. */
async function placeEntries(
  worldId: string,
  { entries = [], completeness = 'whole' }: Change,
  known: readonly Known[],
  row: SyncRow,
  blocks: TouchedBlocks,
  rest: Rest,
): Promise<{ placed: number[]; changed: Map<number, PlacedEntry> }> {
  const changed = new Map<number, PlacedEntry>();
  const placed: number[] = [];
  const twice = new Map<string, number>();
  for (const [at, entry] of entries.entries()) {
    const key = `${entry.kind} ${entry.id}`;
    const { location: found, isSame } = known[at] ?? NOWHERE;
    const location = found >= 0 ? found : (twice.get(key) ?? row.nextLocation++);
    twice.set(key, location);
    placed.push(location);
    if (at % STEPS === 0) await rest();
    if (isSame && !changed.has(location)) continue;
    const before = blocks.at(location);
    const after = mergeEntry(before, entry.worldId === worldId ? entry : { ...entry, worldId }, completeness);
    if (before && fingerprintOf(before) === fingerprintOf(after)) continue;
    if (!before) count(row, after, 1);
    blocks.set(location, after);
    changed.set(location, { ...after, location });
  }
  return { placed, changed };
}

/** The new links of a change: those that it brings, and those in its texts. */
async function linksIn(
  change: Change,
  bodies: readonly BodyRow[],
  locationOf: (ref: EntryRef) => number,
  rest: Rest,
): Promise<NewLinks[]> {
  const found = (change.links ?? [])
    .map(({ ref, links }): NewLinks => ({ location: locationOf(ref), links }))
    .filter(({ location }) => location >= 0);
  for (const body of bodies) {
    found.push({ location: body.location, links: linksOfBody(body) });
    await rest();
  }
  return found;
}

function count(row: SyncRow, ref: EntryRef, by: 1 | -1): void {
  row.counts[ref.kind] += by;
  if (ref.kind === 'article' && isDraft(ref)) row.drafts += by;
}

/** The world's row, if the world or one of its categories changes. */
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
