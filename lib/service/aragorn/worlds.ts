import type { CustomTemplate } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { WorldService } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { listOf } from '../schema/values.ts';
import { get, WHOLE } from './calls.ts';
import { aragornWorld, customTemplate } from './schemas.ts';

export function worlds(client: Client): Pick<WorldService, 'world'> {
  return {
    world: describeMethod(['GET world/{id}'], async (id, options) => {
      const wire = parseEntity(aragornWorld, await client.read(get('world/{id}', id), options), id);
      return {
        id: wire.id,
        title: wire.name ?? wire.title ?? '',
        slug: wire.slug,
        url: wire.url,
        ownership: null,
        description: wire.description ?? '',
        tags: wire.tags,
        customTemplates: customTemplates(wire.custom_article_templates),
        newArticleState: wire.state,
        articleCount: wire.count_articles,
        cover: wire.cover,
      };
    }),
  };
}

function customTemplates(value: unknown): CustomTemplate[] {
  return parsePage(customTemplate, listOf(value), WHOLE, ({ id, name, title }) => ({
    id,
    name: name ?? title ?? '',
  })).items;
}
