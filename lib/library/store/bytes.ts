/** Larger segments are stored as blobs, which open fastest; smaller ones aren't worth a file. */
const BLOB = 128 * 1024;

let blobsFail = false;

export function storable(bytes: ArrayBuffer): Blob | ArrayBuffer {
  return blobsFail || bytes.byteLength < BLOB ? bytes : new Blob([bytes]);
}

/** Retries without blobs, because some engines can't store them in a database. */
export async function orWithoutBlobs<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (blobsFail || isFull) throw error;
    blobsFail = true;
    return write();
  }
}

/** All bytes, or a range. Null if the browser has lost the blob's file. */
export async function bytesOf(stored: unknown, from?: number, to?: number): Promise<ArrayBuffer | null> {
  if (stored instanceof ArrayBuffer) return from === undefined ? stored : stored.slice(from, to);
  if (!(stored instanceof Blob)) return null;
  try {
    return await (from === undefined ? stored : stored.slice(from, to)).arrayBuffer();
  } catch {
    blobsFail = true;
    return null;
  }
}
