import type { Article } from './article.ts';
import type { Instant, Picture, Raw, Reference } from './reference.ts';

/** A text field of an article besides its content, under World Anvil's field name. */
export interface Section {
  name: string;
  title: string;
  /** Where it is shown (`sidebar`, `content` and so on), or null if the API version doesn't say. */
  position: string | null;
  content: string;
  contentParsed: string | null;
}

export interface RelationItem {
  id: string;
  title: string;
  type: string | null;
  state: string | null;
  slug: string | null;
  url: string | null;
  /** False if the target isn't an article but an image, statblock or map. */
  isArticle: boolean;
  relationshipType: string | null;
}

interface Related {
  name: string;
  title: string;
  position: string | null;
}

/** A link from an article to others, in one of three formats (API specification, Relation entry shapes). */
export type ArticleRelation =
  | (Related & { shape: 'link'; item: RelationItem })
  | (Related & { shape: 'singular'; item: RelationItem | null })
  | (Related & { shape: 'collection'; items: RelationItem[] });

/** An article with everything that its page shows. */
export interface FullArticle extends Article {
  sections: Section[];
  relations: ArticleRelation[];
  /** Rendered HTML, or null if the API version doesn't return it. */
  contentParsed: string | null;
  fullRender: string | null;
  passcode: string | null;
  cssClasses: string | null;
  cssCode: string | null;
  cover: Picture | null;
  /** Only for characters. Organizations have a flag instead. */
  portrait: Picture | null;
  flag: Picture | null;
  publishedAt: Instant | null;
  notifiedAt: Instant | null;
  secrets: Reference[];
  statblock: Reference | null;
  /** From the nearest ancestor up: articles, a category, the world. Empty unless requested. */
  ancestry: Reference[];
}

/** Fields that World Anvil renders on request, by either version's names (API specification, Article). */
const RENDERED = /parsed$|^full_?render$/i;

/** Like `withoutRendered`, for a response object. Pure. */
export const rawWithoutRendered = (record: object): Raw =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, held]) =>
      held === undefined || RENDERED.test(name) ? [] : [[name, withoutRendered(held)]],
    ),
  );

/** Removes what World Anvil rendered: it includes embedded secrets. The source texts stay. */
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
