import { request, watchReadingProgress } from '../../lib/messaging/index.ts';
import type { Result, WorldId } from '../../lib/model/index.ts';
import type { BookText } from './stored-schema.ts';

/** Parts read so far, and their total if it is known. */
export interface ReadProgress {
  done: number;
  total: number | null;
}

/** Reads a version with the text of its parts; `signal` aborts it. */
export type ReadVersion = (
  versionId: string,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
) => Promise<Result<BookText>>;

/** Reads it through the background, which alone talks to World Anvil. */
export const readVersionIn =
  (worldId: WorldId): ReadVersion =>
  async (versionId, signal, onProgress) => {
    const unwatch = watchReadingProgress(versionId, onProgress);
    // If the message is lost, the reading just finishes.
    const stop = () => void request('manuscript.stop', { versionId });
    signal.addEventListener('abort', stop);
    try {
      return await request('manuscript.text', { worldId, versionId });
    } finally {
      signal.removeEventListener('abort', stop);
      unwatch();
    }
  };
