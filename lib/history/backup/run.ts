import type { Instant, Raw, WorldId } from '../../model/index.ts';
import type { Listed, ReadKind } from './thing.ts';

/** `backup`: everything is read that has changed; `check`: only what a comparison needs. */
export type Purpose = 'backup' | 'check';

/** The steps of reading a world, in their order. */
export const STEPS = ['lists', 'things', 'manuscripts', 'records'] as const;
export type Step = (typeof STEPS)[number];

/** How far the reading of a world is; written down with every step, so that any worker goes on with it. */
export interface Run {
  worldId: WorldId;
  purpose: Purpose;
  /**
   * `waiting`: for the network, the platform or the passphrase, and tried again by itself. `paused`, `failed`: until a
   * person says so. `ready`: all is read.
   */
  state: 'running' | 'waiting' | 'paused' | 'failed' | 'ready';
  step: Step;
  /** Of the step: pages, things, manuscripts, records. `total` null: not known. */
  done: number;
  total: number | null;
  /** Why it waits or failed. */
  sentence: string | null;
  beganAt: Instant;
  readyAt: Instant | null;
  /** When it had to wait last. */
  triedAt: Instant | null;
  service: 'current' | 'earlier';
  /** What the platform says of the world itself, but for what it rendered. */
  world: Raw | null;
  /** Kinds of which the platform gave no list. */
  refused: readonly ReadKind[];
}

/** A part of a version of a manuscript with its texts, or all of a version where the platform gives it at once. */
export interface TextRow {
  worldId: WorldId;
  manuscriptId: string;
  versionId: string;
  /** Empty: the version itself. */
  partId: string;
  /** What the platform says of the version, and all of it where it gives it at once. */
  version: Raw | null;
  whole: Raw | null;
  part: Raw | null;
  beats: { id: string; updatedAt: Instant | null; raw: Raw }[];
  /** When the part was changed last, as its list said. */
  updatedAt: Instant | null;
  readAt: Instant;
  /** The run that has seen it last. */
  seenBy: Instant;
}

/** What the copy of a world does not hold, as the platform gave it, but for what it rendered. */
export interface RecordRow extends Omit<Listed<ReadKind>, 'categoryId'> {
  worldId: WorldId;
  /** What it hangs on, as far as it hangs on another record. */
  parentId: string;
  /** Null: it may not be read. */
  raw: Raw | null;
  readAt: Instant;
  /** The run that has seen it last. */
  seenBy: Instant;
}

/** The last backup that was saved as a file. */
export interface Saved {
  worldId: WorldId;
  at: Instant;
  name: string;
  bytes: number;
  things: number;
}
