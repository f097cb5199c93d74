import type { ArticleId } from './article.ts';
import type { ArticleState } from './article-state.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export type SecretId = string;

export interface Secret extends Entity {
  content: string;
  /** Rendered HTML, or null if the API version doesn't return it. */
  contentParsed: string | null;
  /** Subscriber groups that can read it. */
  groups: Reference[];
  /** The article that it belongs to, if the response says so. */
  articleId: ArticleId | null;
}

/** Fields that can be written. `groupIds` replaces all existing groups. */
export interface SecretFields {
  title?: string;
  content?: string;
  state?: ArticleState;
  tags?: string[];
  groupIds?: string[];
  articleId?: ArticleId | null;
}

export interface NewSecret extends SecretFields {
  worldId: WorldId;
  title: string;
}
