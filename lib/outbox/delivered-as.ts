import type { ArticleId } from '../model/index.ts';
import type { Draft } from './draft.ts';

/** The article that a draft became; the first one if it arrived more than once. Null if it is no article of its own. */
export function deliveredAs({ delivery, text }: Draft): ArticleId | null {
  if (text.target.kind !== 'new') return null;
  if (delivery.state === 'created' || delivery.state === 'verified') return delivery.articleId;
  if (delivery.state === 'attention' && delivery.attention.kind === 'duplicated')
    return delivery.attention.articleIds[0] ?? null;
  return null;
}
