import { request, watchReading } from '../../lib/messaging/index.ts';
import type { BookText } from './book.ts';

/** Parts that are read, and how many there are as far as is known. */
export interface HowFar {
  done: number;
  total: number | null;
}

/** Reads a version with the text of its parts. Rejects with a sentence for a person; `signal` breaks it off. */
export type ReadVersion = (
  versionId: string,
  signal: AbortSignal,
  onProgress: (howFar: HowFar) => void,
) => Promise<BookText>;

/** Asks the background, which alone talks to the platform. */
export const readVersion: ReadVersion = async (versionId, signal, onProgress) => {
  const unwatch = watchReading(versionId, onProgress);
  // Not stopped, it ends by itself.
  const stop = () => void request('manuscript.stop', { versionId }).catch(() => {});
  signal.addEventListener('abort', stop);
  try {
    return await request('manuscript.text', { versionId });
  } finally {
    signal.removeEventListener('abort', stop);
    unwatch();
  }
};
