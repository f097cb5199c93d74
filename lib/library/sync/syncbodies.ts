import type { WorldId } from '../../model/index.ts';
import type { LibraryService } from './service.ts';

export interface BodyOptions {
  signal: AbortSignal;
  /** Which are wanted: `newest`: the newest 2,000 and what was opened. */
  which: 'all' | 'newest' | 'opened';
  /** Most reads of this call; all that are wanted, where it is left out. */
  limit?: number;
  /** Seals the content of a secret; without it no secret is read. */
  seal?: (text: string) => Promise<unknown>;
  now?: () => number;
}

/**
 * Reads what is not yet held in full, or was changed since: what was opened first, then the newest. Resolves with how
 * many were read; fewer than `limit`: nothing more is wanted. Rejects as `syncWorld` does.
 */
export function syncBodies(
  _service: LibraryService,
  _worldId: WorldId,
  _options: BodyOptions,
): Promise<number> {
  return Promise.reject(new Error('Not there yet.'));
}
