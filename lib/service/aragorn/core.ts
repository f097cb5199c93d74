import { BOROMIR_ONLY, TEMPLATE_CODES } from '../../model/index.ts';
import type { Capabilities } from '../port.ts';
import { articles } from './articles.ts';
import { ARTICLE_PAGE } from './calls.ts';
import { categories } from './categories.ts';
import { people } from './people.ts';
import { worlds } from './worlds.ts';

/** The resources that capture, the outbox and offline copies need. */
export const ARAGORN_CORE = { people, worlds, articles, categories };

export const ARAGORN_CAPABILITIES: Capabilities = {
  newestFirst: true,
  term: true,
  byCategory: false,
  templates: TEMPLATE_CODES.filter((code) => !BOROMIR_ONLY.has(code)),
  articlePage: ARTICLE_PAGE,
};
