import {
  categoryById,
  entityById,
  imagePath,
  linksOf,
  type StoredArticle,
  type StoredCategory,
  type StoredImage,
  type StoredSecret,
  type StoredUser,
  type StoredWorld,
  type Target,
} from '../database/index.ts';
import { dateObject } from '../date-object.ts';
import { returnedTags } from '../returned.ts';
import type { Context } from '../route.ts';
import { entityClass } from '../rules/index.ts';

export type ReferenceContext = Pick<Context, 'store' | 'origin' | 'quirks' | 'user'>;

/** The fields of any entity at granularity -1, in lists and nested references. */
export interface Reference {
  /** An integer for statblocks, images and other numbered kinds. */
  id: string | number;
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
  tags: string | unknown[] | null;
  updateDate: ReturnType<typeof dateObject> | null;
}

/** Builds a reference with the given fields and no others. */
export function reference(
  given: Partial<Reference> & Pick<Reference, 'id' | 'title' | 'entityClass'>,
): Reference {
  const { id, title, entityClass, ...rest } = given;
  return {
    id,
    title,
    slug: null,
    state: null,
    isWip: null,
    isDraft: null,
    entityClass,
    icon: null,
    url: null,
    subscribergroups: [],
    folderId: '-1',
    tags: null,
    updateDate: null,
    ...rest,
  };
}

/** A nested reference, which on World Anvil often lacks the last three fields. */
export function nested(full: Reference, { quirks }: ReferenceContext): Partial<Reference> {
  if (!quirks.leanReferences) return full;
  const { folderId: _, tags: __, updateDate: ___, ...lean } = full;
  return lean;
}

/** The subscriber groups that a resource is shared with. */
export function groupReferences(resource: Target, context: ReferenceContext): Partial<Reference>[] {
  return linksOf(context.store, resource, 'subscribergroups').flatMap(({ kind, id }) => {
    const group = entityById(context.store, kind, id);
    if (!group) return [];
    return [nested(reference({ id, title: group.title, entityClass: 'SubscriberGroup' }), context)];
  });
}

export function articleReference(
  article: StoredArticle,
  world: StoredWorld,
  context: ReferenceContext,
): Reference {
  return reference({
    id: article.id,
    title: article.title,
    slug: article.slug,
    state: article.state,
    isWip: article.isWip,
    isDraft: article.isDraft,
    entityClass: entityClass(article.templateType),
    icon: article.icon,
    url: `${context.origin}/w/${world.slug}/a/${article.slug}`,
    subscribergroups: groupReferences({ kind: 'article', id: article.id }, context),
    folderId: article.categoryId ?? '-1',
    tags: returnedTags(article.tags, context.quirks),
    updateDate: dateObject(article.updateDate, context.quirks),
  });
}

export function categoryReference(
  category: StoredCategory,
  world: StoredWorld,
  context: ReferenceContext,
): Reference {
  return reference({
    id: category.id,
    title: category.title,
    slug: category.slug,
    state: category.state,
    entityClass: 'Category',
    icon: category.icon,
    url: `${context.origin}/w/${world.slug}/c/${category.slug}`,
    subscribergroups: groupReferences({ kind: 'category', id: category.id }, context),
    folderId: (context.quirks.categoryFolderIsParent && category.parentId) || '-1',
    updateDate: dateObject(category.updateDate, context.quirks),
  });
}

export function worldReference(world: StoredWorld, context: ReferenceContext): Reference {
  return reference({
    id: world.id,
    title: world.name,
    slug: world.slug,
    state: world.state,
    entityClass: 'World',
    url: `${context.origin}/w/${world.slug}`,
    tags: world.texts.tags ?? null,
    updateDate: dateObject(world.updateDate, context.quirks),
  });
}

export function userReference(user: StoredUser, { origin }: ReferenceContext): Reference {
  return reference({
    id: user.id,
    title: user.username,
    slug: user.username,
    entityClass: 'User',
    url: `${origin}/author/${user.username}`,
  });
}

export function secretReference(secret: StoredSecret, context: ReferenceContext): Reference {
  return reference({
    id: secret.id,
    title: secret.title,
    state: secret.state,
    entityClass: 'Secret',
    url: `${context.origin}/world/secret/${secret.id}/edit`,
    subscribergroups: groupReferences({ kind: 'secret', id: secret.id }, context),
    tags: secret.tags,
    updateDate: dateObject(secret.updateDate, context.quirks),
  });
}

export function imageReference(image: StoredImage, { origin }: ReferenceContext): Reference {
  return reference({
    id: image.id,
    title: image.title,
    state: image.state,
    entityClass: 'Image',
    url: origin + imagePath(image),
    tags: image.tags,
  });
}

/** An article's category as a reference, or null. */
export function categoryOf(article: StoredArticle, world: StoredWorld, context: ReferenceContext) {
  const category = article.categoryId ? categoryById(context.store, article.categoryId) : null;
  return category ? nested(categoryReference(category, world, context), context) : null;
}
