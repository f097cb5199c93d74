import type { WorldId } from '../../model/index.ts';
import type { EntryRef } from '../entry.ts';
import type { LibraryService } from './service.ts';

/**
 * Reads one thing again and stores it, entry and body; gone on the platform, it is gone here. Resolves with whether it
 * is still there. Of a secret only the entry is stored. Rejects as the service does.
 */
export function refreshOne(
  _service: LibraryService,
  _worldId: WorldId,
  _ref: EntryRef,
  _options: { signal: AbortSignal; now?: () => number },
): Promise<boolean> {
  return Promise.reject(new Error('Not there yet.'));
}
