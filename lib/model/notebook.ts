import type { ArticleId } from './article.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export interface VariableCollection extends Entity {
  description: string;
  /** The first part of `[prefix:key]` in a text. */
  prefix: string | null;
}

export interface VariableCollectionFields {
  title?: string;
  description?: string;
  prefix?: string;
}

export interface NewVariableCollection extends VariableCollectionFields {
  worldId: WorldId;
  title: string;
}

/** A value that texts reference by its key. */
export interface Variable extends Entity {
  key: string;
  value: string;
  type: string | null;
  collectionId: string | null;
}

export interface VariableFields {
  key?: string;
  value?: string;
  type?: string;
}

export interface NewVariable extends VariableFields {
  worldId: WorldId;
  collectionId: string;
  key: string;
  value: string;
}

/**
 * Resources without types of their own, by World Anvil's names, and the resource that lists each: the world, the user
 * or another record. Empty if it can only be read by id (platform notes, Endpoint table). They are read unparsed, for
 * backups.
 */
export const RECORD_PARENTS = {
  map: 'world',
  layer: 'map',
  markergroup: 'map',
  marker: 'map',
  canvas: 'world',
  timeline: 'world',
  era: 'timeline',
  history: 'world',
  variable_collection: 'world',
  variable: 'variable_collection',
  subscribergroup: 'world',
  blockfolder: 'world',
  blocktemplate: 'user',
  notebook: 'world',
  notesection: 'notebook',
  note: 'notesection',
  manuscript_bookmark: 'manuscript',
  manuscript_tag: 'manuscript',
  manuscript_label: 'manuscript',
  manuscript_stat: 'manuscript_version',
  manuscript_plot: 'manuscript_version',
  rpgsystem: '',
  world: '',
  manuscript_version: '',
  manuscript_export: '',
} as const satisfies Readonly<Record<string, string>>;

export type RecordKind = keyof typeof RECORD_PARENTS;
export type ListedRecordKind = {
  [Kind in RecordKind]: (typeof RECORD_PARENTS)[Kind] extends '' ? never : Kind;
}[RecordKind];

const isListed = (kind: string): kind is ListedRecordKind =>
  Object.hasOwn(RECORD_PARENTS, kind) && Reflect.get(RECORD_PARENTS, kind) !== '';

export const LISTED_RECORDS: readonly ListedRecordKind[] = Object.keys(RECORD_PARENTS).filter(isListed);

/** The record kinds that a world, map or other parent lists. */
export const listedBy = (parent: string): ListedRecordKind[] =>
  LISTED_RECORDS.filter((kind) => RECORD_PARENTS[kind] === parent);

/** Notebooks contain sections, which contain notes. Only their author can see them. */
export interface Notebook extends Entity {
  color: string | null;
  sections: Reference[];
}

export interface NoteSection extends Entity {
  color: string | null;
  notebookId: string | null;
}

export interface Note extends Entity {
  content: string;
  importance: string | null;
  color: string | null;
  sectionId: string | null;
  articleId: ArticleId | null;
}

export interface NotebookFields {
  title?: string;
  /** `#rrggbb`. */
  color?: string;
}

export interface NewNotebook extends NotebookFields {
  title: string;
  worldId?: WorldId;
}

export interface NewNoteSection extends NotebookFields {
  title: string;
  notebookId: string;
}

export interface NoteFields extends NotebookFields {
  content?: string;
  tags?: string[];
  articleId?: ArticleId;
}

export interface NewNote extends NoteFields {
  title: string;
  sectionId: string;
}
