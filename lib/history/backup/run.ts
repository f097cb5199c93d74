import * as z from 'zod/mini';
import { readMessage } from '../../i18n/index.ts';
import { type Instant, LAST_INSTANT, LISTED_RECORDS, type ListedRecordKind } from '../../model/index.ts';

/** Kinds that the offline copy contains, too. */
const COPIED_KINDS = ['article', 'category', 'statblock', 'image', 'manuscript', 'secret'] as const;
export type CopiedKind = (typeof COPIED_KINDS)[number];

/** Kinds that only backups read: maps, timelines, notes and so on, by World Anvil's names. */
export type ReadKind = ListedRecordKind | 'rpgsystem';
const READ_KINDS: readonly ReadKind[] = [...LISTED_RECORDS, 'rpgsystem'];
export const isReadKind = (kind: string): kind is ReadKind => READ_KINDS.some((one) => one === kind);

export type BackupKind = CopiedKind | ReadKind;
export const BACKUP_KINDS: readonly BackupKind[] = [...COPIED_KINDS, ...READ_KINDS];

/** A resource as its list shows it. */
export interface Listed<Kind extends BackupKind = BackupKind> {
  kind: Kind;
  /** As text, even if World Anvil uses a number. */
  id: string;
  title: string;
  /** The category of an article or image; the parent of a category. */
  categoryId: string | null;
  url: string | null;
  updatedAt: Instant | null;
}

export const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`;

/** The steps of reading a world, in order. */
export const STEPS = ['lists', 'things', 'manuscripts', 'records'] as const;
export type Step = (typeof STEPS)[number];

// Stored records are checked when they are read. A damaged one counts as missing, and its data is read again.

const text = z.string();
/** One that is no date couldn't be written. */
const instant = z.number().check(z.gte(-LAST_INSTANT), z.lte(LAST_INSTANT));
const moment = z.nullable(instant);
/** A response of World Anvil, without rendered texts. */
const response = z.record(text, z.unknown());
const readKind = z.custom<ReadKind>((kind) => typeof kind === 'string');

/** Earlier releases stored a sentence. */
const sentence = z.union([text, z.looseObject({ id: text })]);

const run = z.object({
  worldId: text,
  /** `backup` reads everything that has changed; `check` reads only what a comparison needs. */
  purpose: z.enum(['backup', 'check']),
  /** `waiting` is retried automatically; `paused` and `failed` last until the user continues. */
  state: z.enum(['running', 'waiting', 'paused', 'failed', 'ready']),
  step: z.enum(STEPS),
  /** Progress within the step, in pages, resources, manuscripts or records. `total` is null if unknown. */
  done: z.number(),
  total: moment,
  /** Why it is waiting or failed. */
  sentence: z.nullable(
    z.pipe(
      sentence,
      z.transform((stored: z.infer<typeof sentence>) => readMessage(stored)),
    ),
  ),
  beganAt: instant,
  readyAt: moment,
  /** When it last had to wait. */
  triedAt: moment,
  service: z.enum(['current', 'earlier']),
  /** The world itself. */
  world: z.nullable(response),
  /** Kinds that World Anvil returned no list of. */
  refused: z.array(readKind),
});
/** The progress of reading a world. Stored with every step, so that any worker can continue it. */
export type Run = z.infer<typeof run>;
export type Purpose = Run['purpose'];

/** The stored run, or null if it is missing or damaged. */
export const readRun = (row: unknown): Run | null => run.safeParse(row).data ?? null;

const textRow = z.object({
  worldId: text,
  manuscriptId: text,
  versionId: text,
  /** Empty for the version itself. */
  partId: text,
  /** The version, complete (`whole`) if the API returns it at once. */
  version: z.nullable(response),
  whole: z.nullable(response),
  part: z.nullable(response),
  beats: z.array(z.object({ id: text, updatedAt: moment, raw: response })),
  /** When the part was last changed, according to its list. */
  updatedAt: moment,
  readAt: instant,
  /** The last run that found it. */
  seenBy: z.number(),
});
/** A part of a manuscript version with its texts, or a whole version if the API returns it at once. */
export type TextRow = z.infer<typeof textRow>;
export const isSoundText = (row: TextRow | undefined): row is TextRow => textRow.safeParse(row).success;

const record = z.object({
  ...{ worldId: text, kind: readKind, id: text, title: text, url: z.nullable(text), updatedAt: moment },
  /** The id of its parent record, if it has one. */
  parentId: text,
  /** Null if the account may not read it. */
  raw: z.nullable(response),
  readAt: instant,
  /** The last run that found it. */
  seenBy: z.number(),
});
/** A resource that the offline copy doesn't contain. */
export type RecordRow = z.infer<typeof record>;
export const isSoundRecord = (row: RecordRow | undefined): row is RecordRow => record.safeParse(row).success;

const saved = z.object({
  ...{ worldId: text, at: instant, name: text, bytes: z.number() },
  /** The number of resources, under the name that stored rows have for it. */
  things: z.number(),
});
/** The last backup that was saved to a file. */
export type Saved = z.infer<typeof saved>;
export const isSoundSaved = (row: Saved): boolean => saved.safeParse(row).success;
