import type { Instant } from './instant.ts';
import type { WorldId } from './world.ts';

/** What JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Values of fields, by the names that the fields have in what can be written (`ArticleFields`, `CategoryFields`, …). */
export type Values = Readonly<Record<string, Json>>;

/** Kinds of things that are changed by way of the history. */
export const CHANGED_KINDS = ['article', 'category', 'statblock', 'secret', 'image', 'world'] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

/** A thing that is changed. Ids as text, numbers too; of a world its own. */
export interface ChangedRef {
  worldId: WorldId;
  kind: ChangedKind;
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
  // By the outbox: a draft became an article, our marker was taken off, an extra copy was deleted.
  'create',
  'tidy',
  'remove',
  'undo',
  'restore',
] as const;
export type Cause = (typeof CAUSES)[number];

/**
 * How far a change is. `begun`: what stood there is written down, nothing is known of the outcome. `unknown`: no clear
 * answer came, or what stands there now is neither what stood nor what was wanted. `refused`: nothing was changed.
 */
export type ChangeState = 'begun' | 'done' | 'refused' | 'unknown';

/** One change of one thing, as the history keeps it. */
export interface Change {
  /** Ids of later changes sort after those of earlier ones. */
  id: string;
  ref: ChangedRef;
  batch: string | null;
  title: string;
  at: Instant;
  cause: Cause;
  /** What stood upstream, read at that moment: only the fields that change, and those that change with them. */
  before: Values;
  after: Values;
  /** When the platform says that it was changed last before that. */
  upstreamAt: Instant | null;
  /** The whole thing as it stood is kept too. */
  hasWhole: boolean;
  state: ChangeState;
  /** Why it was refused, or what is not known, for a person. */
  sentence: string | null;
  /** What stood there when it was read last, where that is neither `before` nor `after`. */
  found: Values | null;
  /** When it is looked at again; null: nothing more will be found out. */
  lookAt: Instant | null;
  /** The change that this one takes back. */
  undoes: string | null;
  /** The change that took this one back. */
  undoneBy: string | null;
}

/** A change that is wanted. */
export interface Edit {
  ref: ChangedRef;
  /** What it is called; used where the platform does not say. */
  title: string;
  cause: Cause;
  changes: Values;
  /**
   * What its owner saw in these fields when they decided; a field that is missing here was not seen, and is not
   * overwritten. Null: they saw what the local copy has, or else what stands there now. Compared are the fields that
   * change, each by its content; when the platform says that it was changed last is kept and shown, and decides nothing,
   * because our own writes and changes to other fields move it too.
   */
  seen: Values | null;
}

/** Text that is put at the end of a field, whatever stands there. */
export interface Append {
  ref: ChangedRef;
  title: string;
  cause: 'note' | 'append';
  field: string;
  text: string;
  /** Made anew for each act of a person: asked again with the same key, it is done once. */
  key?: string | undefined;
}

/** What became of a change. */
export type Changed =
  | { state: 'done'; change: Change }
  /** It stands so already; nothing was written. */
  | { state: 'same'; stands: Values }
  /** Changed meanwhile upstream, nothing was written: to be shown side by side, and asked for again with `stands` as what was seen. */
  | { state: 'conflict'; stands: Values; seen: Values; wanted: Values; upstreamAt: Instant | null }
  /** Nothing was changed. */
  | { state: 'refused'; sentence: string }
  /** No clear answer; it is settled by reading later. */
  | { state: 'unknown'; change: Change };

/** How far several changes are that were asked for together. */
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
  /** Why it waits before it goes on by itself; null: it does not. */
  waitsFor: string | null;
}

/** One of several changes: what was wanted, and what became of it; null: nothing yet. */
export interface BatchItem {
  edit: Edit;
  outcome: Changed | null;
}
