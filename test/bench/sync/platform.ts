import type { LibraryService } from '../../../lib/library/index.ts';
import type { ArticleSummary, World } from '../../../lib/model/index.ts';
import type { World as BenchWorld } from '../search/worlds.ts';

const PAGE = 50;
export const WORLD = 'bench';

/** Flattens strings as in a parsed response, unlike the concatenated ones of a generated world. */
const received = <T>(made: T): T => structuredClone(made);

const summaries = ({ entries }: BenchWorld): ArticleSummary[] =>
  received(entries).map((entry) => ({
    ...{ id: entry.id, worldId: WORLD, title: entry.title, template: entry.template ?? 'article' },
    ...{ state: entry.state, isDraft: entry.isDraft, isWip: entry.isWip, tags: entry.tags, slug: entry.slug },
    ...{ excerpt: entry.excerpt, url: entry.url, categoryId: entry.categoryId, updatedAt: entry.updatedAt },
    wordcount: entry.wordcount,
  }));

const unasked = (): Promise<never> => Promise.reject(new Error('Nobody asks for this.'));

/** A simulated API that responds at once, so that only our own work is measured: articles, fifty a page. */
export function instant(world: BenchWorld): LibraryService {
  const articles = summaries(world);
  const about: World = {
    ...{ id: WORLD, title: 'Bench', slug: null, url: null, ownership: null, description: '', tags: [] },
    ...{ customTemplates: [], newArticleState: null, articleCount: articles.length },
  };
  const empty = { items: [], offset: 0, last: true, skipped: 0 };
  return {
    version: 'earlier',
    capabilities: {
      newestFirst: false,
      articlePage: PAGE,
      missing: new Set(['secrets', 'statblocks', 'images', 'manuscripts', 'userManuscripts']),
    },
    world: async () => about,
    categories: async () => empty,
    async articles(_world, { offset }) {
      const items = articles.slice(offset, offset + PAGE);
      return { items, offset, last: offset + PAGE >= articles.length, skipped: 0 };
    },
    ...{ identity: unasked, category: unasked, article: unasked, fullArticle: unasked, secrets: unasked },
    ...{ secret: unasked, statblocks: unasked, statblock: unasked, statblockFolders: unasked },
    ...{ folderStatblocks: unasked, images: unasked, image: unasked, manuscripts: unasked },
    ...{ manuscript: unasked, userManuscripts: unasked },
  };
}
