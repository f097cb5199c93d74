import type * as z from 'zod/mini';
import type { Article, ArticleSummary, WorldId } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { templateCode, textsOf } from '../schema/article.ts';
import { toNumber, toText } from '../schema/values.ts';
import type { boromirArticle, boromirSummary } from './schemas.ts';

export function summaryFromBoromir(wire: z.output<typeof boromirSummary>, worldId: WorldId): ArticleSummary {
  return {
    id: wire.id,
    worldId: wire.world ?? worldId,
    title: wire.title ?? '',
    template: templateCode(wire.templateType ?? wire.entityClass),
    state: wire.state,
    isDraft: wire.isDraft ?? false,
    isWip: wire.isWip ?? false,
    tags: wire.tags,
    excerpt: wire.excerpt,
    url: wire.url,
    slug: wire.slug,
    // List entries have the category only in `folderId`.
    categoryId: wire.category ?? wire.folderId,
    updatedAt: wire.updateDate,
    wordcount: wire.wordcount,
  };
}

export function articleFromBoromir(
  wire: z.output<typeof boromirArticle>,
  raw: Readonly<Record<string, unknown>>,
): Article {
  return {
    ...summaryFromBoromir(wire, ''),
    content: wire.content ?? '',
    text: textsOf(raw),
    isAdultContent: wire.isAdultContent ?? false,
    createdAt: wire.creationDate,
    authorName: isRecord(wire.author) ? (toText(wire.author.username) ?? toText(wire.author.title)) : null,
    articleParentId: wire.articleParent,
    coverId: toNumber(wire.cover),
    raw,
  };
}
