import { describe, expect, it } from 'vitest';
import { articleOf } from '../../../../lib/background/library/draft-entries.ts';
import { badgeOf } from '../../../../lib/background/outbox/badge.ts';
import { readMessage } from '../../../../lib/i18n/index.ts';
import type { Delivery, DeliveryProgress, Draft } from '../../../../lib/outbox/index.ts';

const progress: DeliveryProgress = {
  accountId: 'u1',
  attempt: 0,
  firstSentAt: null,
  baseline: null,
  checked: [],
  found: [],
  scanOffset: 0,
  trouble: null,
};
const NOW = 1_000_000;

function draft(delivery: Delivery): Draft {
  return {
    id: 'd1',
    rev: 1,
    createdAt: 0,
    updatedAt: 0,
    touched: true,
    text: {
      worldId: 'w1',
      target: { kind: 'new', template: 'item', customTemplateId: null },
      title: 'A key',
      content: '',
      fields: { tags: ['iron'] },
      sourceField: 'none',
    },
    origin: null,
    delivery,
  };
}

const waiting = draft({ state: 'queued', notBefore: 0, undoUntil: null, progress: progress });
const editing = draft({ state: 'editing' });
const made: Delivery = {
  state: 'created',
  articleId: 'a1',
  url: null,
  at: NOW - 5,
  nextAt: NOW,
  progress: progress,
};
const wanted = draft({
  state: 'attention',
  attention: { kind: 'rejected', sentence: readMessage('Too long.') },
  at: 0,
  nextAt: null,
  progress: progress,
});

describe('the toolbar button', () => {
  it.each([
    ['says nothing while nothing is on its way', [editing, draft(made)], null, '', 'Loreside'],
    ['counts what is on its way', [waiting, waiting, editing], null, '2', 'Loreside: 2 drafts waiting'],
    ['calls for the person', [waiting, wanted], null, '!', 'Loreside: 1 draft needs attention'],
    ['calls for new credentials', [waiting], 'paused', '!', 'Loreside: reconnect to send 1 draft'],
    ['calls for permission', [waiting], 'notAllowed', '!', 'Loreside: allow sending, 1 draft waits'],
    ['says nothing of credentials that nothing waits for', [], 'paused', '', 'Loreside'],
  ] as const)('%s', (_, drafts, obstacle, text, title) => {
    expect(badgeOf(drafts, NOW, obstacle)).toMatchObject({ text, title, urgent: text === '!' });
  });
});

describe('a new article', () => {
  it('is in the library before the next sync', () => {
    expect(articleOf(draft(made), NOW)).toMatchObject({
      id: 'a1',
      worldId: 'w1',
      title: 'A key',
      tags: ['iron'],
    });
  });

  it('is later updated from World Anvil’s lists; unsent drafts are ignored', () => {
    expect(articleOf(draft(made), NOW + 3_600_000)).toBeNull();
    expect(articleOf(waiting, NOW)).toBeNull();
  });
});
