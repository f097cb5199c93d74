import type { Client } from '../client.ts';
import { cannot } from '../described.ts';
import { every } from '../every.ts';
import type {
  RpgSystemService,
  StatblockFolderService,
  StatblockService,
  StatblockTemplateService,
} from '../port.ts';
import { statblock, statblockSummary } from '../schema/statblock.ts';
import { lists, reads } from './methods.ts';

export function statblocks(client: Client): StatblockService {
  const list = lists(client, 'world/{id}/blocks', 'blocks', statblockSummary);
  return {
    statblocks: list,
    everyStatblock: every(list),
    statblock: reads(client, 'block/{id}', statblock),
    createStatblock: cannot('create statblocks'),
    patchStatblock: cannot('change statblocks'),
    deleteStatblock: cannot('delete statblocks'),
  };
}

export function statblockFolders(): StatblockFolderService {
  const folders = cannot('list folders of statblocks');
  return {
    statblockFolders: folders,
    everyStatblockFolder: every(folders),
    statblockFolder: cannot('read a folder of statblocks'),
    folderStatblocks: folders,
    everyFolderStatblock: every(folders),
    createStatblockFolder: cannot('create folders of statblocks'),
    patchStatblockFolder: cannot('change folders of statblocks'),
    deleteStatblockFolder: cannot('delete folders of statblocks'),
  };
}

export function statblockTemplates(): StatblockTemplateService {
  const own = cannot('list statblock templates');
  return {
    statblockTemplates: own,
    everyStatblockTemplate: every(own),
    statblockTemplate: cannot('read a statblock template'),
  };
}

export function rpgSystems(): RpgSystemService {
  return { rpgSystems: cannot('list game systems'), rpgSystem: cannot('read a game system') };
}
