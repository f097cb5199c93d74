import { message } from '../i18n/index.ts';
import type { Article, ArticleId } from '../model/index.ts';
import { contentOf } from './compose.ts';
import type { Facts } from './decide.ts';
import type { DeliveryProgress, Draft } from './draft.ts';
import { rested } from './duplicate-scan.ts';
import { looksLike, showsAnyMarker, showsMarker } from './marker.ts';

// A copy that is known only because the response named it, until the last scan reads it.

/** The response named the copy (T4). The last scan reads it. */
export function createdUnread(
  draft: Draft,
  progress: DeliveryProgress,
  { articleId, url }: { articleId: ArticleId | null; url: string | null },
  { now, ordered, timing }: Facts,
): Draft | null {
  if (articleId === null) return null;
  const soon = ordered || progress.attempt > 1;
  const { articleParentId, categoryId } = draft.text.fields;
  return {
    ...draft,
    delivery: {
      state: 'created',
      articleId,
      url,
      at: now,
      nextAt: soon ? now : now + timing.settleMs,
      progress: {
        ...rested(progress),
        found: [...progress.found.filter((id) => id !== articleId), articleId],
        hint: undefined,
        trouble: null,
        unread: true,
        // An article parent brings a category of its own.
        category: articleParentId ? undefined : (categoryId ?? null),
      },
    },
  };
}

/**
 * While the article that the response named hasn't been read: what another article says about it, or it itself. Null
 * if nothing special follows.
 */
export function firstRead(
  draft: Draft,
  progress: DeliveryProgress,
  id: ArticleId,
  article: Article | null,
  facts: Facts,
): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created' || !progress.scan) return null;
  const isOurCopy = article !== null && showsMarker(article, draft.id);
  if (id === delivery.articleId)
    return isOurCopy || (article !== null && isUnmarkedCopy(draft, article))
      ? withoutFlag(draft, progress, article)
      : doubted(draft, progress, facts);
  if (!isOurCopy) return null;
  // This one is certainly ours. The named one is read like any other article, in case both are.
  const pending = [...progress.scan.pending.filter((other) => other !== id), delivery.articleId];
  return {
    ...draft,
    delivery: {
      ...delivery,
      articleId: id,
      url: article.url,
      progress: {
        ...progress,
        ...{ failures: 0, unread: undefined, category: article.categoryId },
        found: [...progress.found.filter((found) => found !== delivery.articleId && found !== id), id],
        scan: { ...progress.scan, pending, sawOurs: true },
      },
    },
  };
}

/** Somebody may have removed the marker in the meantime. */
const isUnmarkedCopy = (draft: Draft, article: Article): boolean =>
  !showsAnyMarker(article) && looksLike(article, draft, contentOf(draft));

/** The named article is ours. */
function withoutFlag(draft: Draft, progress: DeliveryProgress, article: Article): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created' || !progress.scan) return null;
  const pending = progress.scan.pending.filter((other) => other !== article.id);
  const next: DeliveryProgress = {
    ...progress,
    ...{ failures: 0, unread: undefined, category: article.categoryId },
    scan: { ...progress.scan, pending },
  };
  return { ...draft, delivery: { ...delivery, url: article.url, progress: next } };
}

/** The response named another article. Ours is looked for again, and not sent again without the user (T20). */
function doubted(draft: Draft, progress: DeliveryProgress, { now }: Facts): Draft | null {
  const { delivery } = draft;
  if (delivery.state !== 'created') return null;
  return {
    ...draft,
    delivery: {
      state: 'unknown',
      since: delivery.at,
      nextAt: now,
      progress: {
        ...rested(progress),
        ...{ unread: undefined, doubtful: true, hint: undefined },
        found: progress.found.filter((found) => found !== delivery.articleId),
        trouble: { sentence: message('outbox.differentArticle'), refused: false },
      },
    },
  };
}
