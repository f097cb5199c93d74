import { TEMPLATES } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { assemble, missingIn } from '../described.ts';
import type { WholeService } from '../port.ts';
import { histories, maps, notebooks, notes, rendering, timelines, variables } from './absent.ts';
import { articles } from './articles.ts';
import { ARTICLE_PAGE } from './calls.ts';
import { categories } from './categories.ts';
import { images } from './images.ts';
import { manuscriptParts, manuscripts, manuscriptVersions } from './manuscripts.ts';
import { people } from './people.ts';
import { secrets, subscriberGroups } from './secrets.ts';
import { rpgSystems, statblockFolders, statblocks, statblockTemplates } from './statblocks.ts';
import { worlds } from './worlds.ts';

/** One line for each resource; the name is the heading that the table of calls gives it. */
export const RESOURCES = {
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

export function createEarlier(client: Client): WholeService {
  const methods = assemble<Client, typeof RESOURCES>(RESOURCES, client);
  return {
    ...methods,
    version: 'earlier',
    capabilities: {
      newestFirst: true,
      term: true,
      byCategory: false,
      templates: TEMPLATES.filter(({ support }) => support === 'both').map(({ code }) => code),
      articlePage: ARTICLE_PAGE,
      missing: missingIn(methods),
    },
  };
}
