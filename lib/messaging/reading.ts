/** How far the reading of a manuscript's version is: parts that are read, and how many there are as far as is known. */
export interface Reading {
  versionId: string;
  done: number;
  total: number | null;
}

const NAME = 'loreside-reading';

const isReading = (value: unknown): value is Reading =>
  typeof value === 'object' && value !== null && 'versionId' in value && 'done' in value && 'total' in value;

/** Tells whoever looks. */
export function tellReading(reading: Reading): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(reading);
  channel.close();
}

/** Calls back with each step of the reading of a version. Returns how to stop. */
export function watchReading(versionId: string, listener: (reading: Reading) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isReading(data) && data.versionId === versionId) listener(data);
  };
  return () => channel.close();
}
