import type { ClipSource } from '../capture/index.ts';
import type { ArticleFields, ArticleId, Instant, WorldId } from '../model/index.ts';

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

/** What is known of one delivery so far; written down before and after each call, so that any worker can go on. */
export interface Journey {
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
  | { state: 'queued'; notBefore: Instant; undoUntil: Instant | null; journey: Journey }
  | { state: 'sending'; owner: string; sentAt: Instant; journey: Journey }
  | { state: 'unknown'; since: Instant; nextAt: Instant; journey: Journey }
  | {
      state: 'created';
      articleId: ArticleId;
      url: string | null;
      at: Instant;
      nextAt: Instant;
      journey: Journey;
    }
  | {
      state: 'verified';
      articleId: ArticleId;
      url: string | null;
      at: Instant;
      nextAt: Instant | null;
      journey: Journey;
    }
  | { state: 'attention'; attention: Attention; at: Instant; nextAt: Instant | null; journey: Journey }
  | { state: 'binned'; at: Instant };

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
  delivery: Delivery;
}
