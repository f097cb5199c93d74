import * as z from 'zod/mini';
import { flag, id, instant, number, reference, state, tags, text } from '../schema/fields.ts';
import { isRecord } from '../transport/refusal.ts';

/**
 * Answers come in snake_case, and since 2022 some keys in camelCase (platform notes, Naming): each camelCase key is
 * also put under its snake_case name, unless that stands there already. The original keys stay.
 */
export function withSnakeCase(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const spelled: Record<string, unknown> = { ...value };
  for (const [key, held] of Object.entries(value)) {
    const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    spelled[snake] ??= held;
  }
  return spelled;
}

/** Any object; the named keys read, every other one kept. */
function answer<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(z.pipe(z.unknown(), z.transform(withSnakeCase)), z.looseObject(shape));
}

export const earlierUser = answer({ id, username: text, url: text, locale: text });

export const earlierWorldSummary = answer({ id, name: text, title: text, slug: text, url: text });

export const earlierWorld = answer({
  id,
  name: text,
  title: text,
  slug: text,
  url: text,
  description: text,
  state,
  tags,
  count_articles: number,
  custom_article_templates: z.optional(z.unknown()),
});

export const customTemplate = answer({ id, name: text, title: text });

export const earlierCategory = answer({
  id,
  title: text,
  name: text,
  state,
  icon: text,
  url: text,
  position: number,
  parent: reference,
  parent_category: reference,
  children: z.optional(z.unknown()),
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

export const earlierSummary = answer(summary);

export const earlierArticle = answer({
  ...summary,
  content: text,
  sections: z.optional(z.unknown()),
  adult_content: flag,
  is_adult_content: flag,
  creation_date: instant,
  article_parent: reference,
  cover: reference,
  author: z.optional(z.unknown()),
});
