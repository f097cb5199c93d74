import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import { iterateList } from '../iterate-list.ts';
import type { FullCategoryService } from '../port.ts';
import { fullCategory } from '../schema/category.ts';
import { categories } from './categories.ts';
import { reads } from './methods.ts';

export function fullCategories(client: Client): Pick<FullCategoryService, 'everyCategory' | 'category'> {
  const { categories: list } = categories(client);
  return {
    everyCategory: iterateList(describeMethod(['GET world/{id}/categories'], list)),
    category: reads(client, 'category/{id}', fullCategory),
  };
}
