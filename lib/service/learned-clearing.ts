import type { ArticleFields, Learned } from '../model/index.ts';
import { ServiceError } from './failure.ts';

/**
 * Waits for a change. If it cleared a reference in the way that a live check found, and World Anvil refuses it, that
 * finding is forgotten, so that the next try uses null again.
 */
export async function orForget<T>(learned: Learned, changes: ArticleFields, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    const { category, articleParent, cover } = learned.known.clearsWith ?? {};
    const clears =
      (changes.categoryId === null && category === 'blank') ||
      (changes.articleParentId === null && articleParent === 'blank') ||
      (changes.coverId === null && cover === 'blank');
    if (clears && error instanceof ServiceError && error.failure.kind === 'invalid')
      learned.forget('clearsWith');
    throw error;
  }
}
