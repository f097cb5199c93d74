import type { Client } from '../client.ts';
import { described } from '../described.ts';
import { every } from '../every.ts';
import type { FullCategoryService } from '../port.ts';
import { fullCategory } from '../schema/category.ts';
import { categories } from './categories.ts';
import { reads } from './methods.ts';

export function fullCategories(client: Client): Pick<FullCategoryService, 'everyCategory' | 'category'> {
  const { categories: list } = categories(client);
  return {
    everyCategory: every(described(['GET world/{id}/categories'], list)),
    category: reads(client, 'category/{id}', fullCategory),
  };
}
