import type { ArticleId } from './article.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

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
