import { hasDiskSpace } from '../../database/index.ts';

/**
 * Rejects while the disk is nearly full, like the browser when it is full. A write that doesn't fit can corrupt the
 * database, and with it the existing copy.
 */
export async function requireSpace(): Promise<void> {
  if (!(await hasDiskSpace({ isFresh: true })))
    throw new DOMException('The disk is nearly full.', 'QuotaExceededError');
}
