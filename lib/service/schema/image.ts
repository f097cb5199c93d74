import * as z from 'zod/mini';
import type { Image } from '../../model/index.ts';
import { integer, number, reference, text } from './fields.ts';
import { answer } from './parse.ts';
import { detail, entityOf } from './reference.ts';

export const image = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id: integer,
    ...detail,
    filename: text,
    description: text,
    alt: text,
    size: number,
    width: number,
    height: number,
    extension: text,
    creditArtistName: text,
    pageUrl: text,
    article: reference,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<Image, 'raw'> => ({
      ...entityOf(wire),
      title: wire.title ?? wire.filename ?? '',
      description: wire.description ?? '',
      alt: wire.alt,
      size: wire.size,
      width: wire.width,
      height: wire.height,
      extension: wire.extension,
      artist: wire.creditArtistName,
      pageUrl: wire.pageUrl,
      articleId: wire.article,
    }),
  ),
);
