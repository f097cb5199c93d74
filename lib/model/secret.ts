import type { ArticleId } from './article.ts';
import type { ArticleState } from './article-state.ts';
import type { Entity, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

export type SecretId = string;

export interface Secret extends Entity {
  content: string;
  /** Rendered; null where the version does not send it. */
  contentParsed: string | null;
  /** The subscriber groups that may read it. */
  groups: Reference[];
  /** The article that it hangs on, where that is told. */
  articleId: ArticleId | null;
}

/** What can be written; `groupIds` takes the place of all groups that stood there. */
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
