import type { Article } from './article.ts';
import type { Instant } from './instant.ts';
import type { Picture, Reference } from './reference.ts';

/** One text of an article beside its content, by the platform's name for it. */
export interface Section {
  name: string;
  title: string;
  /** Where it stands (`sidebar`, `content`, …); null where the version does not say. */
  position: string | null;
  content: string;
  contentParsed: string | null;
}

/** What a relation leads to. */
export interface RelationItem {
  id: string;
  title: string;
  type: string | null;
  state: string | null;
  slug: string | null;
  url: string | null;
  /** False for what is no article: an image, a statblock, a map. */
  isArticle: boolean;
  relationshipType: string | null;
}

interface Related {
  name: string;
  title: string;
  position: string | null;
}

/** A link of an article to others, in the platform's three shapes (API specification, Relation entry shapes). */
export type ArticleRelation =
  | (Related & { shape: 'link'; item: RelationItem })
  | (Related & { shape: 'singular'; item: RelationItem | null })
  | (Related & { shape: 'collection'; items: RelationItem[] });

/** An article with everything that a reader of its page sees. */
export interface FullArticle extends Article {
  sections: Section[];
  relations: ArticleRelation[];
  /** Rendered; null where the version does not send it. */
  contentParsed: string | null;
  fullRender: string | null;
  passcode: string | null;
  cssClasses: string | null;
  cssCode: string | null;
  cover: Picture | null;
  /** Of characters; organizations have a flag instead. */
  portrait: Picture | null;
  flag: Picture | null;
  publishedAt: Instant | null;
  notifiedAt: Instant | null;
  secrets: Reference[];
  statblock: Reference | null;
  /** From the nearest upward: articles, a category, the world. Empty unless it was asked for. */
  ancestry: Reference[];
}
