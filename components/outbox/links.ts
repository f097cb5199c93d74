import { safeAddress } from '../../lib/markup/index.ts';
import type { ArticleId, WorldId } from '../../lib/model/index.ts';
import { copiesOf, type Draft } from '../../lib/outbox/index.ts';
import type { ConnectionSummary } from '../../lib/stored-state/index.ts';

/** An article's edit page. It works for drafts too, and both API versions have it. */
export function editPage(connection: ConnectionSummary, articleId: ArticleId): string | null {
  return connection.state === 'none'
    ? null
    : `${connection.address}/world/article/${encodeURIComponent(articleId)}/edit`;
}

/** A world's dashboard, which lists its newest articles, including drafts. */
export function worldPage(connection: ConnectionSummary, worldId: WorldId | null): string | null {
  return connection.state === 'none' || !worldId
    ? null
    : `${connection.address}/world/${encodeURIComponent(worldId)}/summary`;
}

/** The page of a draft's article; null if none is known. */
export function articlePage(connection: ConnectionSummary, draft: Draft): string | null {
  const { delivery, text } = draft;
  if (delivery.state === 'created' || delivery.state === 'verified')
    return safeAddress(delivery.url) ?? editPage(connection, delivery.articleId);
  const [first] = copiesOf(draft);
  if (first !== undefined) return editPage(connection, first);
  if (delivery.state !== 'attention' || text.target.kind !== 'append') return null;
  return editPage(connection, text.target.articleId);
}
