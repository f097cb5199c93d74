import * as z from 'zod/mini';
import { message } from '../i18n/index.ts';
import type { ListedRecordKind, Raw, Values, WorldId } from '../model/index.ts';
import { type Created, type FullService, type MethodName, ServiceError } from '../service/index.ts';

/** What can be created besides articles and categories: what others refer to comes first. */
export const THING_KINDS = [
  ...(['subscribergroup', 'blockfolder', 'statblock', 'secret'] as const),
  ...(['history', 'timeline', 'variable_collection', 'variable'] as const),
  ...(['notebook', 'notesection', 'note'] as const),
  ...(['manuscript', 'manuscript_version', 'manuscript_part', 'manuscript_beat'] as const),
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** The calls that creating, changing and deleting these needs. */
export type ThingService = Pick<
  FullService,
  | 'capabilities'
  | 'everyRecord'
  | 'record'
  | 'everyStatblock'
  | 'everyFolderStatblock'
  | 'statblock'
  | 'everySecret'
  | 'secret'
  | 'everyManuscript'
  | 'manuscript'
  | 'everyManuscriptVersion'
  | 'everyManuscriptPart'
  | 'manuscriptPart'
  | 'everyManuscriptBeat'
  | 'manuscriptBeat'
  | `${'create' | 'patch' | 'delete'}${Named}`
>;
type Named =
  | ('SubscriberGroup' | 'StatblockFolder' | 'Statblock' | 'Secret' | 'History' | 'Timeline')
  | ('VariableCollection' | 'Variable' | 'Notebook' | 'NoteSection' | 'Note')
  | ('Manuscript' | 'ManuscriptVersion' | 'ManuscriptPart' | 'ManuscriptBeat');

type Listing = AsyncIterable<{ id: string | number; title: string }>;

/** How things of a kind are listed, created and so on. Rejects with a `ServiceError`, or a `ZodError` for bad values. */
export interface ThingKindRules {
  create: MethodName;
  /** The value that names what it is in. Null: the world. */
  within: string | null;
  /** The value by which a list shows it. */
  titled: string;
  list(service: ThingService, parent: string, values: Values): Listing;
  raw(service: ThingService, id: string): Promise<Raw>;
  make(service: ThingService, worldId: WorldId, values: Values): Promise<Created<string | number>>;
  patch(service: ThingService, id: string, values: Values): Promise<void>;
  remove(service: ThingService, id: string): Promise<void>;
}

const text = z.optional(z.string());
const number = z.optional(z.number());
const state = z.optional(z.enum(['public', 'private']));
const tags = z.optional(z.array(z.string()));
/** Ids of statblocks and their folders are numbers, which places give as text. */
const numeric = z.optional(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((id) => Number(id)),
  ),
);
const json = z.optional(z.json());
const part = z.nullable(z.number());
const date = z.object({ year: z.string(), month: part, day: part, hour: part, minute: part });
const inWorld = { worldId: z.string() };
const titled = { title: z.string() };

interface Given<New, Changes> extends Pick<ThingKindRules, 'create' | 'list' | 'raw' | 'remove'> {
  within?: string;
  titled?: string;
  fresh: z.ZodMiniType<New>;
  changes: z.ZodMiniType<Changes>;
  make(service: ThingService, fields: New): Promise<Created<string | number>>;
  patch(service: ThingService, id: string, changes: Changes): Promise<void>;
}

const thing = <New, Changes>({
  fresh,
  changes,
  make,
  patch,
  ...given
}: Given<New, Changes>): ThingKindRules => ({
  ...{ within: null, titled: 'title', ...given },
  make: async (service, worldId, values) => make(service, checked(fresh, { ...values, worldId })),
  patch: async (service, id, values) => patch(service, id, checked(changes, values)),
});

/** What World Anvil would refuse is refused before anything is sent. */
function checked<Fields>(schema: z.ZodMiniType<Fields>, values: Values): Fields {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new ServiceError({ kind: 'invalid', sentence: message('putBack.failedDamaged'), status: 0 });
}

const SYNC = { urgency: 'sync', fresh: true } as const;

const record = (kind: ListedRecordKind): Pick<ThingKindRules, 'list' | 'raw'> => ({
  list: (service, parent) => service.everyRecord(kind, parent, SYNC),
  raw: (service, id) => service.record(kind, id, SYNC),
});

const rawOf = async (read: Promise<{ raw: Raw }>): Promise<Raw> => (await read).raw;

const group = { title: text, description: text, position: number };
const groupFlags = { isHidden: z.optional(z.boolean()), isAssignable: z.optional(z.boolean()) };
const statblock = {
  ...{
    title: text,
    source: text,
    parser: z.optional(z.nullable(z.string())),
    jsonData: json,
    tableData: json,
  },
  ...{ state, tags, isShared: z.optional(z.boolean()), folderId: numeric },
};
const secret = { title: text, content: text, state, tags, groupIds: tags, articleId: text };
const history = {
  ...{ title: text, content: text, fullContent: text, state, tags, significance: number },
  ...{ begins: z.optional(date), ends: z.optional(date), articleId: text },
};
const timeline = {
  ...{ title: text, description: text, state, tags },
  ...{ type: z.optional(z.enum(['parallel', 'master'])), historyIds: tags },
};
const collection = { title: text, description: text, prefix: text };
const variable = { key: text, value: text, type: text };
const colored = { title: text, color: text };
const note = { ...colored, content: text, tags, articleId: text };
const manuscript = { title: text, description: text, state };
const version = { title: text, state };
const manuscriptPart = { title: text, position: number };
const beat = { content: text, position: number };

export const THINGS: Readonly<Record<ThingKind, ThingKindRules>> = {
  subscribergroup: thing({
    ...record('subscribergroup'),
    create: 'createSubscriberGroup',
    fresh: z.object({ ...group, ...groupFlags, ...titled, ...inWorld }),
    changes: z.object({ ...group, ...groupFlags }),
    make: (service, fields) => service.createSubscriberGroup(fields),
    patch: (service, id, changes) => service.patchSubscriberGroup(id, changes),
    remove: (service, id) => service.deleteSubscriberGroup(id),
  }),
  blockfolder: thing({
    ...record('blockfolder'),
    create: 'createStatblockFolder',
    fresh: z.object({ ...titled, ...inWorld }),
    changes: z.object({ title: text }),
    make: (service, fields) => service.createStatblockFolder(fields),
    patch: (service, id, changes) => service.patchStatblockFolder(Number(id), changes),
    remove: (service, id) => service.deleteStatblockFolder(Number(id)),
  }),
  statblock: thing({
    create: 'createStatblock',
    fresh: z.object({ ...statblock, ...titled, ...inWorld, templateId: z.number(), systemId: z.number() }),
    changes: z.object(statblock),
    // The list of a world is denied to many accounts, that of a folder to nobody.
    list: (service, worldId, { folderId }) =>
      folderId === undefined
        ? service.everyStatblock(worldId, SYNC)
        : service.everyFolderStatblock(Number(folderId), SYNC),
    raw: (service, id) => rawOf(service.statblock(Number(id), SYNC)),
    make: (service, fields) => service.createStatblock(fields),
    patch: (service, id, changes) => service.patchStatblock(Number(id), changes),
    remove: (service, id) => service.deleteStatblock(Number(id)),
  }),
  secret: thing({
    create: 'createSecret',
    fresh: z.object({ ...secret, ...titled, ...inWorld }),
    changes: z.object(secret),
    list: (service, worldId) => service.everySecret(worldId, SYNC),
    raw: (service, id) => rawOf(service.secret(id, SYNC)),
    make: (service, fields) => service.createSecret(fields),
    patch: (service, id, changes) => service.patchSecret(id, changes),
    remove: (service, id) => service.deleteSecret(id),
  }),
  history: thing({
    ...record('history'),
    create: 'createHistory',
    fresh: z.object({ ...history, ...titled, ...inWorld, begins: date }),
    changes: z.object(history),
    make: (service, fields) => service.createHistory(fields),
    patch: (service, id, changes) => service.patchHistory(id, changes),
    remove: (service, id) => service.deleteHistory(id),
  }),
  timeline: thing({
    ...record('timeline'),
    create: 'createTimeline',
    fresh: z.object({ ...timeline, ...titled, ...inWorld }),
    changes: z.object(timeline),
    make: (service, fields) => service.createTimeline(fields),
    patch: (service, id, changes) => service.patchTimeline(id, changes),
    remove: (service, id) => service.deleteTimeline(id),
  }),
  variable_collection: thing({
    ...record('variable_collection'),
    create: 'createVariableCollection',
    fresh: z.object({ ...collection, ...titled, ...inWorld }),
    changes: z.object(collection),
    make: (service, fields) => service.createVariableCollection(fields),
    patch: (service, id, changes) => service.patchVariableCollection(id, changes),
    remove: (service, id) => service.deleteVariableCollection(id),
  }),
  variable: thing({
    ...record('variable'),
    ...{ create: 'createVariable', within: 'collectionId', titled: 'key' },
    fresh: z.object({ ...inWorld, collectionId: z.string(), key: z.string(), value: z.string(), type: text }),
    changes: z.object(variable),
    make: (service, fields) => service.createVariable(fields),
    patch: (service, id, changes) => service.patchVariable(id, changes),
    remove: (service, id) => service.deleteVariable(id),
  }),
  notebook: thing({
    ...record('notebook'),
    create: 'createNotebook',
    fresh: z.object({ ...colored, ...titled, ...inWorld }),
    changes: z.object(colored),
    make: (service, fields) => service.createNotebook(fields),
    patch: (service, id, changes) => service.patchNotebook(id, changes),
    remove: (service, id) => service.deleteNotebook(id),
  }),
  notesection: thing({
    ...record('notesection'),
    ...{ create: 'createNoteSection', within: 'notebookId' },
    fresh: z.object({ ...colored, ...titled, notebookId: z.string() }),
    changes: z.object(colored),
    make: (service, fields) => service.createNoteSection(fields),
    patch: (service, id, changes) => service.patchNoteSection(id, changes),
    remove: (service, id) => service.deleteNoteSection(id),
  }),
  note: thing({
    ...record('note'),
    ...{ create: 'createNote', within: 'sectionId' },
    fresh: z.object({ ...note, ...titled, sectionId: z.string() }),
    changes: z.object(note),
    make: (service, fields) => service.createNote(fields),
    patch: (service, id, changes) => service.patchNote(id, changes),
    remove: (service, id) => service.deleteNote(id),
  }),
  manuscript: thing({
    create: 'createManuscript',
    fresh: z.object({ ...manuscript, ...titled, ...inWorld }),
    changes: z.object(manuscript),
    list: (service, worldId) => service.everyManuscript(worldId, SYNC),
    raw: (service, id) => rawOf(service.manuscript(id, SYNC)),
    make: (service, fields) => service.createManuscript(fields),
    patch: (service, id, changes) => service.patchManuscript(id, changes),
    remove: (service, id) => service.deleteManuscript(id),
  }),
  manuscript_version: thing({
    ...{ create: 'createManuscriptVersion', within: 'manuscriptId' },
    fresh: z.object({ ...version, ...titled, manuscriptId: z.string() }),
    changes: z.object(version),
    list: (service, manuscriptId) => service.everyManuscriptVersion(manuscriptId, SYNC),
    raw: (service, id) => service.record('manuscript_version', id, SYNC),
    make: (service, fields) => service.createManuscriptVersion(fields),
    patch: (service, id, changes) => service.patchManuscriptVersion(id, changes),
    remove: (service, id) => service.deleteManuscriptVersion(id),
  }),
  manuscript_part: thing({
    ...{ create: 'createManuscriptPart', within: 'versionId' },
    fresh: z.object({
      ...manuscriptPart,
      ...titled,
      versionId: z.string(),
      type: z.string(),
      imageId: number,
    }),
    changes: z.object(manuscriptPart),
    list: (service, versionId) => service.everyManuscriptPart(versionId, SYNC),
    raw: (service, id) => rawOf(service.manuscriptPart(id, SYNC)),
    make: (service, fields) => service.createManuscriptPart(fields),
    patch: (service, id, changes) => service.patchManuscriptPart(id, changes),
    remove: (service, id) => service.deleteManuscriptPart(id),
  }),
  manuscript_beat: thing({
    ...{ create: 'createManuscriptBeat', within: 'partId', titled: 'content' },
    fresh: z.object({ ...beat, partId: z.string(), content: z.string() }),
    changes: z.object(beat),
    list: (service, partId) => service.everyManuscriptBeat(partId, SYNC),
    raw: (service, id) => rawOf(service.manuscriptBeat(id, SYNC)),
    make: (service, fields) => service.createManuscriptBeat(fields),
    patch: (service, id, changes) => service.patchManuscriptBeat(id, changes),
    remove: (service, id) => service.deleteManuscriptBeat(id),
  }),
};
