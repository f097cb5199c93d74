import type { WorldId } from '../../model/index.ts';
import type { LibraryService } from './service.ts';

export interface SyncOptions {
  signal: AbortSignal;
  /** Told after each page of articles; `total` null where the platform does not say. */
  onProgress?: (done: number, total: number | null) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /**
   * `look` (the default): one request finds out whether something has changed, and more are made only if so.
   * `whole`: everything is gone through, as a person asks for it.
   */
  wants?: 'look' | 'whole';
}

/**
 * Brings the copy of a world's lists up to date, or goes on where it was cut off. Does nothing while the world is
 * paused. Rejects as the service does, and with an `AbortError`; all pages so far are kept.
 */
export function syncWorld(_service: LibraryService, _worldId: WorldId, _options: SyncOptions): Promise<void> {
  return Promise.reject(new Error('Not there yet.'));
}
