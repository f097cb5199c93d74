import {
  articleById,
  categoryById,
  entityById,
  imageById,
  linksOf,
  type StoredEntity,
  type Target,
  userById,
  worldById,
} from '../database/index.ts';
import { dateObject } from '../date-object.ts';
import { theKind } from '../kinds/index.ts';
import { mayReadEntity, maySeeArticle } from '../rules/index.ts';
import {
  articleReference,
  categoryReference,
  groupReferences,
  imageReference,
  nested,
  type Reference,
  type ReferenceContext,
  reference,
  userReference,
} from './reference.ts';

export function entityReference(entity: StoredEntity, context: ReferenceContext): Reference {
  const kind = theKind(entity.kind);
  const world = entity.worldId ? worldById(context.store, entity.worldId) : null;
  const folder = entity.kind === 'block' ? linksOf(context.store, entity, 'folder')[0] : undefined;
  const page = kind.page
    ?.replace(':id', entity.id)
    .replace(':slug', entity.slug ?? '')
    .replace(':world', world?.slug ?? '');
  return reference({
    id: kind.numbered ? Number(entity.id) : entity.id,
    title: entity.title,
    slug: entity.slug,
    state: entity.state,
    entityClass: kind.entityClass,
    icon: entity.icon,
    url: page === undefined ? null : context.origin + page,
    subscribergroups: groupReferences(entity, context),
    folderId: folder?.id ?? '-1',
    tags: entity.kind === 'manuscript' ? manuscriptTags(entity) : entity.tags,
    updateDate: dateObject(entity.updateDate, context.quirks),
  });
}

/** Only manuscripts return tags as a list. */
function manuscriptTags({ tags }: StoredEntity): string[] {
  return (tags ?? '').split(',').filter((tag) => tag !== '');
}

/** A reference to the target, or null if it is deleted or not visible to this user. */
export function referenceTo({ kind, id }: Target, context: ReferenceContext): Partial<Reference> | null {
  const found = fullReference(kind, id, context);
  return found ? nested(found, context) : null;
}

function fullReference(kind: string, id: string, context: ReferenceContext): Reference | null {
  const { store, user } = context;
  switch (kind) {
    case 'article':
    case 'category': {
      const found = kind === 'article' ? articleById(store, id) : categoryById(store, id);
      const world = found && worldById(store, found.worldId);
      if (!found || !world) return null;
      if (!('isDraft' in found)) return categoryReference(found, world, context);
      return maySeeArticle(store, user, found, world) ? articleReference(found, world, context) : null;
    }
    case 'image': {
      const image = imageById(store, Number(id));
      return image && imageReference(image, context);
    }
    case 'user': {
      const person = userById(store, id);
      return person && userReference(person, context);
    }
    default: {
      const entity = entityById(store, kind, id);
      return entity && mayReadEntity(store, user, entity) ? entityReference(entity, context) : null;
    }
  }
}
