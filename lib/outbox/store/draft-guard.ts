import type { Message } from '../../i18n/index.ts';
import { TEXT_FIELDS } from '../../model/index.ts';
import type {
  Attention,
  Delivery,
  DeliveryProgress,
  Draft,
  DraftOrigin,
  DraftText,
  ListScan,
} from '../draft.ts';
import {
  either,
  type Guard,
  isBoolean,
  isNumber,
  isObject,
  isText,
  listOf,
  literal,
  nullable,
  optional,
  shape,
} from './guards.ts';

// Guards for the fields of a stored draft. The compiler compares them with the types in `draft.ts`.

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
const areFields: Guard<DraftText['fields']> = (value): value is DraftText['fields'] =>
  hasKnownFields(value) && TEXT_FIELDS.every((name) => isMaybeText(Reflect.get(value, name)));

const isDraftText: Guard<DraftText> = shape({
  worldId: nullable(isText),
  target: either(
    shape({ kind: literal('new'), template: isText, customTemplateId: nullable(isText) }),
    shape({ kind: literal('append'), articleId: isText, articleTitle: isText }),
  ),
  title: isText,
  content: isText,
  fields: areFields,
  sourceField: literal('footnotes', 'authornotes', 'scrapbook', 'sidebarcontent', 'content', 'none'),
});

const isOrigin: Guard<DraftOrigin> = shape({
  source: shape({
    url: isText,
    canonicalUrl: nullable(isText),
    title: isText,
    site: nullable(isText),
    author: nullable(isText),
    published: nullable(isText),
    language: nullable(isText),
    licence: nullable(isText),
    accessed: isNumber,
  }),
  titles: listOf(isText),
  images: listOf(shape({ url: isText, alt: isText })),
  facts: listOf(shape({ label: isText, value: isText })),
  clipKey: isText,
  truncated: isBoolean,
  extent: optional(
    either(
      shape({ kind: literal('thread'), posts: isNumber, hasMore: isBoolean }),
      shape({ kind: literal('wholePage') }),
    ),
  ),
});

const isScan: Guard<ListScan> = shape({
  startedAt: isNumber,
  readAt: isNumber,
  ordered: isBoolean,
  scope: either(literal('world'), shape({ categoryId: nullable(isText) })),
  pages: isNumber,
  tail: listOf(isText),
  known: isNumber,
  sawOurs: isBoolean,
  pending: listOf(isText),
  ended: isBoolean,
  passes: isNumber,
  gap: nullable(isMessage),
});

const isProgress: Guard<DeliveryProgress> = shape({
  accountId: isText,
  accountName: isMaybeText,
  attempt: isNumber,
  firstSentAt: nullable(isNumber),
  baseline: nullable(listOf(isText)),
  checked: listOf(isText),
  found: listOf(isText),
  scanOffset: isNumber,
  scan: optional(isScan),
  hint: isMaybeText,
  failures: optional(isNumber),
  unseen: optional(isNumber),
  before: optional(
    shape({
      content: isText,
      scrapbook: nullable(isText),
      updatedAt: nullable(isNumber),
      readAt: isNumber,
    }),
  ),
  untagged: optional(isBoolean),
  category: optional(nullable(isText)),
  accepted: optional(isBoolean),
  supersededBy: isMaybeText,
  trouble: nullable(shape({ sentence: isMessage, refused: isBoolean })),
});

const isSentenced = shape({ kind: literal('rejected', 'unproved', 'conflict'), sentence: isMessage });
const isAttention: Guard<Attention> = either(
  // Three kinds share one shape.
  (value): value is Extract<Attention, { sentence: Message }> => isSentenced(value),
  either(
    shape({ kind: literal('duplicated'), articleIds: listOf(isText) }),
    shape({ kind: literal('gone') }),
  ),
);

/** One guard per delivery state. An unknown state is from a newer version. */
const DELIVERIES: { [S in Delivery['state']]: Guard<Extract<Delivery, { state: S }>> } = {
  editing: shape({ state: literal('editing') }),
  queued: shape({
    state: literal('queued'),
    notBefore: isNumber,
    undoUntil: nullable(isNumber),
    progress: isProgress,
  }),
  sending: shape({ state: literal('sending'), owner: isText, sentAt: isNumber, progress: isProgress }),
  unknown: shape({ state: literal('unknown'), since: isNumber, nextAt: isNumber, progress: isProgress }),
  created: shape({
    state: literal('created'),
    articleId: isText,
    url: nullable(isText),
    at: isNumber,
    nextAt: isNumber,
    progress: isProgress,
  }),
  verified: shape({
    state: literal('verified'),
    articleId: isText,
    url: nullable(isText),
    at: isNumber,
    nextAt: nullable(isNumber),
    progress: isProgress,
  }),
  attention: shape({
    state: literal('attention'),
    attention: isAttention,
    at: isNumber,
    nextAt: nullable(isNumber),
    progress: isProgress,
  }),
  done: shape({
    state: literal('done'),
    at: isNumber,
    how: literal('inserted', 'copied', 'unknown'),
    progress: optional(isProgress),
  }),
  binned: shape({ state: literal('binned'), at: isNumber, progress: optional(isProgress) }),
};

const ATTENTIONS: ReadonlySet<unknown> = new Set<Attention['kind']>([
  'rejected',
  'duplicated',
  'unproved',
  'conflict',
  'gone',
]);
const TARGETS: ReadonlySet<unknown> = new Set<DraftText['target']['kind']>(['new', 'append']);

/** The value at a path in a record. Undefined if there is none. */
const within = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );

const isKnownState = (state: unknown): state is Delivery['state'] =>
  typeof state === 'string' && Object.hasOwn(DELIVERIES, state);

const isDelivery: Guard<Delivery> = (value): value is Delivery => {
  const state = within(value, 'state');
  return isKnownState(state) && DELIVERIES[state](value);
};

export const isDraft: Guard<Draft> = shape({
  id: isText,
  rev: isNumber,
  createdAt: isNumber,
  updatedAt: isNumber,
  touched: isBoolean,
  text: isDraftText,
  origin: nullable(isOrigin),
  fromExport: optional(isBoolean),
  askedAt: optional(isNumber),
  refusal: optional(isMessage),
  delivery: isDelivery,
});

/** Whether a record names a state, or a kind of target, that this release doesn't know. */
export function isFromNewerRelease(record: object): boolean {
  const state = within(record, 'delivery', 'state');
  const attention = within(record, 'delivery', 'attention', 'kind');
  const target = within(record, 'text', 'target', 'kind');
  return (
    (typeof state === 'string' && !isKnownState(state)) ||
    (typeof attention === 'string' && !ATTENTIONS.has(attention)) ||
    (typeof target === 'string' && !TARGETS.has(target))
  );
}
