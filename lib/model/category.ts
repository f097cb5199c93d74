import type { ArticleState } from './article-state.ts';
import type { Instant } from './instant.ts';
import type { Picture, Raw } from './reference.ts';
import type { WorldId } from './world.ts';

export type CategoryId = string;

export interface Category {
  id: CategoryId;
  worldId: WorldId;
  title: string;
  /** Null at the root, and where the version does not tell the parent. */
  parentId: CategoryId | null;
  state: ArticleState | null;
  icon: string | null;
  url: string | null;
  /** Ordering weight among its siblings. */
  position: number | null;
  /** Only the current version's lists tell it. */
  updatedAt?: Instant | null;
}

/** A category read by its id. */
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
  /** Null: it stands under none. */
  parentId?: CategoryId | null;
}

export interface NewCategory extends CategoryFields {
  worldId: WorldId;
  title: string;
}
