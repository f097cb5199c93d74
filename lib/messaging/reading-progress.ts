/** Progress of reading a manuscript version: parts read, and their total number if known. */
export interface ReadingProgress {
  versionId: string;
  done: number;
  total: number | null;
}

const NAME = 'loreside-reading';

const isReading = (value: unknown): value is ReadingProgress =>
  typeof value === 'object' && value !== null && 'versionId' in value && 'done' in value && 'total' in value;

/** Broadcasts the progress to all screens. */
export function publishReadingProgress(reading: ReadingProgress): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(reading);
  channel.close();
}

/** Calls the listener on each progress of a version. Returns a function that stops it. */
export function watchReadingProgress(
  versionId: string,
  listener: (reading: ReadingProgress) => void,
): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isReading(data) && data.versionId === versionId) listener(data);
  };
  return () => channel.close();
}
