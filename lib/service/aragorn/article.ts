import type * as z from 'zod/mini';
import type { Article, ArticleSummary, WorldId } from '../../model/index.ts';
import { isRecord } from '../json.ts';
import { templateCode, textsOf } from '../schema/article.ts';
import { toNumber, toText } from '../schema/values.ts';
import type { aragornArticle, aragornSummary } from './schemas.ts';

export function summaryFromAragorn(wire: z.output<typeof aragornSummary>, worldId: WorldId): ArticleSummary {
  return {
    id: wire.id,
    worldId: wire.world ?? worldId,
    title: wire.title ?? '',
    template: templateCode(wire.template_type ?? wire.template),
    state: wire.state,
    isDraft: wire.is_draft ?? false,
    isWip: wire.is_wip ?? false,
    tags: wire.tags,
    excerpt: wire.excerpt,
    url: wire.url,
    slug: wire.slug,
    categoryId: wire.category,
    updatedAt: wire.update_date ?? wire.last_update,
    wordcount: wire.wordcount,
  };
}

export function articleFromAragorn(
  wire: z.output<typeof aragornArticle>,
  raw: Readonly<Record<string, unknown>>,
): Article {
  return {
    ...summaryFromAragorn(wire, ''),
    content: wire.content ?? '',
    text: textsOf(raw, wire.sections),
    isAdultContent: wire.is_adult_content ?? wire.adult_content ?? false,
    createdAt: wire.creation_date,
    authorName: isRecord(wire.author) ? toText(wire.author.username) : null,
    articleParentId: wire.article_parent,
    coverId: toNumber(wire.cover),
    raw,
  };
}
