/** The lock of whoever writes to the copies, across contexts. */
const LOCK = 'library';

/** Runs while no other context writes. The lock is released if the worker dies. */
export async function exclusively<T>(write: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, write);
}
