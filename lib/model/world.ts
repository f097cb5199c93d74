import type { ArticleState } from './article-state.ts';
import type { Picture } from './reference.ts';

export type WorldId = string;

/** A world as returned by the list of the user's worlds. */
export interface WorldSummary {
  id: WorldId;
  title: string;
  slug: string | null;
  url: string | null;
  /** `owner`, another value for a co-author, or null if the API version doesn't say. */
  ownership: string | null;
}

export interface CustomTemplate {
  id: string;
  name: string;
}

export interface World extends WorldSummary {
  description: string;
  tags: string[];
  customTemplates: CustomTemplate[];
  /** Default state of a new article, or null if the API version doesn't say. */
  newArticleState: ArticleState | null;
  /** World Anvil's article count, or null if the API version doesn't return it. */
  articleCount: number | null;
  /** Missing in copies that earlier releases stored. */
  cover?: Picture | null;
}

/** Fields that can be written (API specification, World patch body). */
export interface WorldFields {
  title?: string;
  state?: ArticleState;
  subtitle?: string;
  description?: string;
  copyright?: string;
  globalAnnouncement?: string;
  globalHeader?: string;
  globalSidebarFooter?: string;
  globalArticleIntroduction?: string;
  sidebarContent?: string;
  displayCss?: string;
  displayPanelCss?: string;
  tags?: string[];
}
