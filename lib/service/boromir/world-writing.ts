import type { WorldFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { WorldWritingService } from '../port.ts';
import { parseEntity } from '../schema/parse.ts';
import { worldFields } from '../schema/world.ts';
import { tagsText } from '../schema/write.ts';
import { entity } from './calls.ts';
import { patches } from './methods.ts';

export function worldWriting(client: Client): WorldWritingService {
  return {
    worldFields: describeMethod(
      ['GET world?granularity=1'],
      async (id, options) =>
        parseEntity(worldFields, await client.read(entity('world', id, 1), options), id).fields,
    ),
    patchWorld: patches(client, 'world', ({ sidebarContent, tags, ...same }: WorldFields) => ({
      ...same,
      worldSidebarContent: sidebarContent,
      tags: tagsText(tags),
    })),
  };
}
