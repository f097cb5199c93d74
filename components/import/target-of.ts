import { everything } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { type AvailableWorld, readAvailableWorlds } from '../../lib/stored-state/index.ts';
import type { ExportedWorld } from '../../lib/world-export/index.ts';

/** The world that an export is read into. */
export interface ImportTarget {
  /** `again`: an export of this world was read before. `connected`: the account has it. */
  state: 'new' | 'again' | 'connected';
  id: WorldId;
  title: string;
  slug: string | null;
}

/** Whether an export is of a world on this device, which can't be told from what both have. */
export interface TargetQuestion {
  /** The title in the export. */
  title: string;
  world: Pick<AvailableWorld, 'id' | 'title' | 'source'>;
  /** Articles that both have, out of those of the export that were compared, and those of the world. */
  shared: number;
  exported: number;
  held: number;
}

/** Resolves with whether it is that world. Rejects if the reading is stopped meanwhile. */
export type AskTarget = (question: TargetQuestion) => Promise<boolean>;

/** The worlds that an export may be of. */
export const comparableWorlds = async (): Promise<AvailableWorld[]> =>
  (await readAvailableWorlds()).worlds.filter(({ source }) => source !== 'sample');

/**
 * Finds the world among those on this device: by its id, by the slug in its address, or by most of its articles. A page
 * doesn't say its id, two worlds may have the same title, and articles are moved from one world to another, so the person
 * is asked in doubt. A new one gets an id of ours until an account names its own.
 */
export async function targetOf(found: ExportedWorld, ask: AskTarget): Promise<ImportTarget> {
  const { id, title, slug } = found;
  const worlds = await comparableWorlds();
  const known =
    worlds.find((world) => id !== null && world.id === id) ??
    worlds.find((world) => slug !== null && world.slug === slug) ??
    (await worldWithArticles(found, worlds, ask));
  if (!known) {
    const all = (await readAvailableWorlds()).worlds;
    const isFree = id !== null && all.every((world) => world.id !== id);
    return { state: 'new', id: isFree ? id : `export-${crypto.randomUUID()}`, title, slug };
  }
  const state = known.source === 'account' ? 'connected' : 'again';
  return { state, id: known.id, title, slug: slug ?? known.slug };
}

interface Match extends TargetQuestion {
  known: AvailableWorld;
  isSure: boolean;
}

/** The world that shares most with the export, if it is the same, or the person says so. */
async function worldWithArticles(
  found: ExportedWorld,
  worlds: readonly AvailableWorld[],
  ask: AskTarget,
): Promise<AvailableWorld | null> {
  const matches: Match[] = [];
  for (const world of worlds) {
    const match = await matchOf(found, world);
    if (match) matches.push(match);
  }
  matches.sort((one, other) => Number(other.isSure) - Number(one.isSure) || other.shared - one.shared);
  const [best] = matches;
  if (!best) return null;
  const { known, isSure, ...question } = best;
  return isSure || (await ask(question)) ? known : null;
}

/** What a world and an export have in common, or null if they are surely two worlds. */
async function matchOf(found: ExportedWorld, world: AvailableWorld): Promise<Match | null> {
  if (found.id !== null && !isLocal(world)) return null;
  const held = (await everything(world.id)).filter(({ kind }) => kind === 'article');
  const ids = new Set(found.articleIds);
  const shared = held.filter(({ id }) => ids.has(id)).length;
  const hasOtherAddress = found.slug !== null && world.slug !== null;
  const isNamesake = found.title !== '' && found.title === world.title && !hasOtherAddress;
  const match = {
    ...{ title: found.title, known: world, world, shared, exported: ids.size, held: held.length },
  };
  // Without a copy, only the title can tell.
  if (held.length === 0) return isNamesake ? { ...match, isSure: world.source === 'export' } : null;
  if (shared === 0) return null;
  const ofExport = shared / ids.size;
  const ofWorld = (ofExport * (found.articleCount ?? ids.size)) / held.length;
  const isMostOfOne = ofExport >= 0.5 || ofWorld >= 0.5;
  const isMostOfBoth = ofExport > 0.5 && ofWorld > 0.5;
  if (!isMostOfOne && !isNamesake) return null;
  return { ...match, isSure: isMostOfBoth || (isMostOfOne && isNamesake) };
}

/** Whether the world's id is one of ours, so that World Anvil's own isn't known. */
const isLocal = ({ id }: AvailableWorld): boolean => id.startsWith('export-');
