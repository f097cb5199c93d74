import * as z from 'zod/mini';
import type { Note, Notebook, NoteSection } from '../../model/index.ts';
import { answer } from './answer.ts';
import { id, reference, text } from './fields.ts';
import { detail, entityOf, links } from './reference.ts';

export const notebook = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...detail, color: text, notesections: links }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Notebook, 'raw'> => ({
      ...entityOf(wire),
      color: wire.color,
      sections: wire.notesections,
    }),
  ),
);

export const noteSection = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...detail, color: text, notebook: reference }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<NoteSection, 'raw'> => ({
      ...entityOf(wire),
      color: wire.color,
      notebookId: wire.notebook,
    }),
  ),
);

export const note = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    content: text,
    importance: text,
    color: text,
    notesection: reference,
    article: reference,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Note, 'raw'> => ({
      ...entityOf(wire),
      content: wire.content ?? '',
      importance: wire.importance,
      color: wire.color,
      sectionId: wire.notesection,
      articleId: wire.article,
    }),
  ),
);
