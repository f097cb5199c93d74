import { type LocalWorld, readLocalWorlds, watchLocalWorlds } from '../../lib/stored-state/index.ts';
import { useWatched } from '../ui/index.ts';

/** The worlds on this device that need no account; undefined until they are read. */
export function useLocalWorlds(): readonly LocalWorld[] | undefined {
  return useWatched(readLocalWorlds, watchLocalWorlds)?.worlds;
}
