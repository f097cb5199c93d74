import type { ArticleState } from './article-state.ts';
import type { CategoryId } from './category.ts';
import type { Instant } from './instant.ts';
import type { WorldId } from './world.ts';

export type ArticleId = string;

/** The long text fields that an article is created with, beside its content (API specification, article body). */
export const TEXT_FIELDS = [
  'seeded',
  'sidebarcontent',
  'sidepanelcontenttop',
  'sidepanelcontent',
  'sidebarcontentbottom',
  'footnotes',
  'fullfooter',
  'authornotes',
  'credits',
  'scrapbook',
  'excerpt',
  'pronunciation',
  'subheading',
  'icon',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** An article as lists show it. */
export interface ArticleSummary {
  id: ArticleId;
  worldId: WorldId;
  title: string;
  /** The platform's template code, lower-first (`person`); kept as it came where it is not a known one. */
  template: string;
  state: ArticleState | null;
  isDraft: boolean;
  isWip: boolean;
  tags: string[];
  excerpt: string | null;
  url: string | null;
  slug: string | null;
  categoryId: CategoryId | null;
  updatedAt: Instant | null;
  wordcount: number | null;
}

/** An article read with everything it has. */
export interface Article extends ArticleSummary {
  content: string;
  /** Only the fields that the answer carried: a missing key is "not told", an empty string is "empty". */
  text: Partial<Record<TextField, string>>;
  isAdultContent: boolean;
  createdAt: Instant | null;
  authorName: string | null;
  articleParentId: ArticleId | null;
  coverId: number | null;
  /** The answer as it came, unknown keys included. */
  raw: Readonly<Record<string, unknown>>;
}

/** What can be written. Only keys that are present are sent; null empties a link. */
export interface ArticleFields extends Partial<Record<TextField, string>> {
  title?: string;
  content?: string;
  tags?: string[];
  state?: ArticleState;
  isDraft?: boolean;
  isWip?: boolean;
  isAdultContent?: boolean;
  categoryId?: CategoryId | null;
  /** Overrides the category when both are sent. */
  articleParentId?: ArticleId | null;
  /** Logical parent, same template only. */
  parentId?: ArticleId | null;
  coverId?: number | null;
  position?: number;
  /** JSON text, usable by the template. */
  userMetadata?: string;
}

export interface NewArticle extends ArticleFields {
  worldId: WorldId;
  title: string;
  template: string;
  customTemplateId?: string;
}
