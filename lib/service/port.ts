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

/** What one version can do that the other cannot; screens adapt to it. */
export interface Capabilities {
  /** The article list can be asked for newest first, or in another order. */
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

/** What capturing, the outbox and the local copy need. */
export interface Service extends IdentityService, WorldService, CategoryService, ArticleService {
  readonly version: ServiceVersion;
  readonly capabilities: Capabilities;
}

/** Everything that reads or writes; a version that cannot rejects with `unsupported`. */
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

/** `term`: the list may be narrowed by one. */
export type Orders = Readonly<Partial<Record<MethodName, { by: readonly ListOrder[]; term: boolean }>>>;

/**
 * The whole platform in the words of the model. Every call rejects with a `ServiceError` and nothing else (beside
 * `AbortError` when the caller aborts). Reads retry by themselves; writes are sent once.
 */
export interface FullService extends Service, Resources {
  readonly capabilities: Capabilities & {
    /** The orders that a list may be asked for, by the list's method; none for lists that are not named. */
    orders: Orders;
    /** The methods that this version does not have; calling one of them rejects with `unsupported`. */
    missing: ReadonlySet<MethodName>;
  };
}
