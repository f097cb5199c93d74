import type { Category, CategoryFields, NewCategory, WorldId } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { described } from '../described.ts';
import { every } from '../every.ts';
import type { CategoryService, FullCategoryService, List } from '../port.ts';
import { fullCategory } from '../schema/category.ts';
import { parsePage } from '../schema/parse.ts';
import { linkTo } from '../schema/write.ts';
import { list, PAGE } from './calls.ts';
import { creates, patches, plainOnly, reads, removes } from './methods.ts';
import { currentCategory } from './schemas.ts';

export function categories(client: Client): CategoryService & FullCategoryService {
  const listed: List<WorldId, Category> = async (worldId, offset, options) => {
    plainOnly(options);
    const answer = await client.read(list('world/categories', worldId, offset), options);
    return parsePage(currentCategory, answer.entities, { offset, size: PAGE }, (wire) => ({
      id: wire.id,
      worldId,
      title: wire.title ?? '',
      // Whether `folderId` tells the parent is not certain; without it the tree is flat.
      parentId: wire.parent ?? wire.folderId,
      state: wire.state,
      icon: wire.icon,
      url: wire.url,
      position: wire.position,
    }));
  };
  const all = described(['POST world/categories'], listed);
  return {
    categories: all,
    everyCategory: every(all),
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
