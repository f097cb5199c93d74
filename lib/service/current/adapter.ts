import { TEMPLATE_CODES } from '../../model/index.ts';
import type { Capabilities } from '../port.ts';
import { articles } from './articles.ts';
import { PAGE } from './calls.ts';
import { categories } from './categories.ts';
import { images } from './images.ts';
import { manuscriptParts, manuscripts, manuscriptVersions } from './manuscripts.ts';
import { maps } from './maps.ts';
import { notebooks, notes } from './notebooks.ts';
import { people } from './people.ts';
import { rendering } from './rendering.ts';
import { secrets, subscriberGroups } from './secrets.ts';
import { rpgSystems, statblockFolders, statblocks, statblockTemplates } from './statblocks.ts';
import { histories, timelines } from './timelines.ts';
import { variables } from './variables.ts';
import { worlds } from './worlds.ts';

/** One line for each resource; the name is the heading that the table of calls gives it. */
export const CURRENT = {
  people,
  worlds,
  articles,
  categories,
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
};

export const CURRENT_CAPABILITIES: Capabilities = {
  newestFirst: false,
  term: false,
  byCategory: true,
  templates: TEMPLATE_CODES,
  articlePage: PAGE,
};
