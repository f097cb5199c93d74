/** Held by whoever writes to the copy: one at a time, whatever the context. */
const LOCK = 'library';

/** Runs when nobody else writes. A worker that dies lets go of it. */
export async function exclusively<T>(write: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, write);
}
