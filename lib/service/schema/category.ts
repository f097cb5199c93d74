import * as z from 'zod/mini';
import type { FullCategory } from '../../model/index.ts';
import { id, number, reference, state, text } from './fields.ts';
import { answer } from './parse.ts';
import { picture } from './reference.ts';

export const fullCategory = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ answer({
    id,
    title: text,
    name: text,
    state,
    icon: text,
    url: text,
    position: number,
    description: text,
    excerpt: text,
    views: number,
    world: reference,
    parent: reference,
    parentCategory: reference,
    pagecover: picture,
    pageCover: picture,
    bookcover: picture,
    bookCover: picture,
  }),
  /* @__PURE__ */ z.transform(
    (wire): Omit<FullCategory, 'raw'> => ({
      id: wire.id,
      worldId: wire.world ?? '',
      title: wire.title ?? wire.name ?? '',
      parentId: wire.parent ?? wire.parentCategory,
      state: wire.state,
      icon: wire.icon,
      url: wire.url,
      position: wire.position,
      description: wire.description ?? '',
      excerpt: wire.excerpt,
      views: wire.views,
      pageCover: wire.pageCover ?? wire.pagecover,
      bookCover: wire.bookCover ?? wire.bookcover,
    }),
  ),
);
