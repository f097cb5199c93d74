import type { WorldFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { WorldWritingService } from '../port.ts';
import { parseEntity } from '../schema/parse.ts';
import { worldFields } from '../schema/world.ts';
import { hasAny, tagsText, withoutMissing } from '../schema/write.ts';
import { get, write } from './calls.ts';

export function worldWriting(client: Client): WorldWritingService {
  return {
    worldFields: describeMethod(
      ['GET world/{id}'],
      async (id, options) =>
        parseEntity(worldFields, await client.read(get('world/{id}', id), options), id).fields,
    ),
    patchWorld: describeMethod(['PATCH world/{id}'], async (id, changes, options) => {
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
