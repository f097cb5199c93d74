import { BOROMIR_CORE } from './core.ts';
import { fullArticles } from './full-articles.ts';
import { fullCategories } from './full-categories.ts';
import { images } from './images.ts';
import { manuscriptParts, manuscripts, manuscriptVersions } from './manuscripts.ts';
import { maps } from './maps.ts';
import { notebooks, notes } from './notebooks.ts';
import { records } from './records.ts';
import { rendering } from './rendering.ts';
import { secrets, subscriberGroups } from './secrets.ts';
import { rpgSystems, statblockFolders, statblocks, statblockTemplates } from './statblocks.ts';
import { histories, timelines } from './timelines.ts';
import { users } from './users.ts';
import { variables } from './variables.ts';
import { worldWriting } from './world-writing.ts';

/** One entry for each resource. The keys are the headings in the table of calls. */
export const BOROMIR = {
  ...BOROMIR_CORE,
  users,
  worldWriting,
  fullArticles,
  fullCategories,
  secrets,
  subscriberGroups,
  statblocks,
  statblockFolders,
  statblockTemplates,
  rpgSystems,
  images,
  manuscripts,
  manuscriptVersions,
  manuscriptParts,
  notebooks,
  notes,
  timelines,
  histories,
  maps,
  variables,
  rendering,
  records,
};
