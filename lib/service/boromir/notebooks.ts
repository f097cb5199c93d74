import type { NewNote, NewNotebook, NewNoteSection, NotebookFields, NoteFields } from '../../model/index.ts';
import type { Client } from '../client.ts';
import { iterateList } from '../iterate-list.ts';
import type { NotebookService, NoteService } from '../port.ts';
import { note, notebook, noteSection } from '../schema/note.ts';
import { plainReference } from '../schema/reference.ts';
import { linkTo, tagsText } from '../schema/write.ts';
import { creates, lists, patches, reads, removes } from './methods.ts';

export function notebooks(client: Client): NotebookService {
  const sections = lists(client, 'notebook/notesections', plainReference);
  return {
    notebook: reads(client, 'notebook', 2, notebook),
    createNotebook: creates(client, 'notebook', ({ worldId, ...same }: NewNotebook) => ({
      ...same,
      world: linkTo(worldId),
    })),
    patchNotebook: patches(client, 'notebook', (fields: NotebookFields) => ({ ...fields })),
    deleteNotebook: removes(client, 'notebook'),
    noteSections: sections,
    everyNoteSection: iterateList(sections),
    noteSection: reads(client, 'notesection', 2, noteSection),
    createNoteSection: creates(client, 'notesection', ({ notebookId, ...same }: NewNoteSection) => ({
      ...same,
      notebook: linkTo(notebookId),
    })),
    patchNoteSection: patches(client, 'notesection', (fields: NotebookFields) => ({ ...fields })),
    deleteNoteSection: removes(client, 'notesection'),
  };
}

export function notes(client: Client): NoteService {
  const list = lists(client, 'notesection/notes', plainReference);
  return {
    notes: list,
    everyNote: iterateList(list),
    note: reads(client, 'note', 2, note),
    createNote: creates(client, 'note', ({ sectionId, ...fields }: NewNote) => ({
      ...body(fields),
      // Required, although undocumented (platform notes, Endpoint table).
      type: 'default',
      notesection: linkTo(sectionId),
    })),
    patchNote: patches(client, 'note', body),
    deleteNote: removes(client, 'note'),
  };
}

function body({ tags, articleId, ...same }: NoteFields) {
  return { ...same, tags: tagsText(tags), article: linkTo(articleId) };
}
