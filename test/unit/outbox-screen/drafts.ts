import type { Delivery, DeliveryProgress, Draft } from '../../../lib/outbox/index.ts';

export const progress = (over: Partial<DeliveryProgress> = {}): DeliveryProgress => ({
  accountId: 'u1',
  attempt: 1,
  firstSentAt: 1,
  baseline: [],
  checked: [],
  found: [],
  scanOffset: 0,
  trouble: null,
  ...over,
});

/** A draft of the world `w1` in the given state. */
export const draftOf = (id: string, title: string, delivery: Delivery, updatedAt = 1_000): Draft => ({
  id,
  rev: 0,
  createdAt: updatedAt,
  updatedAt,
  touched: true,
  text: {
    worldId: 'w1',
    target: { kind: 'new', template: 'person', customTemplateId: null },
    title,
    content: `The text of ${title}.`,
    fields: { excerpt: 'Short.' },
    sourceField: 'footnotes',
  },
  origin: null,
  delivery,
});
