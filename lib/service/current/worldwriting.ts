import type { WorldFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import type { WorldWritingService } from '../port.ts';
import { tagsText } from '../schema/write.ts';
import { patches } from './methods.ts';

export function worldWriting(client: Client): WorldWritingService {
  return {
    patchWorld: patches(client, 'world', ({ sidebarContent, tags, ...same }: WorldFields) => ({
      ...same,
      worldSidebarContent: sidebarContent,
      tags: tagsText(tags),
    })),
  };
}
