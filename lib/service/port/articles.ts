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
  /** Requires the capability `term`. */
  term?: string;
  /** Articles of this category; null for those without a category; omitted for all articles of the world. */
  categoryId?: CategoryId | null;
  /** Requires the capability `newestFirst`. Default: `created`, `descending`. */
  order?: ListOrder;
  direction?: 'ascending' | 'descending';
}

export interface FullArticleOptions extends CallOptions {
  /** Include empty properties. */
  includeEmpty?: boolean;
  /** Include ancestors. Only boromir returns them. */
  ancestry?: boolean;
}

export interface ArticleService {
  /** Newest first if the version supports it, otherwise in World Anvil's own order. */
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
