import type {
  NewStatblock,
  Reference,
  RpgSystem,
  Statblock,
  StatblockFields,
  StatblockFolder,
  StatblockId,
  StatblockSummary,
  StatblockTemplate,
  WorldId,
} from '../../model/index.ts';
import type { CallOptions, Create, Every, List, Page, Patch, Read, Remove } from './call.ts';

export interface StatblockService {
  /**
   * A world's statblocks. Boromir's list is undocumented and denied to many accounts (`forbidden`), which have to list
   * by folder instead.
   */
  statblocks: List<WorldId, StatblockSummary>;
  everyStatblock: Every<WorldId, StatblockSummary>;
  statblock: Read<StatblockId, Statblock>;
  createStatblock: Create<NewStatblock, StatblockId>;
  patchStatblock: Patch<StatblockId, StatblockFields>;
  deleteStatblock: Remove<StatblockId>;
}

export interface StatblockFolderService {
  statblockFolders: List<WorldId, Reference<number>>;
  everyStatblockFolder: Every<WorldId, Reference<number>>;
  statblockFolder: Read<number, StatblockFolder>;
  folderStatblocks: List<number, StatblockSummary>;
  everyFolderStatblock: Every<number, StatblockSummary>;
  createStatblockFolder: Create<{ worldId: WorldId; title: string }, number>;
  patchStatblockFolder: Patch<number, { title?: string }>;
  deleteStatblockFolder: Remove<number>;
}

export interface StatblockTemplateService {
  /** By user id: the user's own templates. */
  statblockTemplates: List<string, Reference<number>>;
  everyStatblockTemplate: Every<string, Reference<number>>;
  statblockTemplate: Read<number, StatblockTemplate>;
}

export interface RpgSystemService {
  rpgSystems(offset: number, options?: CallOptions): Promise<Page<Reference<number>>>;
  rpgSystem: Read<number, RpgSystem>;
}
