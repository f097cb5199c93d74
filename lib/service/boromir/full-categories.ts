import type { CategoryFields, NewCategory } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { iterateList } from '../iterate-list.ts';
import type { FullCategoryService } from '../port.ts';
import { fullCategory } from '../schema/category.ts';
import { linkTo } from '../schema/write.ts';
import { categories } from './categories.ts';
import { creates, patches, reads, removes } from './methods.ts';

export function fullCategories(client: Client): FullCategoryService {
  const { categories: list } = categories(client);
  return {
    everyCategory: iterateList(describeMethod(['POST world/categories'], list)),
    category: reads(client, 'category', 2, fullCategory),
    createCategory: creates(client, 'category', ({ worldId, ...fields }: NewCategory) => ({
      ...body(fields),
      world: linkTo(worldId),
    })),
    patchCategory: patches(client, 'category', body),
    deleteCategory: removes(client, 'category'),
  };
}

function body({ parentId, ...same }: CategoryFields) {
  return { ...same, parent: linkTo(parentId) };
}
