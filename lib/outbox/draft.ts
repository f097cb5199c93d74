import type { ClipSource, Extent } from '../capture/index.ts';
import type { Message } from '../i18n/index.ts';
import { type ArticleFields, TEXT_FIELDS, type WorldId } from '../model/index.ts';
import {
  either,
  type Guard,
  type Guarded,
  isBoolean,
  isNumber,
  isObject,
  isText,
  listOf,
  literal,
  nullable,
  optional,
  shape,
} from './store/guards.ts';

// What a draft is. Each guard checks stored records, and its type is the type in code. Times are instants.

const isMaybeText = optional(isText);

/** `t` writes any message out, whatever its values are. */
const isMessage: Guard<Message> = (value): value is Message => hasMessageFields(value);
const hasMessageFields = shape({ id: isText, values: optional(isObject) });

const hasKnownFields = shape({
  tags: optional(listOf(isText)),
  state: optional(literal('public', 'private')),
  isDraft: optional(isBoolean),
  isWip: optional(isBoolean),
  isAdultContent: optional(isBoolean),
  categoryId: optional(nullable(isText)),
  articleParentId: optional(nullable(isText)),
  parentId: optional(nullable(isText)),
  coverId: optional(nullable(isNumber)),
  position: optional(isNumber),
  userMetadata: isMaybeText,
});
type Fields = Omit<ArticleFields, 'title' | 'content'>;
const areFields: Guard<Fields> = (value): value is Fields =>
  hasKnownFields(value) && TEXT_FIELDS.every((name) => isMaybeText(Reflect.get(value, name)));

/** What the draft becomes: a new article, or a section appended to an existing one. */
export type DraftTarget = Guarded<typeof isTarget>;
const isTarget = either(
  shape({ kind: literal('new'), template: isText, customTemplateId: nullable(isText) }),
  shape({ kind: literal('append'), articleId: isText, articleTitle: isText }),
);

/** Where a capture's source block goes. `none` omits it from the article; the draft keeps it. */
export type SourceField = Guarded<typeof isSourceField>;
const isSourceField = literal('footnotes', 'authornotes', 'scrapbook', 'sidebarcontent', 'content', 'none');

/** Everything that the user sees and edits. */
export type DraftText = Guarded<typeof isDraftText>;
const isDraftText = shape({
  worldId: nullable(isText),
  target: isTarget,
  title: isText,
  content: isText,
  fields: areFields,
  sourceField: isSourceField,
});

const isSource: Guard<ClipSource> = shape({
  url: isText,
  canonicalUrl: nullable(isText),
  title: isText,
  site: nullable(isText),
  author: nullable(isText),
  published: nullable(isText),
  language: nullable(isText),
  licence: nullable(isText),
  accessed: isNumber,
});
const isExtent: Guard<Extent> = either(
  shape({ kind: literal('thread'), posts: isNumber, hasMore: isBoolean }),
  shape({ kind: literal('wholePage') }),
);

/** The source of the text, for the source block, the duplicate hint and reopening. */
export type DraftOrigin = Guarded<typeof isOrigin>;
const isOrigin = shape({
  source: isSource,
  titles: listOf(isText),
  images: listOf(shape({ url: isText, alt: isText })),
  facts: listOf(shape({ label: isText, value: isText })),
  /** Equal for two captures of the same thing. */
  clipKey: isText,
  truncated: isBoolean,
  extent: optional(isExtent),
});

/** How far a scan of a world's article list is, so that another worker can continue it. Rules: `duplicate-scan.ts`. */
export type ListScan = Guarded<typeof isScan>;
const isScan = shape({
  /** When this pass began, and when its last page was read. */
  startedAt: isNumber,
  readAt: isNumber,
  /** The list came newest first. */
  ordered: isBoolean,
  scope: either(literal('world'), shape({ categoryId: nullable(isText) })),
  pages: isNumber,
  /** The last ids of the previous page. The next page must contain them side by side. */
  tail: listOf(isText),
  /** Consecutive baseline ids at the end of what was read. */
  known: isNumber,
  /** Whether a confirmed copy was in the list. */
  sawOurs: isBoolean,
  /** Articles of the last page that still have to be read. */
  pending: listOf(isText),
  /** Whether no further page is needed. */
  ended: isBoolean,
  /** Earlier complete passes that found nothing. */
  passes: isNumber,
  /** Whether something was skipped or unreadable. Then “not found” proves nothing. */
  gap: nullable(isMessage),
});

/** Old values of the fields that an append writes, for undo and comparison. */
export type BeforeImage = Guarded<typeof isImage>;
const isImage = shape({
  content: isText,
  /** Null if World Anvil didn't return it. Then it isn't written either. */
  scrapbook: nullable(isText),
  updatedAt: nullable(isNumber),
  readAt: isNumber,
});

/** What is known about a delivery. Stored before and after each call, so that any worker can continue. */
export type DeliveryProgress = Guarded<typeof isProgress>;
const isProgress = shape({
  accountId: isText,
  /** The account's name when the draft was saved. Absent in older records. */
  accountName: isMaybeText,
  /** POSTs (or PATCHes) started. */
  attempt: isNumber,
  firstSentAt: nullable(isNumber),
  /** Ids of the newest articles before the first POST. Never replaced. */
  baseline: nullable(listOf(isText)),
  /** Articles that were read and aren't ours. */
  checked: listOf(isText),
  /** Articles that carry our marker. */
  found: listOf(isText),
  /** Where an unfinished scan continues. */
  scanOffset: isNumber,
  /** The rest of an unfinished scan's state. Absent between scans. */
  scan: optional(isScan),
  /** The id in the response. A hint: trusted only if the article has our marker. */
  hint: isMaybeText,
  /** Consecutive failed calls, for the backoff. */
  failures: optional(isNumber),
  /** Complete scans that didn't find the confirmed copy in the list. */
  unseen: optional(isNumber),
  /** The article's fields before the append (target `append`). */
  before: optional(isImage),
  /** Something was sent without a marker tag, so returned tags prove nothing about it. */
  untagged: optional(isBoolean),
  /** The category of the confirmed copy. */
  category: optional(nullable(isText)),
  /** The user chose to send again although an earlier copy may have arrived. */
  accepted: optional(isBoolean),
  /** The draft that replaces this one. */
  supersededBy: isMaybeText,
  /** The last error's text, and whether World Anvil rejected the draft itself. */
  trouble: nullable(shape({ sentence: isMessage, refused: isBoolean })),
});

const ATTENTIONS = {
  rejected: shape({ kind: literal('rejected'), sentence: isMessage }),
  duplicated: shape({ kind: literal('duplicated'), articleIds: listOf(isText) }),
  unproved: shape({ kind: literal('unproved'), sentence: isMessage }),
  conflict: shape({ kind: literal('conflict'), sentence: isMessage }),
  gone: shape({ kind: literal('gone') }),
};
export type Attention = Guarded<(typeof ATTENTIONS)[keyof typeof ATTENTIONS]>;
const isAttention: Guard<Attention> = (value): value is Attention => isOneOf(ATTENTIONS, 'kind', value);

/** How a person brought a draft to World Anvil: into its editor with our help, by copying, or in a way we don't know. */
export type EntryMethod = Guarded<typeof isEntryMethod>;
const isEntryMethod = literal('inserted', 'copied', 'unknown');

const progress = isProgress;
const article = { articleId: isText, url: nullable(isText), at: isNumber };
const DELIVERIES = {
  editing: shape({ state: literal('editing') }),
  queued: shape({ state: literal('queued'), notBefore: isNumber, undoUntil: nullable(isNumber), progress }),
  sending: shape({ state: literal('sending'), owner: isText, sentAt: isNumber, progress }),
  unknown: shape({ state: literal('unknown'), since: isNumber, nextAt: isNumber, progress }),
  created: shape({ state: literal('created'), ...article, nextAt: isNumber, progress }),
  verified: shape({ state: literal('verified'), ...article, nextAt: nullable(isNumber), progress }),
  attention: shape({
    state: literal('attention'),
    attention: isAttention,
    at: isNumber,
    nextAt: nullable(isNumber),
    progress,
  }),
  /** A person entered it on World Anvil. It isn't sent. `progress` exists if anything was sent before. */
  done: shape({ state: literal('done'), at: isNumber, how: isEntryMethod, progress: optional(progress) }),
  /** `progress` exists if anything was sent before. Such a draft can never be sent as if it were new. */
  binned: shape({ state: literal('binned'), at: isNumber, progress: optional(progress) }),
};
/** The delivery states. Only `decide` decides which of them may send. An unknown one is from a newer version. */
export type Delivery = Guarded<(typeof DELIVERIES)[keyof typeof DELIVERIES]>;
const isDelivery: Guard<Delivery> = (value): value is Delivery => isOneOf(DELIVERIES, 'state', value);

/** Whether the guard that the value names by its `key` accepts it. */
function isOneOf(guards: Record<string, Guard<unknown>>, key: string, value: unknown): boolean {
  const name = fieldOf(value, key);
  return typeof name === 'string' && Object.hasOwn(guards, name) && guards[name]?.(value) === true;
}

const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

export type Draft = Guarded<typeof isDraft>;
export const isDraft = shape({
  /** UUID, also part of the marker. */
  id: isText,
  /** Incremented at each write. A write based on an older one is rejected. */
  rev: isNumber,
  createdAt: isNumber,
  updatedAt: isNumber,
  /** Whether the user changed anything. The next capture may replace an untouched one. */
  touched: isBoolean,
  text: isDraftText,
  origin: nullable(isOrigin),
  /** Written for a world that was only read from its export, and is the account's now. Sent only if its person says so. */
  fromExport: optional(isBoolean),
  /** When the wait in `delivery` began. Later than now if the clock was set back. */
  waitsSince: optional(isNumber),
  /** When the user last asked to try at once. */
  askedAt: optional(isNumber),
  /** Why World Anvil rejected the draft that this one replaces. */
  refusal: optional(isMessage),
  delivery: isDelivery,
});

/** Whether a record names a state, or a kind of target, that this release doesn't know. */
export function isFromNewerRelease(record: object): boolean {
  const delivery = fieldOf(record, 'delivery');
  const isNew = (name: unknown, known: object) => typeof name === 'string' && !Object.hasOwn(known, name);
  return (
    isNew(fieldOf(delivery, 'state'), DELIVERIES) ||
    isNew(fieldOf(fieldOf(delivery, 'attention'), 'kind'), ATTENTIONS) ||
    isNew(fieldOf(fieldOf(fieldOf(record, 'text'), 'target'), 'kind'), { new: 1, append: 1 })
  );
}

/** How markers survive in a world, learned by reading articles back (see `marker.ts`). */
export interface MarkerSupport {
  worldId: WorldId;
  field: 'scrapbook' | 'tags';
  /** A marker was read back. Until then, a create with unknown outcome is never retried automatically. */
  proved: boolean;
  at: number;
}

export const withDelivery = (draft: Draft, delivery: Delivery): Draft => ({ ...draft, delivery });

/** The progress of a draft that was ever submitted. */
export const progressOf = ({ delivery }: Draft): DeliveryProgress | null =>
  'progress' in delivery ? (delivery.progress ?? null) : null;
