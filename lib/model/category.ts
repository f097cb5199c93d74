import type { ArticleState } from './article.ts';
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
}
