import { type Answer, jsonAnswer } from '../answer.ts';
import { categoryById, linksOf, type StoredCategory, type StoredWorld } from '../database/index.ts';
import type { Context, ServiceRoute } from '../route.ts';
import { visibleCategory } from '../rules/index.ts';
import { categoryReference, imageReference, type ReferenceContext, worldReference } from './reference.ts';

export const categoryRoutes: ServiceRoute[] = [
  { kind: 'service', method: 'GET', path: '/api/aragorn/category/:id', handler: read },
];

export function categoryRead(category: StoredCategory, world: StoredWorld, context: ReferenceContext) {
  const parent = category.parentId ? categoryById(context.store, category.parentId) : null;
  const cover = (name: string) => {
    const link = linksOf(context.store, { kind: 'category', id: category.id }, name)[0];
    return imageReference(link ? Number(link.id) : 1, context);
  };
  return {
    id: category.id,
    title: category.title,
    state: category.state,
    views: category.views,
    description: category.description,
    excerpt: category.excerpt,
    icon: category.icon ?? '',
    position: category.position,
    url: `${context.origin}/w/${world.slug}/c/${category.slug}`,
    page_cover: cover('pagecover'),
    book_cover: cover('bookcover'),
    ...(parent ? { parent_category: categoryReference(parent, world, context) } : {}),
    world: worldReference(world, context),
  };
}

function read(context: Context): Answer {
  const { category, world } = visibleCategory(context.store, context.user, context.params.id ?? '');
  return jsonAnswer(categoryRead(category, world, context));
}
