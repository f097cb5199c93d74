import type { FullArticle } from './full-article.ts';
import type { Raw } from './reference.ts';

/**
 * Fields that World Anvil renders on request, under either API version's names (API specification, Article (read)).
 */
const RENDERED = /parsed$|^full_?render$/i;

/** Like `withoutRendered`, for a response object. Pure. */
export const rawWithoutRendered = (record: object): Raw =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, held]) =>
      held === undefined || RENDERED.test(name) ? [] : [[name, withoutRendered(held)]],
    ),
  );

/**
 * Removes what World Anvil rendered from a response. Rendered for the owner, a text includes the content of every
 * secret embedded in it. The source texts stay. Pure.
 */
export function withoutRendered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRendered);
  return typeof value === 'object' && value !== null ? rawWithoutRendered(value) : value;
}

/** Like `withoutRendered`, for a parsed article. Pure. */
export const articleWithoutRendered = (article: FullArticle): FullArticle => ({
  ...article,
  contentParsed: null,
  fullRender: null,
  sections: article.sections.map((section) => ({ ...section, contentParsed: null })),
  raw: rawWithoutRendered(article.raw),
});
