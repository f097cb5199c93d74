import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createSampleService,
  createSampleWorld,
  SAMPLE_WORLD_ID as worldId,
} from '../../../lib/sample-world/index.ts';
import { ServiceError } from '../../../lib/service/index.ts';

const service = createSampleService();

/** What a simple model says of a world: titles of articles and categories, and which article is in which category. */
interface Model {
  articles: Map<string, { title: string; categoryId: string | null }>;
  categories: Map<string, string>;
}

type Step =
  | { do: 'addArticle'; title: string; category: number }
  | { do: 'addCategory'; title: string }
  | { do: 'rename'; article: number; title: string }
  | { do: 'move'; article: number; category: number }
  | { do: 'deleteArticle'; article: number }
  | { do: 'deleteCategory'; category: number }
  | { do: 'deleteUnknown' };

const title = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== '');
const place = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('addArticle' as const), title, category: place }),
  fc.record({ do: fc.constant('addCategory' as const), title }),
  fc.record({ do: fc.constant('rename' as const), article: place, title }),
  fc.record({ do: fc.constant('move' as const), article: place, category: place }),
  fc.record({ do: fc.constant('deleteArticle' as const), article: place }),
  fc.record({ do: fc.constant('deleteCategory' as const), category: place }),
  fc.record({ do: fc.constant('deleteUnknown' as const) }),
);

async function list<T>(entries: AsyncGenerator<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

async function modelOf(): Promise<Model> {
  const articles = await list(service.everyArticle(worldId));
  const categories = await list(service.everyCategory(worldId));
  return {
    articles: new Map(articles.map(({ id, title, categoryId }) => [id, { title, categoryId }])),
    categories: new Map(categories.map(({ id, title }) => [id, title])),
  };
}

/** The id at a place in a list that may be shorter. Past its end: null. */
const at = (ids: Iterable<string>, index: number): string | null => [...ids][index] ?? null;

const idOf = ({ id }: { id: string | null }): string => {
  if (id === null) throw new Error('Nothing was created.');
  return id;
};

async function take(next: Step, { articles, categories }: Model): Promise<void> {
  switch (next.do) {
    case 'addArticle': {
      const categoryId = at(categories.keys(), next.category);
      const { title } = next;
      articles.set(idOf(await service.createArticle({ worldId, title, template: 'item', categoryId })), {
        title,
        categoryId,
      });
      return;
    }
    case 'addCategory':
      categories.set(idOf(await service.createCategory({ worldId, title: next.title })), next.title);
      return;
    case 'rename': {
      const id = at(articles.keys(), next.article);
      const held = articles.get(id ?? '');
      if (id === null || !held) return;
      await service.patchArticle(id, worldId, { title: next.title });
      held.title = next.title;
      return;
    }
    case 'move': {
      const id = at(articles.keys(), next.article);
      const held = articles.get(id ?? '');
      if (id === null || !held) return;
      held.categoryId = at(categories.keys(), next.category);
      await service.patchArticle(id, worldId, { categoryId: held.categoryId });
      return;
    }
    case 'deleteArticle': {
      const id = at(articles.keys(), next.article);
      if (id !== null) await service.deleteArticle(id);
      articles.delete(id ?? '');
      return;
    }
    case 'deleteCategory': {
      const id = at(categories.keys(), next.category);
      if (id !== null) await service.deleteCategory(id);
      categories.delete(id ?? '');
      for (const held of articles.values()) if (held.categoryId === id) held.categoryId = null;
      return;
    }
    case 'deleteUnknown':
      await expect(service.deleteArticle('nowhere')).rejects.toBeInstanceOf(ServiceError);
  }
}

it('holds what a simple model holds, whatever is changed in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await createSampleWorld();
      const model = await modelOf();
      for (const next of steps) await take(next, model);
      expect(await modelOf()).toEqual(model);
    }),
    { numRuns: 30 },
  );
});
