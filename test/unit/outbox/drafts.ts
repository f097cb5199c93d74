import type { DeliveryProgress, Draft } from '../../../lib/outbox/draft.ts';
import { newProgress } from '../../../lib/outbox/draft-actions.ts';

export const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

const text: Draft['text'] = {
  worldId: 'world-1',
  target: { kind: 'new', template: 'person', customTemplateId: null },
  title: 'Mirelle Vane',
  content: 'Keeper of the lamps.',
  fields: { tags: ['lamps'], isDraft: true, isWip: true },
  sourceField: 'footnotes',
};

export function draftOf(change: Partial<Draft> = {}): Draft {
  return {
    id: 'draft-1',
    rev: 0,
    createdAt: NOW,
    updatedAt: NOW,
    touched: true,
    text,
    origin: null,
    delivery: { state: 'editing' },
    ...change,
  };
}

export function progressOf(change: Partial<DeliveryProgress> = {}): DeliveryProgress {
  return {
    accountId: 'account-1',
    attempt: 0,
    firstSentAt: null,
    baseline: null,
    checked: [],
    found: [],
    scanOffset: 0,
    trouble: null,
    ...change,
  };
}

/** A draft saved for the account, to be sent from `notBefore` on. */
export const queuedDraft = (notBefore: number, change: Partial<Draft> = {}): Draft =>
  draftOf({
    delivery: { state: 'queued', notBefore, undoUntil: null, progress: newProgress('account-1') },
    ...change,
  });
