import type { ArticleState } from './article-state.ts';

export type WorldId = string;

/** A world as the list of the user's worlds shows it. */
export interface WorldSummary {
  id: WorldId;
  title: string;
  slug: string | null;
  url: string | null;
  /** `owner`, another word for a co-author, or null where the version does not say. */
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
  /** The state that a new article takes when none is sent; null where the version does not say. */
  newArticleState: ArticleState | null;
  /** How many articles the platform counts; null where the version does not say. */
  articleCount: number | null;
}

/** What can be written (API specification, World patch body). */
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
