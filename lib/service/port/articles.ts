import type {
  Article,
  ArticleFields,
  ArticleId,
  ArticleSummary,
  CategoryId,
  FullArticle,
  NewArticle,
  WorldId,
} from '../../model/index.ts';
import type { CallOptions, Create, Every, ListOrder, Page, Read, Remove } from './call.ts';

export interface ArticleQuery {
  offset: number;
  /** Only where the capabilities say `term`. */
  term?: string;
  /** A category's articles; null: those in no category; left out: every article of the world. */
  categoryId?: CategoryId | null;
  /** Where the capabilities say `newestFirst`; the default is `created`, `descending`. */
  order?: ListOrder;
  direction?: 'ascending' | 'descending';
}

export interface FullArticleOptions extends CallOptions {
  /** Also the properties that hold nothing. */
  emptyToo?: boolean;
  /** Also what stands above it; only the current version tells. */
  ancestry?: boolean;
}

export interface ArticleService {
  /** Newest first by creation where the version can; otherwise in the platform's own order. */
  articles(worldId: WorldId, query: ArticleQuery, options?: CallOptions): Promise<Page<ArticleSummary>>;
  article: Read<ArticleId, Article>;
  createArticle: Create<NewArticle>;
  patchArticle(id: ArticleId, worldId: WorldId, changes: ArticleFields, options?: CallOptions): Promise<void>;
  deleteArticle: Remove<ArticleId>;
}

export interface FullArticleService {
  fullArticle(id: ArticleId, options?: FullArticleOptions): Promise<FullArticle>;
  everyArticle: Every<WorldId, ArticleSummary>;
}
