import type { Field, Kind } from '../../kinds/index.ts';
import type { Context } from '../../route.ts';
import { characters, type EntityChanges, tooLong } from '../../rules/index.ts';
import { readTargets } from '../links.ts';
import { readState, readText, readTruth } from '../values.ts';

/** Other names under which live clients send a reference. */
const aliases: Record<string, readonly string[]> = {
  folder: ['blockfolder', 'folderId'],
  RPGSRD: ['rpgsrd', 'rpgSystem'],
  group: ['markerGroup', 'markergroup'],
  markertype: ['markerType'],
  version: ['manuscript_version'],
  part: ['manuscript_part'],
  collection: ['variable_collection', 'variablecollection'],
};

/** Parses the body of a PUT or PATCH for an entity. */
export function readEntityInput(context: Context, kind: Kind): EntityChanges {
  const { body, quirks } = context;
  const changes: EntityChanges = { fields: {}, links: new Map(), pointers: [] };
  for (const field of kind.fields) readField(context, field, changes);
  const title = readText(body, kind.titled, quirks) ?? readText(body, 'title', quirks);
  if (typeof title === 'string') changes.title = title;
  if (characters(title ?? '') > 255 && kind.titled === 'title') throw tooLong('title', quirks);
  const tags = readText(body, 'tags', quirks);
  if (tags !== undefined) changes.tags = tags;
  const icon = readText(body, 'icon', quirks);
  if (icon !== undefined) changes.icon = icon;
  const state = readState(body);
  if (state !== undefined && kind.state !== null) changes.state = state;
  const groups = body.subscribergroups;
  if (groups !== undefined)
    changes.links.set('subscribergroups', readTargets(context, 'subscribergroup', groups));
  return changes;
}

/** Known keys of a kind. Others are ignored, or rejected if the quirk is off. */
export function knownKeys(kind: Kind): string[] {
  const names = kind.fields.map(({ name }) => name);
  return [
    ...names,
    ...names.flatMap((name) => aliases[name] ?? []),
    ...['id', 'title', 'tags', 'icon', 'state', 'subscribergroups', 'world', 'user', 'author', 'slug'],
  ];
}

/** The error message for missing required fields of a new entity. */
export function whatIsMissing(context: Context, kind: Kind, changes: EntityChanges): string | null {
  if (kind.titled === 'title' && !['manuscript_part', 'note'].includes(kind.kind) && !changes.title)
    return 'The title is required';
  for (const { name, required } of kind.fields) {
    if (required === 'no' || (required === 'undocumented' && !context.quirks.undocumentedRequired)) continue;
    const value = changes.fields[name] ?? changes.links.get(name)?.[0];
    if (value === undefined || value === null || value === '') return `The ${name} is required`;
  }
  return null;
}

function readField(context: Context, { name, shape }: Field, changes: EntityChanges): void {
  const { body, quirks } = context;
  const sent = [name, ...(aliases[name] ?? [])].map((key) => body[key]).find((value) => value !== undefined);
  if (sent === undefined) return;
  switch (shape.type) {
    case 'text':
      changes.fields[name] = readText({ [name]: sent }, name, quirks) ?? null;
      return;
    case 'number':
      changes.fields[name] = sent === null || sent === '' ? null : Number(sent) || 0;
      return;
    case 'flag':
      changes.fields[name] = readTruth({ [name]: sent }, name);
      return;
    case 'json':
      changes.fields[name] = sent;
      return;
    case 'link':
      changes.links.set(name, readTargets(context, shape.target, sent).slice(0, 1));
      return;
    case 'links':
      changes.links.set(name, readTargets(context, shape.target, sent));
      return;
    case 'reverse':
      if (shape.isSettable)
        changes.pointers.push({
          kind: shape.kind,
          by: shape.by,
          targets: readTargets(context, shape.kind, sent),
        });
      return;
    default:
      return;
  }
}
