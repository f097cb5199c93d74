import type {
  Article,
  ArticleFields,
  ArticleId,
  ArticleSummary,
  Category,
  CategoryFields,
  CategoryId,
  FullArticle,
  FullCategory,
  Identity,
  NewArticle,
  NewCategory,
  Reference,
  User,
  UserProfile,
  World,
  WorldFields,
  WorldId,
  WorldSummary,
} from '../model/index.ts';
import type {
  CallOptions,
  Create,
  Every,
  List,
  ListOrder,
  Page,
  Patch,
  Read,
  Remove,
  ServiceVersion,
} from './port/call.ts';
import type {
  HistoryService,
  ImageService,
  ManuscriptPartService,
  ManuscriptService,
  ManuscriptVersionService,
  MapService,
  NotebookService,
  NoteService,
  RecordService,
  RenderingService,
  RpgSystemService,
  SecretService,
  StatblockFolderService,
  StatblockService,
  StatblockTemplateService,
  SubscriberGroupService,
  TimelineService,
  VariableService,
} from './port/resources.ts';

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

export interface IdentityService {
  identity(options?: CallOptions): Promise<Identity>;
  user(options?: CallOptions): Promise<User>;
}

export interface UserService {
  /** Any user's public profile. */
  userProfile: Read<string, UserProfile>;
  /** All manuscripts, since this list has no pages. For other users, only public ones. */
  userManuscripts: Read<string, Reference[]>;
  userWorlds: Read<string, WorldSummary[]>;
  /** The format is undocumented; everything that looks like an image is returned. */
  userImages: Read<string, Reference<number>[]>;
}

export interface WorldService {
  worlds(options?: CallOptions): Promise<WorldSummary[]>;
  world: Read<WorldId, World>;
}

export interface WorldWritingService {
  /** Current values of the fields that `patchWorld` can change. Fields that the version doesn't return are missing. */
  worldFields: Read<WorldId, WorldFields>;
  patchWorld: Patch<WorldId, WorldFields>;
}

export interface CategoryService {
  categories: List<WorldId, Category>;
}

export interface FullCategoryService {
  everyCategory: Every<WorldId, Category>;
  category: Read<CategoryId, FullCategory>;
  createCategory: Create<NewCategory>;
  patchCategory: Patch<CategoryId, CategoryFields>;
  deleteCategory: Remove<CategoryId>;
}

export type * from './port/call.ts';
export type * from './port/resources.ts';

/** Features that differ between the API versions. Screens adapt to them. */
export interface Capabilities {
  /** The article list supports sort orders, including newest first. */
  newestFirst: boolean;
  /** The article list supports a search term. */
  term: boolean;
  /** The article list can be filtered by category. */
  byCategory: boolean;
  /** Template codes that can be created. */
  templates: readonly string[];
  /** Articles per list page. */
  articlePage: number;
}

/** The methods that capture, the outbox and offline copies need. */
export interface Service extends IdentityService, WorldService, CategoryService, ArticleService {
  readonly version: ServiceVersion;
  readonly capabilities: Capabilities;
}

/** All reading and writing methods. If the version doesn't support one, it rejects with `unsupported`. */
export interface Resources
  extends IdentityService,
    UserService,
    WorldService,
    WorldWritingService,
    CategoryService,
    FullCategoryService,
    ArticleService,
    FullArticleService,
    SecretService,
    SubscriberGroupService,
    StatblockService,
    StatblockFolderService,
    StatblockTemplateService,
    RpgSystemService,
    ImageService,
    ManuscriptService,
    ManuscriptVersionService,
    ManuscriptPartService,
    NotebookService,
    NoteService,
    TimelineService,
    HistoryService,
    MapService,
    VariableService,
    RenderingService,
    RecordService {}

export type MethodName = keyof Resources;

/** `term`: the list supports a search term. */
export type Orders = Readonly<Partial<Record<MethodName, { by: readonly ListOrder[]; term: boolean }>>>;

/** All of World Anvil's resources. Methods reject with a `ServiceError`. Reads are retried; writes are sent once. */
export interface FullService extends Service, Resources {
  readonly capabilities: Capabilities & {
    /** Supported sort orders by list method. Lists that aren't included have none. */
    orders: Orders;
    /** Methods that this version doesn't support. Calling one rejects with `unsupported`. */
    missing: ReadonlySet<MethodName>;
  };
}
