import * as z from 'zod/mini';
import type { Note, Notebook, NoteSection, Variable, VariableCollection } from '../../model/index.ts';
import { id, reference, text } from './fields.ts';
import { answer } from './parse.ts';
import { detail, entityOf, links } from './reference.ts';

export const variableCollection = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...detail, description: text, prefix: text }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<VariableCollection, 'raw'> => ({
      ...entityOf(wire),
      description: wire.description ?? '',
      prefix: wire.prefix,
    }),
  ),
);

export const variable = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, ...detail, k: text, v: text, type: text, collection: reference }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Variable, 'raw'> => ({
      ...entityOf(wire),
      key: wire.k ?? wire.title ?? '',
      value: wire.v ?? '',
      type: wire.type,
      collectionId: wire.collection,
    }),
  ),
);

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
