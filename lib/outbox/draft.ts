import type { ClipSource } from '../capture/index.ts';
import type { ArticleFields, ArticleId, CategoryId, Instant, WorldId } from '../model/index.ts';

/** Where the source block of a capture goes; `none` leaves it out (it still stands on the draft). */
export type SourceField = 'footnotes' | 'authornotes' | 'scrapbook' | 'sidebarcontent' | 'content' | 'none';

/** What becomes of the draft upstream: a new article, or a section added to one that stands there. */
export type DraftTarget =
  | { kind: 'new'; template: string; customTemplateId: string | null }
  | { kind: 'append'; articleId: ArticleId; articleTitle: string };

/** What a person sees and changes: everything typed lives here. */
export interface DraftText {
  worldId: WorldId | null;
  target: DraftTarget;
  title: string;
  content: string;
  fields: Omit<ArticleFields, 'title' | 'content'>;
  sourceField: SourceField;
}

/** Where the text came from: kept for the source block, for the duplicate hint and for reopening. */
export interface DraftOrigin {
  source: ClipSource;
  titles: string[];
  images: { url: string; alt: string }[];
  facts: { label: string; value: string }[];
  /** Equal for two captures of the same thing. */
  clipKey: string;
  truncated: boolean;
}

/**
 * One look through a world's article list, page by page: what must be kept so that another worker can go on with it.
 * Its rules stand in `duplicate-scan.ts`.
 */
export interface ListScan {
  /** When this pass began, and when its last page was read. */
  startedAt: Instant;
  readAt: Instant;
  /** The list came newest first. */
  ordered: boolean;
  /** The whole world, or one category. */
  scope: 'world' | { categoryId: CategoryId | null };
  pages: number;
  /** The last ids of the page before: the next page must show them again, side by side. */
  tail: ArticleId[];
  /** Ids of the baseline met one after another at the end of what was read. */
  known: number;
  /** A confirmed copy was met in the list. */
  sawOurs: boolean;
  /** Articles of the last page that still have to be looked into. */
  pending: ArticleId[];
  /** No further page is needed. */
  ended: boolean;
  /** Whole passes before this one that found nothing. */
  passes: number;
  /** Set when something was left out or could not be read: then finding nothing proves nothing. */
  gap: string | null;
}

/** The fields that an append writes, as they stood before it, for undo and for comparison. */
export interface BeforeImage {
  content: string;
  /** Null where the platform did not tell it: then it is not written either. */
  scrapbook: string | null;
  updatedAt: Instant | null;
  readAt: Instant;
}

/** What is known of one delivery so far; written down before and after each call, so that any worker can go on. */
export interface DeliveryProgress {
  accountId: string;
  /** POSTs (or PATCHes) begun. */
  attempt: number;
  firstSentAt: Instant | null;
  /** Ids of the newest articles before the first POST; never replaced. */
  baseline: ArticleId[] | null;
  /** Articles looked into and found not to be ours. */
  checked: ArticleId[];
  /** Articles that carry our marker. */
  found: ArticleId[];
  /** Where an unfinished look through the list goes on. */
  scanOffset: number;
  /** The rest of what an unfinished look needs to go on; absent between looks. */
  scan?: ListScan | undefined;
  /** The id that the answer named: a hint, believed only when the article itself shows our marker. */
  hint?: ArticleId | undefined;
  /** Calls that failed one after another since the last one that did not; sets the back-off. */
  failures?: number | undefined;
  /** Whole looks that did not meet the confirmed copy in the list. */
  unseen?: number | undefined;
  /** What stood in the article before the section was added to it (target `append`). */
  before?: BeforeImage | undefined;
  /** Something was sent without a marker among its tags: then tags that come back prove nothing for it. */
  untagged?: boolean | undefined;
  /** The category that the confirmed copy lies in. */
  category?: CategoryId | null | undefined;
  /** The person chose to send again although it is not known whether an earlier copy arrived. */
  accepted?: boolean | undefined;
  /** The draft that the person goes on with instead of this one. */
  supersededBy?: string | undefined;
  /** The sentence of the last thing that went wrong, and whether the platform refused the draft itself. */
  trouble: { sentence: string; refused: boolean } | null;
}

export type Attention =
  | { kind: 'rejected'; sentence: string }
  | { kind: 'duplicated'; articleIds: ArticleId[] }
  | { kind: 'unproved'; sentence: string }
  | { kind: 'conflict'; sentence: string }
  | { kind: 'gone' };

/** The states of reliability: which of them may send is decided in one place, `decide`. */
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
  /** `progress` is there where something was sent before: then it can never be sent as if it were new. */
  | { state: 'binned'; at: Instant; progress?: DeliveryProgress | undefined };

/** How a marker travels in one world, learned by reading back (see `marker.ts`). */
export interface MarkerSupport {
  worldId: WorldId;
  field: 'scrapbook' | 'tags';
  /** Seen to come back. Until then an ambiguous create is never sent again by itself. */
  proved: boolean;
  at: Instant;
}

export interface Draft {
  /** UUID made where the draft was begun; also the body of its marker. */
  id: string;
  /** Raised at each write; a write that names an older one is refused. */
  rev: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** False until the person changed something: an untouched capture may make room for the next one. */
  touched: boolean;
  text: DraftText;
  origin: DraftOrigin | null;
  /** When the wait began that `delivery` names the end of: later than now where the clock was set back since. */
  waitsSince?: Instant | undefined;
  /** When a person last asked for it to be tried at once. */
  askedAt?: Instant | undefined;
  /** Why the platform refused the draft that this one took over from: what there is to mend. */
  refusal?: string | undefined;
  delivery: Delivery;
}
