import type * as z from 'zod/mini';
import type { ArticleState, CustomTemplate, World, WorldSummary } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { WorldService } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { listOf } from '../schema/values.ts';
import { entity } from './calls.ts';
import { boromirWorld, type boromirWorldSummary, customTemplate } from './schemas.ts';

export function worlds(client: Client): Pick<WorldService, 'world'> {
  return {
    // Granularity 1 is the lowest that returns custom templates and the default state of new articles.
    world: describeMethod(['GET world?granularity=1'], async (id, options) =>
      worldFromBoromir(parseEntity(boromirWorld, await client.read(entity('world', id, 1), options), id)),
    ),
  };
}

export function worldSummaryFromBoromir(wire: z.output<typeof boromirWorldSummary>): WorldSummary {
  const { id, slug, url, ownership } = wire;
  return { id, title: wire.title ?? wire.name ?? '', slug, url, ownership };
}

function worldFromBoromir(wire: z.output<typeof boromirWorld>): World {
  return {
    ...worldSummaryFromBoromir(wire),
    description: wire.description ?? '',
    tags: wire.tags,
    customTemplates: customTemplates(wire.customArticleTemplates),
    newArticleState: newArticleState(wire.articlesPrivateOnCreation),
    articleCount: wire.countArticles,
    cover: wire.cover,
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
