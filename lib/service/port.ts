import type {
  Article,
  ArticleFields,
  ArticleId,
  ArticleSummary,
  Category,
  CategoryId,
  Identity,
  NewArticle,
  User,
  World,
  WorldId,
  WorldSummary,
} from '../model/index.ts';

export type ServiceVersion = 'current' | 'earlier';

/** What one version can do that the other cannot; screens adapt to it. */
export interface Capabilities {
  /** The article list can be asked for newest first. */
  newestFirst: boolean;
  /** The article list can be filtered by a term. */
  term: boolean;
  /** The article list can be narrowed to one category. */
  byCategory: boolean;
  /** Template codes that may be created. */
  templates: readonly string[];
  /** Articles per list page. */
  articlePage: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** `person`: somebody waits for it and it overtakes; `sync`: it may wait. Default `person`. */
  urgency?: 'person' | 'sync';
}

export interface ArticleQuery {
  offset: number;
  term?: string;
  /** A category's articles; null: those in no category; left out: every article of the world. */
  categoryId?: CategoryId | null;
}

/** One list page. `last` is true when the page was shorter than the page size: nothing follows. */
export interface Page<T> {
  items: T[];
  offset: number;
  last: boolean;
  /** Entries that could not be understood and were left out. */
  skipped: number;
}

/**
 * The platform in the words of the model. Every call rejects with a `ServiceError` and nothing else (beside
 * `AbortError` when the caller aborts). Reads retry by themselves; writes are sent once.
 */
export interface Service {
  readonly version: ServiceVersion;
  readonly capabilities: Capabilities;
  identity(options?: CallOptions): Promise<Identity>;
  user(options?: CallOptions): Promise<User>;
  worlds(options?: CallOptions): Promise<WorldSummary[]>;
  world(id: WorldId, options?: CallOptions): Promise<World>;
  categories(worldId: WorldId, offset: number, options?: CallOptions): Promise<Page<Category>>;
  /** Newest first by creation where the version can; otherwise in the platform's own order. */
  articles(worldId: WorldId, query: ArticleQuery, options?: CallOptions): Promise<Page<ArticleSummary>>;
  article(id: ArticleId, options?: CallOptions): Promise<Article>;
  /** The answer's id is a hint only: the answer is undocumented in one version. */
  createArticle(
    article: NewArticle,
    options?: CallOptions,
  ): Promise<{ id: ArticleId | null; url: string | null }>;
  patchArticle(id: ArticleId, worldId: WorldId, changes: ArticleFields, options?: CallOptions): Promise<void>;
  deleteArticle(id: ArticleId, options?: CallOptions): Promise<void>;
}
