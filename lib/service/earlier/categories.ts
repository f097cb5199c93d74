import type { Category, WorldId } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { described } from '../described.ts';
import { every } from '../every.ts';
import type { CategoryService, FullCategoryService, List } from '../port.ts';
import { fullCategory } from '../schema/category.ts';
import { parsePage } from '../schema/parse.ts';
import { BY_CATEGORY, LIST_PAGE, listed, listQuery } from './calls.ts';
import { categoryFromEarlier, withParents } from './category.ts';
import { reads } from './methods.ts';
import { earlierCategory } from './schemas.ts';

const LIST = 'world/{id}/categories';

export function categories(
  client: Client,
): CategoryService & Pick<FullCategoryService, 'everyCategory' | 'category'> {
  const page: List<WorldId, Category> = async (worldId, offset, options) => {
    const answer = await client.read(listed(LIST, worldId, listQuery(BY_CATEGORY, offset, options)), options);
    const read = parsePage(earlierCategory, answer.categories, { offset, size: LIST_PAGE }, (wire) => ({
      wire,
      category: categoryFromEarlier(wire, worldId),
    }));
    return { ...read, items: withParents(read.items) };
  };
  const all = described([`GET ${LIST}`], page);
  return {
    categories: all,
    everyCategory: every(all),
    category: reads(client, 'category/{id}', fullCategory),
  };
}
