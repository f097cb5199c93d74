import type { ArticleId } from './article.ts';
import type { ArticleState } from './article-state.ts';
import type { Entity } from './reference.ts';

export type ImageId = number;

export interface Image extends Entity<ImageId> {
  description: string;
  alt: string | null;
  /** Bytes. */
  size: number | null;
  width: number | null;
  height: number | null;
  extension: string | null;
  artist: string | null;
  /** The page that shows it alone. */
  pageUrl: string | null;
  articleId: ArticleId | null;
}

/** Images cannot be sent up through the API, only described. */
export interface ImageFields {
  title?: string;
  description?: string;
  alt?: string;
  tags?: string[];
  state?: ArticleState;
}
