import type * as z from 'zod/mini';
import type { Category, CategoryId, WorldId } from '../../model/index.ts';
import { listOf, toReferenceId } from '../schema/values.ts';
import type { aragornCategory } from './schemas.ts';

type Wire = z.output<typeof aragornCategory>;

export function categoryFromAragorn(wire: Wire, worldId: WorldId): Category {
  return {
    id: wire.id,
    worldId,
    title: wire.title ?? wire.name ?? '',
    parentId: wire.parent ?? wire.parent_category,
    state: wire.state,
    icon: wire.icon,
    url: wire.url,
    position: wire.position,
  };
}

/** Fills in missing parents from the parents' `children` (platform notes, Categories). */
export function withParents(page: readonly { wire: Wire; category: Category }[]): Category[] {
  const parents = new Map<CategoryId, CategoryId>();
  for (const { wire } of page)
    for (const child of listOf(wire.children)) {
      const id = toReferenceId(child);
      if (id && id !== wire.id) parents.set(id, wire.id);
    }
  return page.map(({ category }) => ({
    ...category,
    parentId: category.parentId ?? parents.get(category.id) ?? null,
  }));
}
