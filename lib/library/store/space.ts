import { hasDiskSpace } from '../../database/index.ts';

/**
 * Rejects while the disk is nearly full, as the browser does when it is full: a write that doesn't fit can tear the
 * database, and the copy that is there would be lost with it.
 */
export async function requireSpace(): Promise<void> {
  if (!(await hasDiskSpace({ isFresh: true })))
    throw new DOMException('The disk is nearly full.', 'QuotaExceededError');
}
