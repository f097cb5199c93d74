import { openLibrary } from '../../lib/library/index.ts';
import type { ArticleSummary, Instant } from '../../lib/model/index.ts';
import { type Draft, expire, openOutbox } from '../../lib/outbox/index.ts';
import { type ConnectionSummary, readConnection } from '../../lib/settings/index.ts';

/** Older ones the library has from the platform's own lists by now. */
const RECENT = 10 * 60_000;

/** What the library can say of an article that this draft has just become; null for any other draft. */
export function articleOf(draft: Draft, now: Instant): ArticleSummary | null {
  const { delivery, text } = draft;
  if (delivery.state !== 'created' && delivery.state !== 'verified') return null;
  if (text.target.kind !== 'new' || text.worldId === null || now - delivery.at > RECENT) return null;
  const { state, isDraft, isWip, tags, excerpt, categoryId } = text.fields;
  return {
    id: delivery.articleId,
    worldId: text.worldId,
    title: text.title,
    template: text.target.template,
    state: state ?? null,
    isDraft: isDraft ?? true,
    isWip: isWip ?? true,
    tags: tags ?? [],
    excerpt: excerpt ?? null,
    url: delivery.url,
    slug: null,
    categoryId: categoryId ?? null,
    updatedAt: delivery.at,
    wordcount: null,
  };
}

/** Nothing of an account that was left comes into the copy of another. */
export function isOf(draft: Draft, connection: ConnectionSummary): boolean {
  if (connection.state === 'none' || !('journey' in draft.delivery)) return false;
  const { worldId } = draft.text;
  return (
    draft.delivery.journey?.accountId === connection.accountId &&
    connection.worlds.some(({ id }) => id === worldId)
  );
}

/** After a run of the sender: new articles stand in the library at once, and the bin is emptied of what is too old. */
export async function tidyUp(): Promise<void> {
  const store = await openOutbox();
  await expire(store);
  const now = Date.now();
  const connection = await readConnection();
  const articles = (await store.list())
    .filter((draft) => isOf(draft, connection))
    .map((draft) => articleOf(draft, now))
    .filter((article) => article !== null);
  if (articles.length > 0) await (await openLibrary()).put(articles);
}
