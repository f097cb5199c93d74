import type {
  NewNote,
  NewNotebook,
  NewNoteSection,
  Note,
  Notebook,
  NotebookFields,
  NoteFields,
  NoteSection,
  Reference,
} from '../../model/index.ts';
import type { Create, Every, List, Patch, Read, Remove } from './call.ts';

/** Notebooks can't be listed, so users enter the address of one. */
export interface NotebookService {
  notebook: Read<string, Notebook>;
  createNotebook: Create<NewNotebook>;
  patchNotebook: Patch<string, NotebookFields>;
  deleteNotebook: Remove<string>;
  noteSections: List<string, Reference>;
  everyNoteSection: Every<string, Reference>;
  noteSection: Read<string, NoteSection>;
  createNoteSection: Create<NewNoteSection>;
  patchNoteSection: Patch<string, NotebookFields>;
  deleteNoteSection: Remove<string>;
}

export interface NoteService {
  /** By section id. */
  notes: List<string, Reference>;
  everyNote: Every<string, Reference>;
  note: Read<string, Note>;
  createNote: Create<NewNote>;
  patchNote: Patch<string, NoteFields>;
  deleteNote: Remove<string>;
}
