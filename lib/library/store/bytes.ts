/** From here on a segment is stored as a blob, which opens fastest; smaller ones are not worth a file. */
const BLOB = 128 * 1024;

let blobsFail = false;

/** As a segment is stored. */
export function storable(bytes: ArrayBuffer): Blob | ArrayBuffer {
  return blobsFail || bytes.byteLength < BLOB ? bytes : new Blob([bytes]);
}

/** Some engines cannot keep blobs in a database: what fails with them is tried once more without. */
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

/** All bytes, or those from one up to before another. Null where the browser has lost what the blob stood for. */
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
