import type { ArticleId } from './article.ts';
import type { ArticleState } from './article-state.ts';
import type { Entity } from './reference.ts';

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
