import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import type { NewArticle } from '../../../lib/model/index.ts';
import { createSender } from '../../../lib/outbox/delivery/sender.ts';
import { describe as words } from '../../../lib/outbox/describe.ts';
import type { Delivery, Draft } from '../../../lib/outbox/draft.ts';
import { newProgress, submit } from '../../../lib/outbox/draft-actions.ts';
import { moveToAccount } from '../../../lib/outbox/other-account.ts';
import { ServiceError } from '../../../lib/service/index.ts';
import { draftOf, NOW, progressOf, queuedDraft } from './drafts.ts';
import { type Held, serviceOver } from './held-service.ts';
import { type Disk, memoryStore, newDisk } from './memory-store.ts';

let disk: Disk;
const store = () => memoryStore(disk);
const HERE = { worldId: 'world-2', accountId: 'account-2', accountName: 'ben', undoMs: 10_000 };
const shown = (draft: Draft) => words(draft, NOW, null, { accountId: 'account-2' });
const sent = progressOf({ attempt: 1, firstSentAt: NOW, baseline: [], accountName: 'ada' });
const unknown: Delivery = { state: 'unknown', since: NOW, nextAt: NOW + 9_000, progress: sent };

beforeEach(() => {
  disk = newDisk();
});

describe('a draft of another account', () => {
  it('says whose it is, and offers to be moved instead of sent', () => {
    const named = queuedDraft(NOW + 8_000, {
      delivery: {
        state: 'queued',
        notBefore: NOW + 8_000,
        undoUntil: NOW + 8_000,
        progress: newProgress('account-1', 'ada'),
      },
    });
    expect(shown(named)).toEqual({
      group: 'attention',
      headline: message('outbox.savedUnderAccount', { name: 'ada' }),
      detail: message('outbox.connectOrMove'),
      until: null,
      actions: ['move', 'edit', 'copy', 'discard'],
    });
    expect(shown(queuedDraft(NOW)).headline).toEqual(message('outbox.savedUnderOtherAccount'));
    expect(words(named, NOW, null, { accountId: 'account-1' }).actions).toContain('sendNow');
    expect(words(named, NOW, null, { accountId: null }).actions).toContain('sendNow');
  });

  it('that may have arrived says so, and is only checked there', () => {
    expect(shown(draftOf({ delivery: unknown }))).toMatchObject({
      group: 'attention',
      detail: message('outbox.mayBeThereMove'),
      actions: ['move', 'copy'],
    });
    const append = {
      ...draftOf().text,
      target: { kind: 'append', articleId: 'a', articleTitle: 'A' },
    } as const;
    expect(shown(draftOf({ delivery: unknown, text: append }))).toMatchObject({
      detail: message('outbox.mayBeThere'),
      actions: ['copy'],
    });
    expect(shown(queuedDraft(NOW, { text: append }))).toMatchObject({
      detail: message('outbox.connectOrEdit'),
      actions: ['edit', 'copy', 'discard'],
    });
  });

  it('of the sample world belongs to every account', () => {
    const sample = queuedDraft(NOW, {
      delivery: { state: 'queued', notBefore: NOW, undoUntil: null, progress: newProgress('sample') },
    });
    expect(shown(sample).actions).toContain('sendNow');
  });

  it('moves without its category, and waits to be undone', async () => {
    const text = { ...draftOf().text, fields: { tags: ['lamps'], categoryId: 'c1', articleParentId: 'a1' } };
    disk.drafts.set('draft-1', queuedDraft(NOW, { text }));
    await moveToAccount(store(), 'draft-1', HERE, { now: NOW });
    expect(disk.drafts.get('draft-1')).toMatchObject({
      text: { worldId: 'world-2', fields: { tags: ['lamps'] } },
      delivery: { state: 'queued', notBefore: NOW + 10_000, progress: newProgress('account-2', 'ben') },
    });
    expect(disk.drafts.get('draft-1')?.text.fields).not.toHaveProperty('categoryId');
    expect(await moveToAccount(store(), 'draft-1', HERE)).toBeNull();
  });

  it('that was sent before goes on as a new one; the old one is never sent again', async () => {
    disk.drafts.set('draft-1', draftOf({ delivery: unknown }));
    const fresh = await moveToAccount(store(), 'draft-1', HERE, { now: NOW, freshId: 'draft-2' });
    expect(fresh).toMatchObject({ id: 'draft-2', delivery: { state: 'queued', progress: { attempt: 0 } } });
    const old = disk.drafts.get('draft-1');
    expect(old?.delivery).toMatchObject({ state: 'unknown', progress: { supersededBy: 'draft-2' } });
    expect(old && shown(old).headline).toEqual(message('outbox.movedElsewhere'));
  });
});

const OFFLINE = { kind: 'offline', sentence: readMessage('No network.') } as const;
const STEPS = ['send', 'lose', 'drop', 'switch', 'move', 'wait', 'wait'] as const;

it('is sent once, and to an account that its person chose, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 25 }), async (steps) => {
      disk = newDisk();
      let now = NOW;
      const accounts = ['account-1', 'account-2'] as const;
      let at: 0 | 1 = 0;
      let trouble: (typeof STEPS)[number] = 'send';
      let moves = 0;
      const allowed = new Map<string, Set<string>>();
      const posts: { id: string; account: string }[] = [];
      const empty = (): Held => ({ articles: new Map(), created: [], failure: null });
      const held = [empty(), empty()] as const;
      const service = async () => {
        const account = accounts[at];
        const whole = serviceOver(held[at]);
        return {
          ...whole,
          async createArticle(article: NewArticle) {
            if (trouble === 'drop') throw new ServiceError(OFFLINE);
            posts.push({ id: /lore1-(.+)-a\d+/.exec(article.scrapbook ?? '')?.[1] ?? '', account });
            const answer = await whole.createArticle(article);
            if (trouble === 'lose') throw new ServiceError(OFFLINE);
            return answer;
          },
        };
      };
      const sender = () =>
        createSender({
          store: store(),
          service,
          clock: { now: () => now, timer: () => () => {} },
          random: () => 0.5,
          owner: 'worker',
          onPause() {},
          account: async () => accounts[at],
        });
      disk.carriers.set('world-1', { worldId: 'world-1', field: 'scrapbook', proved: true, at: NOW });
      disk.drafts.set('draft-0', draftOf({ id: 'draft-0' }));
      allowed.set('draft-0', new Set(['account-1']));
      await submit(store(), 'draft-0', { accountId: 'account-1', undoMs: 0, now });
      for (const step of steps) {
        if (step === 'switch') at = at === 0 ? 1 : 0;
        else if (step === 'wait') now += 200_000;
        else if (step === 'move') {
          const [id] = [...disk.drafts.keys()].slice(-1);
          const account = accounts[at];
          const to = { ...HERE, accountId: account, undoMs: 0 };
          const moved = await moveToAccount(store(), id ?? '', to, { now, freshId: `draft-${++moves}` });
          if (moved) allowed.set(moved.id, (allowed.get(moved.id) ?? new Set<string>()).add(account));
        } else {
          trouble = step;
          await sender().run(new AbortController().signal);
        }
      }
      for (const { id } of posts) expect(posts.filter((post) => post.id === id)).toHaveLength(1);
      for (const post of posts) expect(allowed.get(post.id)).toContain(post.account);
    }),
    { numRuns: 300 },
  );
});
