import {
  categoryById,
  imageById,
  imagePath,
  type StoredArticle,
  type StoredCategory,
  type StoredWorld,
  userById,
} from '../database/index.ts';

export { dateObject } from '../date-object.ts';

import type { Context } from '../route.ts';

export type ReferenceContext = Pick<Context, 'store' | 'origin' | 'quirks' | 'user'>;

export function worldReference(world: StoredWorld, { origin }: ReferenceContext) {
  return { id: world.id, title: world.name, slug: world.slug, url: `${origin}/w/${world.slug}` };
}

export function categoryReference(
  category: StoredCategory,
  world: StoredWorld,
  { origin }: ReferenceContext,
) {
  const url = `${origin}/w/${world.slug}/c/${category.slug}`;
  return { id: category.id, title: category.title, slug: category.slug, url };
}

export function authorReference(userId: string, { store, origin }: ReferenceContext) {
  const username = userById(store, userId)?.username ?? 'unknown';
  return {
    id: userId,
    username,
    url: `${origin}/author/${username}`,
    avatar: { id: 1, url: `${origin}/uploads/avatar.svg` },
  };
}

export function imageReference(id: number, { store, origin }: ReferenceContext) {
  const image = imageById(store, id);
  return { id, url: origin + (image ? imagePath(image) : `/uploads/images/${id}`) };
}

export function articleUrl(article: StoredArticle, world: StoredWorld, { origin }: ReferenceContext): string {
  return `${origin}/w/${world.slug}/a/${article.slug}`;
}

/** `{category}` and `{cover}` of an article. Missing keys mean none. */
export function optionalReferences(article: StoredArticle, world: StoredWorld, context: ReferenceContext) {
  const category = article.categoryId ? categoryById(context.store, article.categoryId) : null;
  const cover = article.cover === null ? null : imageById(context.store, article.cover);
  return {
    ...(category ? { category: categoryReference(category, world, context) } : {}),
    ...(cover ? { cover: imageReference(cover.id, context) } : {}),
  };
}
