import type { ArticleId } from './article.ts';
import type { ArticleState } from './article-state.ts';
import type { CategoryId } from './category.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export interface Timeline extends Entity {
  description: string;
  /** `parallel`, `master`, or another value from World Anvil. */
  type: string | null;
  histories: Reference[];
  eras: Reference[];
  articleId: ArticleId | null;
  categoryId: CategoryId | null;
}

export interface TimelineFields {
  title?: string;
  description?: string;
  state?: ArticleState;
  tags?: string[];
  type?: 'parallel' | 'master';
  /** All events of the timeline. This replaces the list, and is the only way to add an event. */
  historyIds?: string[];
}

export interface NewTimeline extends TimelineFields {
  worldId: WorldId;
  title: string;
}

/** A date in the world's own calendar. Years are strings, because writers use arbitrarily large and negative ones. */
export interface WorldDate {
  year: string;
  month: number | null;
  day: number | null;
  hour: number | null;
  minute: number | null;
}

/** An event. */
export interface History extends Entity {
  begins: WorldDate | null;
  ends: WorldDate | null;
  /** From 0 to 5. */
  significance: number | null;
  content: string;
  fullContent: string;
  /** Only for the author. */
  meta: string;
  articleId: ArticleId | null;
  timelines: Reference[];
}

export interface HistoryFields {
  title?: string;
  content?: string;
  fullContent?: string;
  state?: ArticleState;
  tags?: string[];
  significance?: number;
  begins?: WorldDate;
  ends?: WorldDate;
  articleId?: ArticleId;
}

export interface NewHistory extends HistoryFields {
  worldId: WorldId;
  title: string;
  begins: WorldDate;
}
