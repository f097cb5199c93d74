import type { Branch } from '../../../lib/sample-world/content/index.ts';
import { formatInstant, insertCategory, type Store, type StoredWorld } from '../database/index.ts';
import { slugOf } from '../rules/index.ts';
import { begin } from './begin.ts';
import type { Random } from './random.ts';

/** Adds a tree of categories and stores each one's id in `ids` by title. */
export function addBranches(
  store: Store,
  random: Random,
  world: StoredWorld,
  list: readonly Branch[],
  parentId: string | null,
  ids: Map<string, string>,
): void {
  for (const [position, branch] of list.entries()) {
    const id = random.uuid();
    const date = formatInstant(begin + ids.size * 60_000);
    insertCategory(store, {
      id,
      worldId: world.id,
      parentId,
      title: branch.title,
      slug: slugOf(branch.title, 'category'),
      state: 'public',
      description: branch.description,
      excerpt: null,
      icon: null,
      position,
      views: random.below(200),
      creationDate: date,
      updateDate: date,
      fields: {},
    });
    ids.set(branch.title, id);
    addBranches(store, random, world, branch.under ?? [], id, ids);
  }
}
