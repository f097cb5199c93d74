import type { ClipSource, Extent } from '../capture/index.ts';
import type { Message } from '../i18n/index.ts';
import type { ArticleFields, ArticleId, CategoryId, Instant, WorldId } from '../model/index.ts';

/** Where a capture's source block goes. `none` omits it from the article; the draft keeps it. */
export type SourceField = 'footnotes' | 'authornotes' | 'scrapbook' | 'sidebarcontent' | 'content' | 'none';

/** What the draft becomes: a new article, or a section appended to an existing one. */
export type DraftTarget =
  | { kind: 'new'; template: string; customTemplateId: string | null }
  | { kind: 'append'; articleId: ArticleId; articleTitle: string };

/** Everything that the user sees and edits. */
export interface DraftText {
  worldId: WorldId | null;
  target: DraftTarget;
  title: string;
  content: string;
  fields: Omit<ArticleFields, 'title' | 'content'>;
  sourceField: SourceField;
}

/** The source of the text, for the source block, the duplicate hint and reopening. */
export interface DraftOrigin {
  source: ClipSource;
  titles: string[];
  images: { url: string; alt: string }[];
  facts: { label: string; value: string }[];
  /** Equal for two captures of the same thing. */
  clipKey: string;
  truncated: boolean;
  extent?: Extent;
}

/**
 * Progress of a scan through a world's article list, so that another worker can continue it. Rules:
 * `duplicate-scan.ts`.
 */
export interface ListScan {
  /** When this pass began, and when its last page was read. */
  startedAt: Instant;
  readAt: Instant;
  /** The list came newest first. */
  ordered: boolean;
  /** Scope: the whole world, or one category. */
  scope: 'world' | { categoryId: CategoryId | null };
  pages: number;
  /** The last ids of the previous page. The next page must contain them side by side. */
  tail: ArticleId[];
  /** Consecutive baseline ids at the end of what was read. */
  known: number;
  /** Whether a confirmed copy was in the list. */
  sawOurs: boolean;
  /** Articles of the last page that still have to be read. */
  pending: ArticleId[];
  /** Whether no further page is needed. */
  ended: boolean;
  /** Earlier complete passes that found nothing. */
  passes: number;
  /** Whether something was skipped or unreadable. Then “not found” proves nothing. */
  gap: Message | null;
}

/** Old values of the fields that an append writes, for undo and comparison. */
export interface BeforeImage {
  content: string;
  /** Null if World Anvil didn't return it. Then it isn't written either. */
  scrapbook: string | null;
  updatedAt: Instant | null;
  readAt: Instant;
}

/** What is known about a delivery. Stored before and after each call, so that any worker can continue. */
export interface DeliveryProgress {
  accountId: string;
  /** The account's name when the draft was saved. Absent in older records. */
  accountName?: string | undefined;
  /** POSTs (or PATCHes) started. */
  attempt: number;
  firstSentAt: Instant | null;
  /** Ids of the newest articles before the first POST. Never replaced. */
  baseline: ArticleId[] | null;
  /** Articles that were read and aren't ours. */
  checked: ArticleId[];
  /** Articles that carry our marker. */
  found: ArticleId[];
  /** Where an unfinished scan continues. */
  scanOffset: number;
  /** The rest of an unfinished scan's state. Absent between scans. */
  scan?: ListScan | undefined;
  /** The id in the response. A hint: trusted only if the article has our marker. */
  hint?: ArticleId | undefined;
  /** Consecutive failed calls, for the backoff. */
  failures?: number | undefined;
  /** Complete scans that didn't find the confirmed copy in the list. */
  unseen?: number | undefined;
  /** The article's fields before the append (target `append`). */
  before?: BeforeImage | undefined;
  /** Something was sent without a marker tag, so returned tags prove nothing about it. */
  untagged?: boolean | undefined;
  /** The category of the confirmed copy. */
  category?: CategoryId | null | undefined;
  /** The user chose to send again although an earlier copy may have arrived. */
  accepted?: boolean | undefined;
  /** The draft that replaces this one. */
  supersededBy?: string | undefined;
  /** The last error's text, and whether World Anvil rejected the draft itself. */
  trouble: { sentence: Message; refused: boolean } | null;
}

export type Attention =
  | { kind: 'rejected'; sentence: Message }
  | { kind: 'duplicated'; articleIds: ArticleId[] }
  | { kind: 'unproved'; sentence: Message }
  | { kind: 'conflict'; sentence: Message }
  | { kind: 'gone' };

/** How a person brought a draft to World Anvil: into its editor with our help, by copying, or in a way we don't know. */
export type EntryMethod = 'inserted' | 'copied' | 'unknown';

/** The delivery states. Only `decide` decides which of them may send. */
export type Delivery =
  | { state: 'editing' }
  | { state: 'queued'; notBefore: Instant; undoUntil: Instant | null; progress: DeliveryProgress }
  | { state: 'sending'; owner: string; sentAt: Instant; progress: DeliveryProgress }
  | { state: 'unknown'; since: Instant; nextAt: Instant; progress: DeliveryProgress }
  | {
      state: 'created';
      articleId: ArticleId;
      url: string | null;
      at: Instant;
      nextAt: Instant;
      progress: DeliveryProgress;
    }
  | {
      state: 'verified';
      articleId: ArticleId;
      url: string | null;
      at: Instant;
      nextAt: Instant | null;
      progress: DeliveryProgress;
    }
  | {
      state: 'attention';
      attention: Attention;
      at: Instant;
      nextAt: Instant | null;
      progress: DeliveryProgress;
    }
  /** A person entered it on World Anvil. It isn't sent. `progress` exists if anything was sent before. */
  | { state: 'done'; at: Instant; how: EntryMethod; progress?: DeliveryProgress | undefined }
  /** `progress` exists if anything was sent before. Such a draft can never be sent as if it were new. */
  | { state: 'binned'; at: Instant; progress?: DeliveryProgress | undefined };

/** How markers survive in a world, learned by reading articles back (see `marker.ts`). */
export interface MarkerSupport {
  worldId: WorldId;
  field: 'scrapbook' | 'tags';
  /** A marker was read back. Until then, a create with unknown outcome is never retried automatically. */
  proved: boolean;
  at: Instant;
}

export interface Draft {
  /** UUID, also part of the marker. */
  id: string;
  /** Incremented at each write. A write based on an older one is rejected. */
  rev: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** Whether the user changed anything. The next capture may replace an untouched one. */
  touched: boolean;
  text: DraftText;
  origin: DraftOrigin | null;
  /**
   * Written for a world that was only read from its export, and that is the account's now. Offered, and sent only when its
   * person says so.
   */
  fromExport?: boolean | undefined;
  /** When the wait in `delivery` began. Later than now if the clock was set back. */
  waitsSince?: Instant | undefined;
  /** When the user last asked to try at once. */
  askedAt?: Instant | undefined;
  /** Why World Anvil rejected the draft that this one replaces. */
  refusal?: Message | undefined;
  delivery: Delivery;
}
