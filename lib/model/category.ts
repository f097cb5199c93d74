import type { ArticleState } from './article-state.ts';
import type { Instant, Picture, Raw } from './reference.ts';
import type { WorldId } from './world.ts';

export type CategoryId = string;

export interface Category {
  id: CategoryId;
  worldId: WorldId;
  title: string;
  /** Null at the root, and if the API version doesn't return the parent. */
  parentId: CategoryId | null;
  state: ArticleState | null;
  icon: string | null;
  url: string | null;
  /** Sort position among its siblings. */
  position: number | null;
  /** Only returned by boromir's lists. */
  updatedAt?: Instant | null;
}

/** A category as returned by its own endpoint. */
export interface FullCategory extends Category {
  description: string;
  excerpt: string | null;
  views: number | null;
  pageCover: Picture | null;
  bookCover: Picture | null;
  raw: Raw;
}

export interface CategoryFields {
  title?: string;
  description?: string;
  excerpt?: string;
  state?: ArticleState;
  icon?: string;
  position?: number;
  /** Null moves it to the root. */
  parentId?: CategoryId | null;
}

export interface NewCategory extends CategoryFields {
  worldId: WorldId;
  title: string;
}
