import { kindOf } from './kind.ts';

export const noteKinds = [
  kindOf('notebook', {
    entityClass: 'Notebook',
    keeper: 'owner',
    at: {
      0: 'color weight:number=0 isSelected:flag',
      2: 'author@owner world@world notesections<notesection.notebook',
    },
    lists: [{ path: 'world/notebooks', of: 'world' }],
    page: '/notebook/notebook/:id/load',
  }),
  kindOf('notesection', {
    entityClass: 'NoteSection',
    within: 'notebook',
    at: { 0: 'color weight:number=0 isSelected:flag', 2: 'notebook>notebook! notes<note.notesection' },
    lists: [{ path: 'notebook/notesections', of: 'notebook', by: 'notebook' }],
  }),
  kindOf('note', {
    entityClass: 'Note',
    within: 'notesection',
    at: {
      0: 'content type!! importance:number=0 color weight:number=0 isSelected:flag',
      2: 'notesection>notesection! article>article campaign:json session:json',
    },
    lists: [{ path: 'notesection/notes', of: 'notesection', by: 'notesection' }],
  }),
];
