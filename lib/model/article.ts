import type { MessageId } from '../i18n/index.ts';
import type { ArticleState } from './article-state.ts';
import type { CategoryId } from './category.ts';
import type { Instant } from './reference.ts';
import type { WorldId } from './world.ts';

export type ArticleId = string;

/** Long text fields, besides the content, that an article can be created with (API specification, article body). */
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

/** What people call each of them. */
export const FIELD_LABELS = {
  seeded: 'history.fieldSeeded',
  sidebarcontent: 'history.fieldSidebarTop',
  sidepanelcontenttop: 'history.fieldPanelTop',
  sidepanelcontent: 'history.fieldPanelBottom',
  sidebarcontentbottom: 'history.fieldSidebarBottom',
  footnotes: 'history.fieldFootnotes',
  fullfooter: 'history.fieldFooter',
  authornotes: 'history.fieldAuthorNotes',
  credits: 'capture.credits',
  scrapbook: 'history.fieldScrapbook',
  excerpt: 'history.fieldExcerpt',
  pronunciation: 'capture.pronunciation',
  subheading: 'capture.subheading',
  icon: 'category.icon',
} as const satisfies Record<TextField, MessageId>;

/** An article as returned by lists. */
export interface ArticleSummary {
  id: ArticleId;
  worldId: WorldId;
  title: string;
  /** World Anvil's template code with a lower-case first letter (`person`). Unknown codes are kept unchanged. */
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

/** An article as returned by its own endpoint. */
export interface Article extends ArticleSummary {
  content: string;
  /** Only fields present in the response: a missing key is unknown, an empty string is empty. */
  text: Partial<Record<TextField, string>>;
  isAdultContent: boolean;
  createdAt: Instant | null;
  authorName: string | null;
  articleParentId: ArticleId | null;
  coverId: number | null;
  /** The unparsed response, including unknown keys. */
  raw: Readonly<Record<string, unknown>>;
}

/** Fields that can be written. Only present keys are sent; null clears a reference. */
export interface ArticleFields extends Partial<Record<TextField, string>> {
  title?: string;
  content?: string;
  tags?: string[];
  state?: ArticleState;
  isDraft?: boolean;
  isWip?: boolean;
  isAdultContent?: boolean;
  categoryId?: CategoryId | null;
  /** Takes precedence over the category if both are sent. */
  articleParentId?: ArticleId | null;
  /** Logical parent. Must have the same template. */
  parentId?: ArticleId | null;
  coverId?: number | null;
  position?: number;
  /** JSON text for use by the template. */
  userMetadata?: string;
}

export interface NewArticle extends ArticleFields {
  worldId: WorldId;
  title: string;
  template: string;
  customTemplateId?: string;
}
