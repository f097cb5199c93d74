import * as z from 'zod/mini';
import type { Manuscript, ManuscriptBeat, ManuscriptPart, ManuscriptVersion } from '../../model/index.ts';
import { anything, id, listOf, number, reference, state, text, tolerant } from './fields.ts';
import { answer } from './parse.ts';
import { detail, entityOf, picture } from './reference.ts';

export const manuscriptVersion = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({ id, title: text, state }),
  /* @__PURE__ */ z.transform(
    ({ id, title, state }): ManuscriptVersion => ({ id, title: title ?? '', state }),
  ),
);

/** The active version comes as a list of one, the others as a list. Either may also be a single object. */
const versions = /* @__PURE__ */ tolerant((value) => {
  const single = manuscriptVersion.safeParse(value).data;
  return single ? [single] : listOf(value).flatMap((entry) => manuscriptVersion.safeParse(entry).data ?? []);
});

export const manuscript = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    status: text,
    description: text,
    descriptionParsed: text,
    likes: number,
    views: number,
    words: number,
    wordcount: number,
    cover: picture,
    activeVersion: versions,
    versions,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Manuscript, 'raw'> => ({
      ...entityOf(wire),
      status: wire.status,
      description: wire.description ?? '',
      descriptionParsed: wire.descriptionParsed,
      likes: wire.likes,
      views: wire.views,
      words: wire.words ?? wire.wordcount,
      cover: wire.cover,
      activeVersion: wire.activeVersion[0] ?? null,
      versions: wire.versions,
    }),
  ),
);

export const manuscriptPart = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    type: text,
    content: text,
    position: number,
    parent: reference,
    version: reference,
    manuscriptVersion: reference,
    image: picture,
    folderId: anything,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<ManuscriptPart, 'raw'> => ({
      ...entityOf(wire),
      type: wire.type ?? 'text',
      content: wire.content ?? '',
      position: wire.position,
      parentId: wire.parent,
      versionId: wire.version ?? wire.manuscriptVersion,
      image: wire.image,
    }),
  ),
);

export const manuscriptBeat = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    ...detail,
    content: text,
    position: number,
    part: reference,
    manuscriptPart: reference,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<ManuscriptBeat, 'raw'> => ({
      ...entityOf(wire),
      content: wire.content ?? '',
      position: wire.position,
      partId: wire.part ?? wire.manuscriptPart,
    }),
  ),
);
