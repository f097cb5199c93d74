import { CURRENT_ONLY, TEMPLATE_CODES } from '../../model/index.ts';
import type { Capabilities, ListOrder, Orders } from '../port.ts';
import { articles } from './articles.ts';
import { ARTICLE_PAGE, BY_ARTICLE, BY_CATEGORY, BY_ID_OR_TITLE, type OrderNames } from './calls.ts';
import { categories } from './categories.ts';
import { images } from './images.ts';
import { manuscripts, manuscriptVersions } from './manuscripts.ts';
import { people } from './people.ts';
import { secrets } from './secrets.ts';
import { statblocks } from './statblocks.ts';
import { worlds } from './worlds.ts';

/** One line for each resource; the name is the heading that the table of calls gives it. */
export const EARLIER = {
  people,
  worlds,
  articles,
  categories,
  secrets,
  statblocks,
  images,
  manuscripts,
  manuscriptVersions,
};

const orders = (names: OrderNames, term: boolean) => ({
  by: LIST_ORDERS.filter((order) => names[order]),
  term,
});
const LIST_ORDERS: readonly ListOrder[] = ['id', 'title', 'notified', 'created'];

export const EARLIER_ORDERS: Orders = {
  articles: orders(BY_ARTICLE, true),
  categories: orders(BY_CATEGORY, true),
  statblocks: orders(BY_ID_OR_TITLE, false),
  images: orders(BY_ID_OR_TITLE, false),
  secrets: orders(BY_ID_OR_TITLE, false),
};

export const EARLIER_CAPABILITIES: Capabilities = {
  newestFirst: true,
  term: true,
  byCategory: false,
  templates: TEMPLATE_CODES.filter((code) => !CURRENT_ONLY.has(code)),
  articlePage: ARTICLE_PAGE,
};
