import { linkedTo, linksOf, type StoredEntity, userById, worldById } from '../../database/index.ts';
import { dateObject } from '../../date-object.ts';
import { type Field, theKind } from '../../kinds/index.ts';
import { nested, type ReferenceContext, userReference, worldReference } from '../reference.ts';
import { entityReference, referenceTo } from '../target.ts';

/** An entity at a granularity, according to the description of its kind. */
export function entityAnswer(entity: StoredEntity, context: ReferenceContext, granularity: number) {
  const kind = theKind(entity.kind);
  const answer: Record<string, unknown> = { ...entityReference(entity, context) };
  for (const field of kind.fields)
    if (field.from <= granularity) answer[field.name] = answerOf(entity, field, context);
  if (granularity >= 0) answer.creationDate = dateObject(entity.creationDate, context.quirks);
  if (granularity >= 2 && kind.edit) answer.editURL = context.origin + kind.edit.replace(':id', entity.id);
  return answer;
}

function answerOf(entity: StoredEntity, { name, shape }: Field, context: ReferenceContext): unknown {
  const { store, quirks } = context;
  switch (shape.type) {
    case 'text': {
      const value = entity.fields[name] ?? null;
      return typeof value === 'string' && quirks.crlf ? value.replace(/\r?\n/g, '\r\n') : value;
    }
    case 'number':
    case 'flag':
    case 'json':
      return entity.fields[name] ?? null;
    case 'link': {
      const target = linksOf(store, entity, name)[0];
      return target ? referenceTo(target, context) : null;
    }
    case 'links':
      return linksOf(store, entity, name).flatMap((target) => referenceTo(target, context) ?? []);
    case 'reverse':
      return linkedTo(store, shape.kind, shape.by, entity).flatMap(
        (id) => referenceTo({ kind: shape.kind, id }, context) ?? [],
      );
    case 'owner': {
      const owner = userById(store, entity.ownerId);
      return owner ? nested(userReference(owner, context), context) : null;
    }
    case 'world': {
      const world = entity.worldId ? worldById(store, entity.worldId) : null;
      return world ? nested(worldReference(world, context), context) : null;
    }
  }
}
