import type { ArticleId } from './article.ts';
import type { ArticleState } from './article-state.ts';
import type { CategoryId } from './category.ts';
import type { Entity, Picture, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export interface WorldMap extends Entity {
  description: string;
  legend: string;
  image: Picture | null;
  markers: Reference[];
}

export interface MapMarker extends Entity {
  description: string;
  /** Position in pixels of the map's image. */
  x: number | null;
  y: number | null;
  group: Reference | null;
  type: Reference | null;
  mapId: string | null;
  /** What the pin links to: an article, map, category or event. */
  target: Reference | null;
}

export type ImageId = number;

export interface Image extends Entity<ImageId> {
  description: string;
  alt: string | null;
  /** In bytes. */
  size: number | null;
  width: number | null;
  height: number | null;
  extension: string | null;
  artist: string | null;
  /** Address of the image's own page. */
  pageUrl: string | null;
  articleId: ArticleId | null;
}

/** The API can't upload images, only edit their metadata. */
export interface ImageFields {
  title?: string;
  description?: string;
  alt?: string;
  tags?: string[];
  state?: ArticleState;
}

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
