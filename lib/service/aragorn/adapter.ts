import type { ListOrder, Orders } from '../port.ts';
import { ARAGORN_CORE } from './core.ts';
import { fullArticles } from './full-articles.ts';
import { fullCategories } from './full-categories.ts';
import { images } from './images.ts';
import { manuscripts, manuscriptVersions } from './manuscripts.ts';
import { records } from './records.ts';
import { secrets } from './secrets.ts';
import { statblocks } from './statblocks.ts';
import { users } from './users.ts';
import { worldWriting } from './world-writing.ts';

/** One entry for each resource. The keys are the headings in the table of calls. */
export const ARAGORN = {
  ...ARAGORN_CORE,
  users,
  worldWriting,
  fullArticles,
  fullCategories,
  secrets,
  statblocks,
  images,
  manuscripts,
  manuscriptVersions,
  records,
};

const ARTICLES: readonly ListOrder[] = ['id', 'title', 'notified', 'created'];
const ID_OR_TITLE = { by: ['id', 'title'], term: false } as const;

/** API specification, List queries. */
export const ARAGORN_ORDERS: Orders = {
  articles: { by: ARTICLES, term: true },
  categories: { by: ['title', 'created'], term: true },
  statblocks: ID_OR_TITLE,
  images: ID_OR_TITLE,
  secrets: ID_OR_TITLE,
};
