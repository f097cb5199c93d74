import { type ConnectionSummary, readConnection, watchConnection } from '../../lib/stored-state/index.ts';
import { useWatched } from '../ui/index.ts';

/** The connection as every screen may know it; undefined until it was read once. */
export function useConnection(): ConnectionSummary | undefined {
  return useWatched(readConnection, watchConnection);
}
