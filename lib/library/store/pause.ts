import { hasDiskSpace } from '../../database/index.ts';

/** The lock of whoever writes to the copies, across contexts. */
const LOCK = 'library';

/** Runs while no other context writes. The lock is released if the worker dies. */
export async function exclusively<T>(write: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, write);
}

/** Rejects while the disk is nearly full: a write that doesn't fit can corrupt the database. */
export async function requireSpace(): Promise<void> {
  if (!(await hasDiskSpace({ isFresh: true })))
    throw new DOMException('The disk is nearly full.', 'QuotaExceededError');
}

/** Milliseconds of work between two pauses. */
const SLICE = 8;

/** Yields to other tasks and continues at once. */
export function pauseNow(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Returns a function to call often, which pauses when the slice is used up. `slice`: its milliseconds. */
export function slices(slice = SLICE): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < slice) return null;
    return pauseNow().then(() => {
      since = performance.now();
    });
  };
}
