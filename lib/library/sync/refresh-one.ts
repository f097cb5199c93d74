import type { WorldId } from '../../model/index.ts';
import type { EntryRef } from '../search/index.ts';
import type { LibraryService } from './service.ts';
import { storeFullEntry } from './store-full-entry.ts';

/**
 * Reads one thing again and stores it, entry and body; gone on the platform, it is gone here. Resolves with whether it
 * is still there. Of a secret only the entry is stored. Rejects as the service does.
 */
export async function refreshOne(
  service: LibraryService,
  worldId: WorldId,
  ref: EntryRef,
  { signal, now = Date.now }: { signal: AbortSignal; now?: () => number },
): Promise<boolean> {
  if (ref.id.startsWith('draft:')) return true;
  const options = { signal, urgency: 'person' } as const;
  return (await storeFullEntry({ service, worldId, options, now }, ref)) !== 'gone';
}
