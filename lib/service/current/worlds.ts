import type * as z from 'zod/mini';
import type { ArticleState, CustomTemplate, World, WorldSummary } from '../../model/index.ts';
import { parsePage } from '../schema/parse.ts';
import { listOf } from '../schema/values.ts';
import { type currentWorld, type currentWorldSummary, customTemplate } from './schemas.ts';

export function worldSummaryFromCurrent(wire: z.output<typeof currentWorldSummary>): WorldSummary {
  const { id, slug, url, ownership } = wire;
  return { id, title: wire.title ?? wire.name ?? '', slug, url, ownership };
}

export function worldFromCurrent(wire: z.output<typeof currentWorld>): World {
  return {
    ...worldSummaryFromCurrent(wire),
    description: wire.description ?? '',
    tags: wire.tags,
    customTemplates: customTemplates(wire.customArticleTemplates),
    newArticleState: newArticleState(wire.articlesPrivateOnCreation),
    articleCount: wire.countArticles,
  };
}

function newArticleState(isPrivate: boolean | null): ArticleState | null {
  if (isPrivate === null) return null;
  return isPrivate ? 'private' : 'public';
}

function customTemplates(value: unknown): CustomTemplate[] {
  const whole = { offset: 0, size: Number.POSITIVE_INFINITY };
  return parsePage(customTemplate, listOf(value), whole, ({ id, name, title }) => ({
    id,
    name: name ?? title ?? '',
  })).items;
}
