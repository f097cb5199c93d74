import type { ArticleId } from './article.ts';
import type { ArticleState } from './article-state.ts';
import type { CategoryId } from './category.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export interface Timeline extends Entity {
  description: string;
  /** `parallel`, `master`, or another word of the platform. */
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
  /** The events on it, and no others. An event is put on a timeline by this alone. */
  historyIds?: string[];
}

export interface NewTimeline extends TimelineFields {
  worldId: WorldId;
  title: string;
}

/** A date of the world's own calendar; years are texts, as large and as negative as a writer wants them. */
export interface WorldDate {
  year: string;
  month: number | null;
  day: number | null;
  hour: number | null;
  minute: number | null;
}

/** Something that happened. */
export interface History extends Entity {
  begins: WorldDate | null;
  ends: WorldDate | null;
  /** 0 to 5. */
  significance: number | null;
  content: string;
  fullContent: string;
  /** For the author's eyes. */
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
