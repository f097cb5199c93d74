import * as z from 'zod/mini';
import { asJson, isPresent, kindOf, presentValues } from './kind.ts';

const text = z.optional(z.string());
const state = z.optional(z.enum(['public', 'private']));
const tags = z.optional(z.array(z.string()));
const json = z.optional(z.pipe(z.unknown(), z.transform(asJson)));

function withoutRaw<Thing extends { raw: unknown }>({ raw: _raw, ...rest }: Thing): Omit<Thing, 'raw'> {
  return rest;
}

export const category = kindOf({
  method: 'patchCategory',
  fields: {
    ...{ title: 'text', description: 'text', excerpt: 'text', icon: 'text' },
    ...{ state: 'plain', position: 'plain', parentId: 'plain' },
  },
  schema: z.strictObject({
    ...{ title: text, description: text, excerpt: text, icon: text, state },
    ...{ position: z.optional(z.number()), parentId: z.optional(z.nullable(z.string())) },
  }),
  read: (service, { id }, options) => service.category(id, options),
  patch: (service, { id }, changes, options) => service.patchCategory(id, changes, options),
  currentState: (thing) => ({
    values: presentValues([
      ['title', isPresent(thing.raw, 'title', 'name'), thing.title],
      ['description', isPresent(thing.raw, 'description'), thing.description],
      ['excerpt', isPresent(thing.raw, 'excerpt'), thing.excerpt ?? ''],
      ['icon', isPresent(thing.raw, 'icon'), thing.icon ?? ''],
      ['state', thing.state !== null, thing.state],
      ['position', thing.position !== null, thing.position],
      ['parentId', isPresent(thing.raw, 'parent', 'parentCategory', 'parent_category'), thing.parentId],
    ]),
    title: thing.title,
    worldId: thing.worldId || null,
    upstreamAt: null,
  }),
  as: (thing) => ({ kind: 'category', thing }),
  wholeOf: withoutRaw,
});

/** The data is changed in World Anvil's own form, so an undo restores it byte for byte. */
export const statblock = kindOf({
  method: 'patchStatblock',
  fields: {
    ...{ title: 'text', state: 'plain', tags: 'tags', isShared: 'plain', folderId: 'plain' },
    ...{ source: 'text', parser: 'plain', jsonData: 'plain', tableData: 'plain' },
  },
  schema: z.strictObject({
    ...{ title: text, state, tags, isShared: z.optional(z.boolean()), source: text },
    ...{ parser: z.optional(z.nullable(z.string())), jsonData: json, tableData: json },
    folderId: z.optional(z.nullable(z.number())),
  }),
  read: (service, { id }, options) => service.statblock(Number(id), options),
  patch: (service, { id }, changes, options) => service.patchStatblock(Number(id), changes, options),
  currentState: (thing) => ({
    values: presentValues([
      ['title', isPresent(thing.raw, 'title', 'name'), thing.title],
      ['state', thing.state !== null, thing.state],
      ['tags', isPresent(thing.raw, 'tags'), thing.tags],
      ['isShared', thing.isShared !== null, thing.isShared],
      ['folderId', isPresent(thing.raw, 'folder', 'blockfolder'), thing.folder?.id ?? null],
      ['source', isPresent(thing.raw, 'textualdata'), thing.source ?? ''],
      ['parser', isPresent(thing.raw, 'dataParser'), thing.parser],
      ['jsonData', isPresent(thing.raw, 'jsondata'), asJson(thing.raw.jsondata)],
      ['tableData', isPresent(thing.raw, 'tabulardata'), asJson(thing.raw.tabulardata)],
    ]),
    title: thing.title,
    worldId: thing.worldId,
    upstreamAt: thing.updatedAt,
  }),
  as: (thing) => ({ kind: 'statblock', thing }),
  wholeOf: withoutRaw,
});

/** A secret's content is never kept. */
export const secret = kindOf({
  method: 'patchSecret',
  fields: { state: 'plain', groupIds: 'ids' },
  schema: z.strictObject({ state, groupIds: tags }),
  read: (service, { id }, options) => service.secret(id, options),
  patch: (service, { id }, changes, options) => service.patchSecret(id, changes, options),
  currentState: (thing) => ({
    values: presentValues([
      ['state', thing.state !== null, thing.state],
      ['groupIds', isPresent(thing.raw, 'subscribergroups'), thing.groups.map(({ id }) => id)],
    ]),
    title: thing.title,
    worldId: thing.worldId,
    upstreamAt: thing.updatedAt,
  }),
  as: (thing) => ({ kind: 'secret', thing }),
  wholeOf: () => null,
});

export const image = kindOf({
  method: 'patchImage',
  fields: { title: 'text', description: 'text', alt: 'text', tags: 'tags', state: 'plain' },
  schema: z.strictObject({ title: text, description: text, alt: text, tags, state }),
  read: (service, { id }, options) => service.image(Number(id), options),
  patch: (service, { id }, changes, options) => service.patchImage(Number(id), changes, options),
  currentState: (thing) => ({
    values: presentValues([
      // An image without a title shows its file name instead.
      ['title', isPresent(thing.raw, 'title'), thing.raw.title === null ? '' : thing.title],
      ['description', isPresent(thing.raw, 'description'), thing.description],
      ['alt', isPresent(thing.raw, 'alt'), thing.alt ?? ''],
      ['tags', isPresent(thing.raw, 'tags'), thing.tags],
      ['state', thing.state !== null, thing.state],
    ]),
    title: thing.title,
    worldId: thing.worldId,
    upstreamAt: thing.updatedAt,
  }),
  as: (thing) => ({ kind: 'image', thing }),
  wholeOf: withoutRaw,
});

export const world = kindOf({
  method: 'patchWorld',
  fields: {
    ...{ title: 'text', state: 'plain', subtitle: 'text', description: 'text', copyright: 'text' },
    ...{ globalAnnouncement: 'text', globalHeader: 'text', globalSidebarFooter: 'text' },
    ...{ globalArticleIntroduction: 'text', sidebarContent: 'text', displayCss: 'text' },
    ...{ displayPanelCss: 'text', tags: 'tags' },
  },
  schema: z.strictObject({
    ...{ title: text, state, subtitle: text, description: text, copyright: text, globalAnnouncement: text },
    ...{ globalHeader: text, globalSidebarFooter: text, globalArticleIntroduction: text },
    ...{ sidebarContent: text, displayCss: text, displayPanelCss: text, tags },
  }),
  read: (service, { id }, options) => service.worldFields(id, options),
  patch: (service, { id }, changes, options) => service.patchWorld(id, changes, options),
  currentState: (thing) => ({
    values: presentValues(
      Object.entries(thing).map(([name, value]) => [name, value !== undefined, asJson(value)] as const),
    ),
    title: thing.title ?? '',
    worldId: null,
    upstreamAt: null,
  }),
  as: (thing) => ({ kind: 'world', thing }),
  wholeOf: (thing) => thing,
});
