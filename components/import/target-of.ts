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

/**
 * Finds the world among those on this device, by its id or the slug in its address, else by its articles: a page doesn't
 * say its id, and two worlds may have the same title. A new one gets an id of ours until an account names its own.
 */
export async function targetOf(found: ExportedWorld): Promise<ImportTarget> {
  const { id, title, slug } = found;
  const all = (await readAvailableWorlds()).worlds;
  const worlds = all.filter(({ source }) => source !== 'sample');
  const known =
    worlds.find((world) => id !== null && world.id === id) ??
    worlds.find((world) => slug !== null && world.slug === slug) ??
    (await worldWithArticles(found, worlds));
  if (!known) {
    const isFree = id !== null && all.every((world) => world.id !== id);
    return { state: 'new', id: isFree ? id : `export-${crypto.randomUUID()}`, title, slug };
  }
  const state = known.source === 'account' ? 'connected' : 'again';
  return { state, id: known.id, title, slug: slug ?? known.slug };
}

/** The world whose copy has most of these articles. Without a copy, only the title can tell. */
async function worldWithArticles(
  { title, articleIds }: ExportedWorld,
  worlds: readonly AvailableWorld[],
): Promise<AvailableWorld | null> {
  const ids = new Set(articleIds);
  let best: AvailableWorld | null = null;
  let most = 0;
  let namesake: AvailableWorld | null = null;
  for (const world of worlds) {
    const articles = (await everything(world.id)).filter(({ kind }) => kind === 'article');
    const shared = articles.filter(({ id }) => ids.has(id)).length;
    if (shared > most) [best, most] = [world, shared];
    if (articles.length === 0 && title !== '' && world.title === title) namesake ??= world;
  }
  return best ?? namesake;
}
