import type { CustomTemplate, WorldFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { described } from '../described.ts';
import type { WorldService, WorldWritingService } from '../port.ts';
import { parseEntity, parsePage } from '../schema/parse.ts';
import { listOf } from '../schema/values.ts';
import { hasAny, tagsText, withoutMissing } from '../schema/write.ts';
import { get, WHOLE, write } from './calls.ts';
import { customTemplate, earlierWorld } from './schemas.ts';

export function worlds(client: Client): Pick<WorldService, 'world'> & WorldWritingService {
  return {
    world: described(['GET world/{id}'], async (id, options) => {
      const wire = parseEntity(earlierWorld, await client.read(get('world/{id}', id), options), id);
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
      };
    }),
    patchWorld: described(['PATCH world/{id}'], async (id, changes, options) => {
      const body = withoutMissing(worldBody(changes));
      if (hasAny(body)) await client.write(write('PATCH', 'world/{id}', id, body), options);
    }),
  };
}

/** API specification, World patch body. */
function worldBody(fields: WorldFields): Record<string, unknown> {
  const { state, subtitle, description, copyright } = fields;
  return {
    name: fields.title,
    state,
    subtitle,
    description,
    copyright,
    global_announcement: fields.globalAnnouncement,
    global_header: fields.globalHeader,
    global_sidebar_footer: fields.globalSidebarFooter,
    global_article_introduction: fields.globalArticleIntroduction,
    world_sidebar_content: fields.sidebarContent,
    display_css: fields.displayCss,
    display_panel_css: fields.displayPanelCss,
    tags: tagsText(fields.tags),
  };
}

function customTemplates(value: unknown): CustomTemplate[] {
  return parsePage(customTemplate, listOf(value), WHOLE, ({ id, name, title }) => ({
    id,
    name: name ?? title ?? '',
  })).items;
}
