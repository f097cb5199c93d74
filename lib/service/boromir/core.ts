import { TEMPLATE_CODES } from '../../model/index.ts';
import type { Capabilities } from '../port.ts';
import { articles } from './articles.ts';
import { PAGE } from './calls.ts';
import { categories } from './categories.ts';
import { people } from './people.ts';
import { worlds } from './worlds.ts';

/** The resources that capture, the outbox and offline copies need. */
export const BOROMIR_CORE = { people, worlds, articles, categories };

export const BOROMIR_CAPABILITIES: Capabilities = {
  newestFirst: false,
  term: false,
  byCategory: true,
  templates: TEMPLATE_CODES,
  articlePage: PAGE,
};
