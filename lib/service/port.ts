import type { ArticleService, FullArticleService } from './port/articles.ts';
import type { ListOrder, ServiceVersion } from './port/call.ts';
import type { ImageService } from './port/images.ts';
import type {
  ManuscriptPartService,
  ManuscriptService,
  ManuscriptVersionService,
} from './port/manuscripts.ts';
import type { MapService } from './port/maps.ts';
import type { NotebookService, NoteService } from './port/notebooks.ts';
import type { RecordService } from './port/records.ts';
import type { SecretService, SubscriberGroupService } from './port/secrets.ts';
import type {
  RpgSystemService,
  StatblockFolderService,
  StatblockService,
  StatblockTemplateService,
} from './port/statblocks.ts';
import type { HistoryService, TimelineService } from './port/timelines.ts';
import type { RenderingService, VariableService } from './port/variables.ts';
import type {
  CategoryService,
  FullCategoryService,
  IdentityService,
  UserService,
  WorldService,
  WorldWritingService,
} from './port/worlds.ts';

export type * from './port/articles.ts';
export type * from './port/call.ts';
export type * from './port/images.ts';
export type * from './port/manuscripts.ts';
export type * from './port/maps.ts';
export type * from './port/notebooks.ts';
export type * from './port/records.ts';
export type * from './port/secrets.ts';
export type * from './port/statblocks.ts';
export type * from './port/timelines.ts';
export type * from './port/variables.ts';
export type * from './port/worlds.ts';

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

/**
 * All of World Anvil's resources in terms of `lib/model`. Every method rejects with a `ServiceError`, or with an
 * `AbortError` if the caller aborts. Reads are retried; writes are sent once.
 */
export interface FullService extends Service, Resources {
  readonly capabilities: Capabilities & {
    /** Supported sort orders by list method. Lists that aren't included have none. */
    orders: Orders;
    /** Methods that this version doesn't support. Calling one rejects with `unsupported`. */
    missing: ReadonlySet<MethodName>;
  };
}
