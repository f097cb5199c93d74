import type { DBSchema, IDBPDatabase } from 'idb';
import { createConnection } from '../database/index.ts';
import type { TableLayout } from '../documents/index.ts';
import type { Message } from '../i18n/index.ts';
import type { ArticleFields, ArticleId, CategoryId, Instant, Values, WorldId } from '../model/index.ts';
import type { ImportRule, NewFolder, PlannedThing, PlanRow, RowChoice } from './plan.ts';

/** What a person chose for a world's imports. Kept for the next time. */
export interface ChoicesRow {
  worldId: WorldId;
  rules: ImportRule[];
  choices: Record<string, RowChoice>;
  /** How tables are read, by their first line. */
  tables?: Record<string, TableLayout>;
}

/** A category that an import creates. `asked`: the request was sent and its outcome isn't known. */
export interface JobFolder extends NewFolder {
  id: CategoryId | null;
  asked: boolean;
  /** False: it was there before, or somebody else made it meanwhile. */
  isOurs: boolean;
  /** The texts that it was created with. */
  sent?: Values;
  /** Undoing left it: it isn't empty, or nobody can tell. */
  hasStayed?: boolean;
}

/** What was sent of something other than an article. */
export interface FileThing {
  kind: PlannedThing['kind'];
  /** A request was sent whose outcome isn't known, when these had the same title. */
  asked: string[] | null;
  /** `seenHash` of it when it was read back. */
  seen: string | null;
}

/**
 * `storing`: the plan isn't whole yet. `paused`: nothing more is started. `entering`: a person enters the articles on
 * World Anvil. `undoing`: what was created is deleted.
 */
export type JobState = 'storing' | 'running' | 'entering' | 'paused' | 'done' | 'undoing' | 'undone';

/** The last import into a world. */
export interface JobRow {
  worldId: WorldId;
  id: string;
  state: JobState;
  /** Missing: documents. */
  source?: 'backup' | undefined;
  at: Instant;
  /** Empty if a person enters the articles. */
  accountId: string;
  accountName: string | null;
  folders: JobFolder[];
  /** Batches of the history: what links and updates change. */
  links: string | null;
  updates: string | null;
  /** The one that undoes the updates. */
  restores: string | null;
  /** Why nothing goes on at the moment. */
  waitsFor: Message | null;
  /** Its delivered drafts have left the outbox. */
  isTidy?: boolean;
}

/**
 * How far a file is. `sent`: its draft is in the outbox. `created`: it is an article. `update`: its article is to be
 * changed. `changing`: in a batch. `removed`: undone. `kept`: somebody changed the article, so that undoing left it.
 * Other things: `thing` waits for the articles, `made` may lack links to what came later.
 */
export type RowStep =
  | 'waiting'
  | 'thing'
  | 'made'
  | 'sent'
  | 'created'
  | 'update'
  | 'changing'
  | 'done'
  | 'failed'
  | 'removed'
  | 'kept';

/** A file that was imported, or is being. The row stays, so that the file is known the next time. */
export interface FileRow {
  worldId: WorldId;
  path: string;
  /** Of its last import. */
  job: string;
  step: RowStep;
  title: string;
  template: string;
  /** How many drafts it had. Part of the draft's id. */
  drafts: number;
  articleId: ArticleId | null;
  /** Whether this import made the article. */
  isNew: boolean;
  /** `PlanRow.hash` of what the article has, and `textHash` of its text. */
  hash: string | null;
  textHash: string | null;
  /** Of the text that it gets in a batch. */
  nextHash: string | null;
  /** The same before this import, for undoing it. */
  before: Pick<FileRow, 'hash' | 'textHash'>;
  /** What is to be sent, until it is done. */
  plan: PlanRow | null;
  /** The texts as they were sent at first. */
  sent: ArticleFields | null;
  thing?: FileThing | undefined;
  /** Why it failed. */
  problem?: Message | undefined;
}

interface ImportSchema extends DBSchema {
  choices: { key: WorldId; value: ChoicesRow };
  jobs: { key: WorldId; value: JobRow };
  files: { key: [WorldId, string]; value: FileRow; indexes: { step: [WorldId, string] } };
}

export type ImportDatabase = IDBPDatabase<ImportSchema>;

export const IMPORT_DATABASE = 'loreside-import';
/** This database is migrated and never dropped: nobody else has what it holds. */
const VERSION = 1;

const connection = createConnection<ImportSchema>({
  name: IMPORT_DATABASE,
  version: VERSION,
  stores: { choices: [], jobs: [], files: ['step'] },
  upgrade(db) {
    db.createObjectStore('choices', { keyPath: 'worldId' });
    db.createObjectStore('jobs', { keyPath: 'worldId' });
    db.createObjectStore('files', { keyPath: ['worldId', 'path'] }).createIndex('step', ['worldId', 'step']);
  },
  damage: 'rebuild',
});

/** Runs `work` with the database of imports. Rejects with `DatabaseUnavailable`. */
export const withImports = connection.use;
