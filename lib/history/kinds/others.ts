import * as z from 'zod/mini';
import { asJson, isPresent, kindOf, presentValues } from './kind.ts';

const text = z.optional(z.string());
const state = z.optional(z.enum(['public', 'private']));
const tags = z.optional(z.array(z.string()));
const json = z.optional(z.pipe(z.unknown(), z.transform(asJson)));

function withoutRaw<Resource extends { raw: unknown }>({
  raw: _raw,
  ...rest
}: Resource): Omit<Resource, 'raw'> {
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
  currentState: (resource) => ({
    values: presentValues([
      ['title', isPresent(resource.raw, 'title', 'name'), resource.title],
      ['description', isPresent(resource.raw, 'description'), resource.description],
      ['excerpt', isPresent(resource.raw, 'excerpt'), resource.excerpt ?? ''],
      ['icon', isPresent(resource.raw, 'icon'), resource.icon ?? ''],
      ['state', resource.state !== null, resource.state],
      ['position', resource.position !== null, resource.position],
      ['parentId', isPresent(resource.raw, 'parent', 'parentCategory', 'parent_category'), resource.parentId],
    ]),
    title: resource.title,
    worldId: resource.worldId || null,
    upstreamAt: null,
  }),
  as: (resource) => ({ kind: 'category', resource }),
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
  currentState: (resource) => ({
    values: presentValues([
      ['title', isPresent(resource.raw, 'title', 'name'), resource.title],
      ['state', resource.state !== null, resource.state],
      ['tags', isPresent(resource.raw, 'tags'), resource.tags],
      ['isShared', resource.isShared !== null, resource.isShared],
      ['folderId', isPresent(resource.raw, 'folder', 'blockfolder'), resource.folder?.id ?? null],
      ['source', isPresent(resource.raw, 'textualdata'), resource.source ?? ''],
      ['parser', isPresent(resource.raw, 'dataParser'), resource.parser],
      ['jsonData', isPresent(resource.raw, 'jsondata'), asJson(resource.raw.jsondata)],
      ['tableData', isPresent(resource.raw, 'tabulardata'), asJson(resource.raw.tabulardata)],
    ]),
    title: resource.title,
    worldId: resource.worldId,
    upstreamAt: resource.updatedAt,
  }),
  as: (resource) => ({ kind: 'statblock', resource }),
  wholeOf: withoutRaw,
});

/** What a secret says is stored only encrypted (`sealing.ts`), and nothing else of it is kept. */
export const secret = kindOf({
  method: 'patchSecret',
  fields: { state: 'plain', groupIds: 'ids', title: 'text', content: 'text', tags: 'tags' },
  schema: z.strictObject({ state, groupIds: tags, title: text, content: text, tags }),
  read: (service, { id }, options) => service.secret(id, options),
  patch: (service, { id }, changes, options) => service.patchSecret(id, changes, options),
  currentState: (resource) => ({
    values: presentValues([
      ['state', resource.state !== null, resource.state],
      ['groupIds', isPresent(resource.raw, 'subscribergroups'), resource.groups.map(({ id }) => id)],
      ['title', isPresent(resource.raw, 'title', 'name'), resource.title],
      ['content', isPresent(resource.raw, 'content'), resource.content],
      ['tags', isPresent(resource.raw, 'tags'), resource.tags],
    ]),
    title: resource.title,
    worldId: resource.worldId,
    upstreamAt: resource.updatedAt,
  }),
  as: (resource) => ({ kind: 'secret', resource }),
  wholeOf: () => null,
});

export const image = kindOf({
  method: 'patchImage',
  fields: { title: 'text', description: 'text', alt: 'text', tags: 'tags', state: 'plain' },
  schema: z.strictObject({ title: text, description: text, alt: text, tags, state }),
  read: (service, { id }, options) => service.image(Number(id), options),
  patch: (service, { id }, changes, options) => service.patchImage(Number(id), changes, options),
  currentState: (resource) => ({
    values: presentValues([
      // An image without a title shows its file name instead.
      ['title', isPresent(resource.raw, 'title'), resource.raw.title === null ? '' : resource.title],
      ['description', isPresent(resource.raw, 'description'), resource.description],
      ['alt', isPresent(resource.raw, 'alt'), resource.alt ?? ''],
      ['tags', isPresent(resource.raw, 'tags'), resource.tags],
      ['state', resource.state !== null, resource.state],
    ]),
    title: resource.title,
    worldId: resource.worldId,
    upstreamAt: resource.updatedAt,
  }),
  as: (resource) => ({ kind: 'image', resource }),
  wholeOf: withoutRaw,
});

export const manuscript = kindOf({
  method: 'patchManuscript',
  fields: { title: 'text', description: 'text' },
  schema: z.strictObject({ title: text, description: text }),
  read: (service, { id }, options) => service.manuscript(id, options),
  patch: (service, { id }, changes, options) => service.patchManuscript(id, changes, options),
  currentState: (resource) => ({
    values: presentValues([
      ['title', isPresent(resource.raw, 'title', 'name'), resource.title],
      ['description', isPresent(resource.raw, 'description'), resource.description],
    ]),
    title: resource.title,
    worldId: resource.worldId || null,
    upstreamAt: resource.updatedAt,
  }),
  as: (resource) => ({ kind: 'manuscript', resource }),
  wholeOf: withoutRaw,
});

/** A part of a manuscript. Its own title says too little: the history shows the one that the edit has. */
export const manuscriptPart = kindOf({
  method: 'patchManuscriptPart',
  fields: { title: 'text' },
  schema: z.strictObject({ title: text }),
  read: (service, { id }, options) => service.manuscriptPart(id, options),
  patch: (service, { id }, changes, options) => service.patchManuscriptPart(id, changes, options),
  currentState: ({ raw, title, worldId, updatedAt }) => ({
    values: presentValues([['title', isPresent(raw, 'title', 'name'), title]]),
    ...{ title: '', worldId: worldId || null, upstreamAt: updatedAt },
  }),
  as: (resource) => ({ kind: 'manuscriptPart', resource }),
  wholeOf: withoutRaw,
});

/** A passage in a part of a manuscript. World Anvil's title of it is its text again. */
export const manuscriptBeat = kindOf({
  method: 'patchManuscriptBeat',
  fields: { content: 'text' },
  schema: z.strictObject({ content: text }),
  read: (service, { id }, options) => service.manuscriptBeat(id, options),
  patch: (service, { id }, changes, options) => service.patchManuscriptBeat(id, changes, options),
  currentState: ({ raw, content, worldId, updatedAt }) => ({
    values: presentValues([['content', isPresent(raw, 'content'), content]]),
    ...{ title: '', worldId: worldId || null, upstreamAt: updatedAt },
  }),
  as: (resource) => ({ kind: 'manuscriptBeat', resource }),
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
  currentState: (resource) => ({
    values: presentValues(
      Object.entries(resource).map(([name, value]) => [name, value !== undefined, asJson(value)] as const),
    ),
    title: resource.title ?? '',
    worldId: null,
    upstreamAt: null,
  }),
  as: (resource) => ({ kind: 'world', resource }),
  wholeOf: (resource) => resource,
});
