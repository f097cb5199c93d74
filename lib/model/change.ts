import type { Message } from '../i18n/index.ts';
import type { Instant } from './reference.ts';
import type { Problem, Result, ServiceFailure } from './result.ts';
import type { WorldId } from './world.ts';

/** A JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Field values, keyed as in the writable types (`ArticleFields`, `CategoryFields` and so on). */
export type Values = Readonly<Record<string, Json>>;

/** Where a manuscript's text is: titles of parts, and passages (“beats”) with ids of their own. No offline copy has them. */
export const PASSAGE_KINDS = ['manuscriptPart', 'manuscriptBeat'] as const;
export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** Kinds whose changes the history records: World Anvil's resources, and drafts that haven't left the outbox. */
export const CHANGED_KINDS = [
  ...(['article', 'category', 'statblock', 'secret', 'image', 'manuscript', 'world', 'draft'] as const),
  ...PASSAGE_KINDS,
] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

export const isPassageKind = (kind: string): kind is PassageKind => PASSAGE_KINDS.some((one) => one === kind);

/** Identifies a resource that is changed. Numeric ids are converted to strings; a world's id is its own `worldId`. */
export interface ChangedRef {
  worldId: WorldId;
  kind: ChangedKind;
  id: string;
}

/** Resource kinds whose older texts are stored as versions; those of secrets only encrypted, like their offline copy. */
export const VERSIONED_KINDS = ['article', 'category', 'statblock', 'manuscript', 'image', 'secret'] as const;
export type VersionedKind = (typeof VERSIONED_KINDS)[number];

/** An entry whose versions are stored. Numeric ids are converted to strings. */
export interface VersionedRef {
  kind: VersionedKind;
  id: string;
}

export const CAUSES = [
  'flags',
  'tags',
  'move',
  'note',
  'append',
  'settings',
  'audience',
  'links',
  'rename',
  // Changes by an import: an article that a file updated, one that undoing deleted.
  'import',
  'unimport',
  // Changes by the outbox: a draft became an article, its marker was removed, a duplicate was deleted.
  'create',
  'tidy',
  'remove',
  'undo',
  'restore',
] as const;
export type Cause = (typeof CAUSES)[number];

/**
 * Progress of a change. `begun`: the old values are recorded and the outcome is not known yet. `unknown`: the request
 * had no clear response, or the current values match neither the old nor the requested ones. `refused`: nothing was
 * changed.
 */
export type ChangeState = 'begun' | 'done' | 'refused' | 'unknown';

/** One change to one resource, as stored in the history. */
export interface Change {
  /** Ids sort in the order of creation. */
  id: string;
  ref: ChangedRef;
  batch: string | null;
  title: string;
  at: Instant;
  cause: Cause;
  /** The changed fields, and those that change along, just before the change. */
  before: Values;
  after: Values;
  /** World Anvil's time of the last modification before this change. */
  upstreamAt: Instant | null;
  /** Whether the full resource before the change is stored too. */
  hasWhole: boolean;
  state: ChangeState;
  /** For the user: why it was refused, or what isn't known. */
  sentence: Message | null;
  /** The values last read from World Anvil, if they match neither `before` nor `after`. */
  found: Values | null;
  /** When to check the state again. Null if there is nothing more to find out. */
  lookAt: Instant | null;
  /** Id of the change that this one undoes. */
  undoes: string | null;
  /** Id of the change that undid this one. */
  undoneBy: string | null;
}

/** A requested change. */
export interface Edit {
  ref: ChangedRef;
  /** Fallback title, if World Anvil doesn't return one. */
  title: string;
  cause: Cause;
  changes: Values;
  /**
   * The values that the user saw when deciding; a field that is missing here wasn't seen and isn't overwritten. Null:
   * they saw the local copy or, without one, the current values. Only changed fields are compared, by content. World
   * Anvil's modification time is stored and shown but decides nothing, because our own writes and edits to other
   * fields change it too.
   */
  seen: Values | null;
}

/** Text to append to a field, whatever it contains. */
export interface Append {
  ref: ChangedRef;
  title: string;
  cause: 'note' | 'append';
  field: string;
  text: string;
  /** Idempotency key, created once for each user action: repeating a request with the same key appends only once. */
  key?: string | undefined;
}

/** The change was made, or the values were already as requested and nothing was written. */
export type ChangeMade = { state: 'done'; change: Change } | { state: 'same'; stands: Values };

/**
 * Someone else changed it on World Anvil first, so nothing was written. Screens show both versions. To overwrite, send
 * the change again with `stands` as `seen`.
 */
export interface ChangeConflict extends Problem<'conflict'> {
  stands: Values;
  seen: Values;
  wanted: Values;
  upstreamAt: Instant | null;
}

/** No clear answer came. The history finds out later by reading. */
export interface ChangeUnsettled extends Problem<'unsettled'> {
  change: Change;
}

/** Why nothing was changed, apart from World Anvil's own refusals. */
export type ChangeRefusal = Problem<
  | 'notConnected'
  /** This resource kind or field can't be changed here. */
  | 'cannotChange'
  | 'otherWorld'
  | 'visibilityChanged'
  /** World Anvil doesn't return the current value, so the change couldn't be undone. */
  | 'currentUnknown'
  | 'nothingToAdd'
  /** The change isn't in the history, or no longer is. */
  | 'notKept'
  | 'neverMade'
  | 'notSettled'
  | 'historyUnavailable'
  /** The request was sent but not carried out. */
  | 'refused'
>;

export type ChangeProblem = ChangeConflict | ChangeUnsettled | ChangeRefusal | ServiceFailure;

export type ChangeResult = Result<ChangeMade, ChangeProblem>;

export interface BatchProgress {
  id: string;
  at: Instant;
  cause: Cause;
  state: 'running' | 'stopped' | 'done';
  total: number;
  done: number;
  same: number;
  conflict: number;
  refused: number;
  unknown: number;
  /** Why the batch is paused before it continues automatically. Null if it isn't paused. */
  waitsFor: Message | null;
}

/** One item of a batch. `outcome` is null until it has been processed. */
export interface BatchItem {
  edit: Edit;
  result: ChangeResult | null;
}

/** What a change would reveal to readers who can't see it now. Null if nothing. */
export type Exposure =
  /** The resource becomes public. `isDraft`: while it's still a draft, only its authors can read it. */
  | { kind: 'public'; isDraft: boolean }
  /** It's no longer a draft. `isPublic` is null if that isn't known. */
  | { kind: 'published'; isPublic: true | null }
  /** More subscriber groups can see it. */
  | { kind: 'groups' };

const idsIn = (value: Values[string] | undefined): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Checks whether a change makes something visible to more people. Unknown values count as hidden: asking once too
 * often is better than not asking. Pure.
 *     @param seen the known field values before the change
 */
export function exposureOf(changes: Values, seen: Values): Exposure | null {
  const after: Values = { ...seen, ...changes };
  if (changes.state === 'public' && seen.state !== 'public')
    return { kind: 'public', isDraft: after.isDraft === true };
  if (changes.isDraft === false && seen.isDraft !== false && after.state !== 'private')
    return { kind: 'published', isPublic: after.state === 'public' ? true : null };
  const before = idsIn(seen.groupIds);
  return idsIn(changes.groupIds).some((id) => !before.includes(id)) ? { kind: 'groups' } : null;
}
