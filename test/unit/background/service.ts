import { type Service, ServiceError, type ServiceFailure } from '../../../lib/service/index.ts';

const WORLD = { title: 'Kyr', slug: null, url: null, ownership: 'owner' };
export const WORLDS = [
  { ...WORLD, id: 'w1' },
  { ...WORLD, id: 'w2', title: 'Ash' },
];

const no = () => Promise.reject(new Error('not asked for here'));

/** A service that knows who we are; what a test gives takes the place of what it says. */
export function service(more: Partial<Service> = {}): Service {
  return {
    version: 'current',
    capabilities: {
      newestFirst: false,
      byCategory: true,
      term: false,
      templates: ['person'],
      articlePage: 50,
    },
    identity: async () => ({ id: 'u1', username: 'mira' }),
    worlds: async () => WORLDS,
    user: no,
    world: no,
    categories: no,
    articles: no,
    article: no,
    createArticle: no,
    patchArticle: no,
    deleteArticle: no,
    ...more,
  };
}

export const failing = (failure: ServiceFailure) => () => Promise.reject(new ServiceError(failure));
