import type { Message } from '../../i18n/index.ts';
import type { Instant, ListedRecordKind, Raw, WorldId } from '../../model/index.ts';
import { LISTED_RECORDS } from '../../model/index.ts';

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

/** `backup` reads everything that has changed; `check` reads only what a comparison needs. */
export type Purpose = 'backup' | 'check';

/** The steps of reading a world, in order. */
export const STEPS = ['lists', 'things', 'manuscripts', 'records'] as const;
export type Step = (typeof STEPS)[number];

/** The progress of reading a world. Stored with every step, so that any worker can continue it. */
export interface Run {
  worldId: WorldId;
  purpose: Purpose;
  /** `waiting` is retried automatically; `paused` and `failed` last until the user continues. */
  state: 'running' | 'waiting' | 'paused' | 'failed' | 'ready';
  step: Step;
  /** Progress within the step, in pages, resources, manuscripts or records. `total` is null if unknown. */
  done: number;
  total: number | null;
  /** Why it is waiting or failed. */
  sentence: Message | null;
  beganAt: Instant;
  readyAt: Instant | null;
  /** When it last had to wait. */
  triedAt: Instant | null;
  service: 'current' | 'earlier';
  /** World Anvil's response for the world itself, without rendered texts. */
  world: Raw | null;
  /** Kinds that World Anvil returned no list of. */
  refused: readonly ReadKind[];
}

/** A part of a manuscript version with its texts, or a whole version if the API returns it at once. */
export interface TextRow {
  worldId: WorldId;
  manuscriptId: string;
  versionId: string;
  /** Empty for the version itself. */
  partId: string;
  /** World Anvil's response for the version, complete if the API returns it at once. */
  version: Raw | null;
  whole: Raw | null;
  part: Raw | null;
  beats: { id: string; updatedAt: Instant | null; raw: Raw }[];
  /** When the part was last changed, according to its list. */
  updatedAt: Instant | null;
  readAt: Instant;
  /** The last run that found it. */
  seenBy: Instant;
}

/** A resource that the offline copy doesn't contain, as World Anvil returned it, without rendered texts. */
export interface RecordRow extends Omit<Listed<ReadKind>, 'categoryId'> {
  worldId: WorldId;
  /** The id of its parent record, if it has one. */
  parentId: string;
  /** Null if the account may not read it. */
  raw: Raw | null;
  readAt: Instant;
  /** The last run that found it. */
  seenBy: Instant;
}

/** The last backup that was saved to a file. */
export interface Saved {
  worldId: WorldId;
  at: Instant;
  name: string;
  bytes: number;
  /** The number of resources, under the name that stored rows have for it. */
  things: number;
}
