import {
  categoryById,
  type StoredArticle,
  type StoredCategory,
  type StoredImage,
  type StoredSecret,
  type StoredUser,
  type StoredWorld,
} from '../database/index.ts';
import type { Quirks } from '../quirks.ts';
import type { Context } from '../route.ts';
import { entityClass } from '../rules/index.ts';

export type Ground = Pick<Context, 'store' | 'origin' | 'quirks'>;

/** The shape that every entity has at granularity -1, in lists and in nested links. */
export interface Reference {
  id: string;
  title: string;
  slug: string | null;
  state: string | null;
  isWip: boolean | null;
  isDraft: boolean | null;
  entityClass: string;
  icon: string | null;
  url: string | null;
  subscribergroups: unknown[];
  folderId: string;
  tags: string | null;
  updateDate: ReturnType<typeof dateObject> | null;
}

export function dateObject(instant: string, quirks: Quirks) {
  const date = quirks.wholeSeconds ? `${instant.slice(0, 19)}.000000` : instant;
  return { date, timezone_type: 3, timezone: 'UTC' };
}

export function articleReference(article: StoredArticle, world: StoredWorld, ground: Ground): Reference {
  return {
    id: article.id,
    title: article.title,
    slug: article.slug,
    state: article.state,
    isWip: article.isWip,
    isDraft: article.isDraft,
    entityClass: entityClass(article.templateType),
    icon: article.icon,
    url: `${ground.origin}/w/${world.slug}/a/${article.slug}`,
    subscribergroups: [],
    folderId: article.categoryId ?? '-1',
    tags: article.tags,
    updateDate: dateObject(article.updateDate, ground.quirks),
  };
}

export function categoryReference(category: StoredCategory, world: StoredWorld, ground: Ground): Reference {
  return {
    id: category.id,
    title: category.title,
    slug: category.slug,
    state: category.state,
    isWip: null,
    isDraft: null,
    entityClass: 'Category',
    icon: category.icon,
    url: `${ground.origin}/w/${world.slug}/c/${category.slug}`,
    subscribergroups: [],
    folderId: (ground.quirks.categoryFolderIsParent && category.parentId) || '-1',
    tags: null,
    updateDate: dateObject(category.updateDate, ground.quirks),
  };
}

export function worldReference(world: StoredWorld, ground: Ground): Reference {
  return {
    id: world.id,
    title: world.name,
    slug: world.slug,
    state: world.state,
    isWip: null,
    isDraft: null,
    entityClass: 'World',
    icon: null,
    url: `${ground.origin}/w/${world.slug}`,
    subscribergroups: [],
    folderId: '-1',
    tags: world.texts.tags ?? null,
    updateDate: dateObject(world.updateDate, ground.quirks),
  };
}

export function userReference(user: StoredUser, ground: Ground): Reference {
  return {
    id: user.id,
    title: user.username,
    slug: user.username,
    state: null,
    isWip: null,
    isDraft: null,
    entityClass: 'User',
    icon: null,
    url: `${ground.origin}/author/${user.username}`,
    subscribergroups: [],
    folderId: '-1',
    tags: null,
    updateDate: null,
  };
}

export function secretReference(secret: StoredSecret, ground: Ground): Reference {
  return {
    id: secret.id,
    title: secret.title,
    slug: null,
    state: secret.state,
    isWip: null,
    isDraft: null,
    entityClass: 'Secret',
    icon: null,
    url: `${ground.origin}/world/secret/${secret.id}/edit`,
    subscribergroups: [],
    folderId: '-1',
    tags: secret.tags,
    updateDate: dateObject(secret.updateDate, ground.quirks),
  };
}

/** Images are the one entity here whose id is a number. */
export function imageReference(image: StoredImage, { origin }: Ground) {
  return {
    id: image.id,
    title: image.title,
    slug: null,
    state: 'public',
    isWip: null,
    isDraft: null,
    entityClass: 'Image',
    icon: null,
    url: `${origin}/uploads/images/${image.id}.svg`,
    subscribergroups: [],
    folderId: '-1',
    tags: null,
    updateDate: null,
  };
}

/** The category of an article as a reference; null when it has none. */
export function categoryOf(article: StoredArticle, world: StoredWorld, ground: Ground): Reference | null {
  const category = article.categoryId ? categoryById(ground.store, article.categoryId) : null;
  return category ? categoryReference(category, world, ground) : null;
}
