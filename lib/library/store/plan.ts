import type { Category } from '../../model/index.ts';
import { packBodies } from '../fulltext/index.ts';
import { type Entry, type EntryRef, fingerprintOf, type PlacedEntry } from '../search/index.ts';
import { type AddedLayer, packAddedLayer } from './added-layer.ts';
import type { Block } from './blocks.ts';
import type { Change } from './change.ts';
import type { BodyRow, GoneRow, LibraryDatabase, LinksRow, SyncRow, WorldRow } from './database.ts';
import type { OpenLayer } from './layers.ts';
import { linksAfter, type NewLinks } from './link-blocks.ts';
import { mergeEntry } from './merge.ts';
import { fingerprintAt, locate, type OpenCopy } from './open-copy.ts';
import { pauseNow, slices } from './pause.ts';
import { linksOfBody } from './rebuild-links.ts';
import { TouchedBlocks } from './touched.ts';

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

const isDraft = ({ id }: EntryRef) => id.startsWith('draft:');

/** Null: the change was rejected. */
export async function planChange(db: LibraryDatabase, copy: OpenCopy, change: Change): Promise<Plan | null> {
  const { worldId } = copy;
  const row = { ...copy.row, counts: { ...copy.row.counts } };
  const { entries = [], completeness = 'whole' } = change;
  const rest = slices();
  const known: number[] = [];
  const isSame: boolean[] = [];
  for (const entry of entries) {
    const location = locate(copy.layers, entry);
    known.push(location);
    isSame.push(location >= 0 && fingerprintAt(copy.layers, location) === fingerprintOf(entry));
    if (known.length % STEPS === 0) await rest();
  }
  const drops = (change.drop ?? []).map((ref) => ({ ref, location: locate(copy.layers, ref) }));
  const going = drops.filter(({ location }) => location >= 0);
  const blocks = new TouchedBlocks(db, copy);
  const touched = known.filter((location, at) => location >= 0 && !isSame[at]);
  // Of the blocks that take new entries, only the first can already exist.
  const fresh = known.includes(-1) ? [row.nextLocation] : [];
  await blocks.read([...touched, ...fresh, ...going.map(({ location }) => location)]);

  const changed = new Map<number, PlacedEntry>();
  const placed: number[] = [];
  const twice = new Map<string, number>();
  for (const [at, entry] of entries.entries()) {
    const key = `${entry.kind} ${entry.id}`;
    const found = known[at] ?? -1;
    const location = found >= 0 ? found : (twice.get(key) ?? row.nextLocation++);
    twice.set(key, location);
    placed.push(location);
    if (at % STEPS === 0) await rest();
    if (isSame[at] && !changed.has(location)) continue;
    const before = blocks.at(location);
    const after = mergeEntry(before, entry.worldId === worldId ? entry : { ...entry, worldId }, completeness);
    if (before && fingerprintOf(before) === fingerprintOf(after)) continue;
    if (!before) count(row, after, 1);
    blocks.set(location, after);
    changed.set(location, { ...after, location });
  }
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
  const bodies = (change.bodies ?? []).flatMap((body): BodyRow[] => {
    const at = entries.findIndex(({ kind, id }) => kind === body.kind && id === body.id);
    const location = placed[at] ?? locate(copy.layers, body);
    return location >= 0 ? [{ ...body, worldId, location }] : [];
  });
  const gone = going.map(({ location }) => location);
  const linked = (change.links ?? []).flatMap(({ ref, links }): NewLinks[] => {
    const at = entries.findIndex(({ kind, id }) => kind === ref.kind && id === ref.id);
    const location = placed[at] ?? locate(copy.layers, ref);
    return location >= 0 ? [{ location, links }] : [];
  });
  for (const body of bodies) {
    linked.push({ location: body.location, links: linksOfBody(body) });
    await rest();
  }
  const isIndexed = change.indexesBodies && bodies.length > 0;
  const cleared = gone.map((location): NewLinks => ({ location, links: null }));
  const added = await packAddedLayer(copy, next, blocks, changed, gone);
  const layers = added ? [added.packed.layer, ...copy.layers.slice(added.countAbsorbed.length)] : copy.layers;
  return {
    worldId,
    row: { ...next, layers: layers.map(({ layer, generation, size }) => ({ layer, generation, size })) },
    layers,
    added,
    changes: changed.size + going.length,
    blocks: blocks.changed,
    links: await linksAfter(db, copy, next.nextLocation, [...cleared, ...linked]),
    dropped: drops.map(({ ref }) => ref),
    gone: lost,
    world: await worldAfter(db, worldId, change, (location) => blocks.at(location), placed),
    bodies,
    bodySegment: isIndexed ? await packBodies(bodies, [], pauseNow) : null,
    sealed: change.sealed ?? null,
  };
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
