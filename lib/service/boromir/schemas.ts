import * as z from 'zod/mini';
import { anything, flag, id, instant, number, reference, state, tags, text } from '../schema/fields.ts';
import { picture } from '../schema/reference.ts';

// Boromir's responses (platform notes, "The current version"): flat objects in camelCase. Every field but the id may be
// null; unknown keys are kept.

export const boromirIdentity = /* @__PURE__ */ z.looseObject({ id, username: text });

export const boromirUser = /* @__PURE__ */ z.looseObject({
  id,
  username: text,
  title: text,
  url: text,
  locale: text,
});

const world = { id, title: text, name: text, slug: text, url: text, ownership: text };

export const boromirWorldSummary = /* @__PURE__ */ z.looseObject(world);

export const boromirWorld = /* @__PURE__ */ z.looseObject({
  ...world,
  description: text,
  tags,
  countArticles: number,
  cover: picture,
  articlesPrivateOnCreation: flag,
  customArticleTemplates: anything,
});

export const customTemplate = /* @__PURE__ */ z.looseObject({ id, title: text, name: text });

export const boromirCategory = /* @__PURE__ */ z.looseObject({
  id,
  title: text,
  state,
  icon: text,
  url: text,
  position: number,
  folderId: reference,
  parent: reference,
  updateDate: instant,
});

const summary = {
  id,
  title: text,
  entityClass: text,
  templateType: text,
  state,
  isDraft: flag,
  isWip: flag,
  tags,
  excerpt: text,
  url: text,
  slug: text,
  folderId: reference,
  category: reference,
  world: reference,
  updateDate: instant,
  wordcount: number,
};

export const boromirSummary = /* @__PURE__ */ z.looseObject(summary);

export const boromirArticle = /* @__PURE__ */ z.looseObject({
  ...summary,
  content: text,
  isAdultContent: flag,
  creationDate: instant,
  articleParent: reference,
  cover: reference,
  author: anything,
});
