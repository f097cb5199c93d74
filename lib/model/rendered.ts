import type { FullArticle } from './full-article.ts';
import type { Raw } from './reference.ts';

/** What the platform makes of a text when it is asked, by either version's names (API specification, Article (read)). */
const RENDERED = /parsed$|^full_?render$/i;

/** The same of an answer. Pure. */
export const rawWithoutRendered = (record: object): Raw =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, held]) =>
      held === undefined || RENDERED.test(name) ? [] : [[name, withoutRendered(held)]],
    ),
  );

/**
 * An answer without what the platform rendered: for the owner it shows the contents of every secret that a text embeds.
 * The texts that it was made of stay. Pure.
 */
export function withoutRendered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRendered);
  return typeof value === 'object' && value !== null ? rawWithoutRendered(value) : value;
}

/** The same of an article as the rest of the house knows it. Pure. */
export const articleWithoutRendered = (article: FullArticle): FullArticle => ({
  ...article,
  contentParsed: null,
  fullRender: null,
  sections: article.sections.map((section) => ({ ...section, contentParsed: null })),
  raw: rawWithoutRendered(article.raw),
});
