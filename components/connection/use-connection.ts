import { type ConnectionSummary, readConnection, watchConnection } from '../../lib/stored-state/index.ts';
import { useWatched } from '../ui/index.ts';

/** The connection without its secrets; undefined until it is read. */
export function useConnection(): ConnectionSummary | undefined {
  return useWatched(readConnection, watchConnection);
}
