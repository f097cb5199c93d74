import type { WorldId } from '../../lib/model/index.ts';
import { readAvailableWorlds } from '../../lib/stored-state/index.ts';

/** What an export page says of its world. */
export interface FoundWorld {
  title: string;
  slug: string | null;
}

/** The world that an export is read into. */
export interface ImportTarget {
  /** `again`: an export of this world was read before. `connected`: the account has it. */
  state: 'new' | 'again' | 'connected';
  id: WorldId;
  title: string;
  slug: string | null;
}

/**
 * Finds the world among those on this device, by the slug in its address, else by its title: the page doesn't say its id.
 * A new one gets an id of ours until an account names its own.
 */
export async function targetOf({ title, slug }: FoundWorld): Promise<ImportTarget> {
  const worlds = (await readAvailableWorlds()).worlds.filter(({ source }) => source !== 'sample');
  const known =
    worlds.find((world) => slug !== null && world.slug === slug) ??
    worlds.find((world) => (slug === null || world.slug === null) && world.title === title);
  if (!known) return { state: 'new', id: `export-${crypto.randomUUID()}`, title, slug };
  const state = known.source === 'account' ? 'connected' : 'again';
  return { state, id: known.id, title, slug: slug ?? known.slug };
}
