import type { Category, WorldId } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { CategoryService, List } from '../port.ts';
import { parsePage } from '../schema/parse.ts';
import { BY_CATEGORY, LIST_PAGE, listed, listQuery } from './calls.ts';
import { categoryFromAragorn, withParents } from './category.ts';
import { aragornCategory } from './schemas.ts';

const LIST = 'world/{id}/categories';

export function categories(client: Client): CategoryService {
  const page: List<WorldId, Category> = async (worldId, offset, options) => {
    const answer = await client.read(listed(LIST, worldId, listQuery(BY_CATEGORY, offset, options)), options);
    const read = parsePage(aragornCategory, answer.categories, { offset, size: LIST_PAGE }, (wire) => ({
      wire,
      category: categoryFromAragorn(wire, worldId),
    }));
    return { ...read, items: withParents(read.items) };
  };
  return { categories: describeMethod([`GET ${LIST}`], page) };
}
