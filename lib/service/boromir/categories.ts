import type { Category, WorldId } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { describeMethod } from '../describe-method.ts';
import type { CategoryService, List } from '../port.ts';
import { parsePage } from '../schema/parse.ts';
import { list, PAGE } from './calls.ts';
import { rejectFilters } from './methods.ts';
import { boromirCategory } from './schemas.ts';

export function categories(client: Client): CategoryService {
  const listed: List<WorldId, Category> = async (worldId, offset, options) => {
    rejectFilters(options);
    const answer = await client.read(list('world/categories', worldId, offset), options);
    return parsePage(boromirCategory, answer.entities, { offset, size: PAGE }, (wire) => ({
      id: wire.id,
      worldId,
      title: wire.title ?? '',
      // It is unconfirmed whether `folderId` is the parent. Without it, the tree is flat.
      parentId: wire.parent ?? wire.folderId,
      state: wire.state,
      icon: wire.icon,
      url: wire.url,
      position: wire.position,
      updatedAt: wire.updateDate,
    }));
  };
  return { categories: describeMethod(['POST world/categories'], listed) };
}
