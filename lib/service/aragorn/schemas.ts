import * as z from 'zod/mini';
import { isRecord } from '../json.ts';
import { anything, flag, id, instant, number, reference, state, tags, text } from '../schema/fields.ts';
import { picture } from '../schema/reference.ts';

/**
 * Adds a snake_case name for each camelCase key, unless it exists already. Aragorn's responses use snake_case, but keys
 * added since 2022 may be in camelCase (platform notes, Naming).
 */
export function withSnakeCase(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const renamed: Record<string, unknown> = { ...value };
  for (const [key, held] of Object.entries(value)) {
    const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    renamed[snake] ??= held;
  }
  return renamed;
}

/** An object schema that keeps unknown keys. */
function answer<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(z.pipe(z.unknown(), z.transform(withSnakeCase)), z.looseObject(shape));
}

export const aragornUser = /* @__PURE__ */ answer({ id, username: text, url: text, locale: text });

export const aragornWorldSummary = /* @__PURE__ */ answer({
  id,
  name: text,
  title: text,
  slug: text,
  url: text,
});

export const aragornWorld = /* @__PURE__ */ answer({
  id,
  name: text,
  title: text,
  slug: text,
  url: text,
  description: text,
  state,
  tags,
  count_articles: number,
  cover: picture,
  custom_article_templates: anything,
});

export const customTemplate = /* @__PURE__ */ answer({ id, name: text, title: text });

export const aragornCategory = /* @__PURE__ */ answer({
  id,
  title: text,
  name: text,
  state,
  icon: text,
  url: text,
  position: number,
  parent: reference,
  parent_category: reference,
  children: anything,
});

const summary = {
  id,
  title: text,
  template: text,
  template_type: text,
  state,
  is_draft: flag,
  is_wip: flag,
  tags,
  excerpt: text,
  url: text,
  slug: text,
  wordcount: number,
  category: reference,
  world: reference,
  last_update: instant,
  update_date: instant,
};

export const aragornSummary = /* @__PURE__ */ answer(summary);

export const aragornArticle = /* @__PURE__ */ answer({
  ...summary,
  content: text,
  sections: anything,
  adult_content: flag,
  is_adult_content: flag,
  creation_date: instant,
  article_parent: reference,
  cover: reference,
  author: anything,
});
