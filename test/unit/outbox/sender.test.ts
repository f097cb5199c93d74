import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readMessage } from '../../../lib/i18n/index.ts';
import type { Article, NewArticle } from '../../../lib/model/index.ts';
import { createSender, type SenderOptions } from '../../../lib/outbox/delivery/sender.ts';
import type { Draft } from '../../../lib/outbox/draft.ts';
import { newProgress } from '../../../lib/outbox/draft-actions.ts';
import { type Service, ServiceError, type ServiceFailure } from '../../../lib/service/index.ts';
import { articleOf } from './articles.ts';
import { draftOf, NOW, queuedDraft } from './drafts.ts';
import { serviceOver } from './held-service.ts';
import { type Disk, memoryStore, newDisk } from './memory-store.ts';

let disk: Disk;
let now: number;
let articles: Map<string, Article>;
let failure: ServiceFailure | null;
let created: NewArticle[];
const signal = new AbortController().signal;
const onPause = vi.fn();

const service = (keepsScrapbook = true): Service => {
  const held = { articles, created, failure };
  return serviceOver(held, keepsScrapbook);
};

const sender = (options: Partial<SenderOptions> = {}) =>
  createSender({
    store: memoryStore(disk),
    service: async () => service(),
    clock: { now: () => now, timer: () => () => {} },
    random: () => 0.5,
    owner: 'worker-1',
    onPause,
    ...options,
  });

const queue = (change: Partial<Draft> = {}) => {
  const draft = queuedDraft(now, change);
  disk.drafts.set(draft.id, draft);
};
const delivery = (id = 'draft-1') => disk.drafts.get(id)?.delivery;

beforeEach(() => {
  disk = newDisk();
  now = NOW;
  articles = new Map();
  failure = null;
  created = [];
  onPause.mockClear();
});

describe('the sender', () => {
  it('creates the article, verifies it, and checks once more after the settling time', async () => {
    queue();
    const next = await sender().run(signal);
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'a1', url: 'https://example.org/a1' });
    expect(next).toBe(NOW + 180_000);
    now = NOW + 180_000;
    expect(await sender().run(signal)).toBeNull();
    expect(delivery()).toMatchObject({ state: 'verified', articleId: 'a1' });
    expect(created).toHaveLength(1);
    expect(created[0]).toMatchObject({
      title: 'Mirelle Vane',
      template: 'person',
      scrapbook: 'lore1-draft-1-a1',
    });
    expect(disk.carriers.get('world-1')).toMatchObject({ field: 'scrapbook', proved: true });
  });

  it('finishes even if the list never shows the article', async () => {
    const silent = { ...service(), articles: async () => ({ items: [], offset: 0, last: true, skipped: 0 }) };
    queue();
    for (let scan = 0; scan < 8; scan++) {
      await sender({ service: async () => silent }).run(signal);
      now += 400_000;
    }
    expect(delivery()?.state).toBe('verified');
  });

  it('waits for drafts that aren’t due and returns the time of the next one', async () => {
    queue({
      delivery: {
        state: 'queued',
        notBefore: NOW + 9_000,
        undoUntil: NOW + 9_000,
        progress: newProgress('account-1'),
      },
    });
    expect(await sender().run(signal)).toBe(NOW + 9_000);
    expect(created).toEqual([]);
  });

  it('leaves another account’s drafts alone', async () => {
    queue();
    expect(await sender({ account: async () => 'account-2' }).run(signal)).toBeNull();
    expect(created).toEqual([]);
  });

  it('does nothing without a connection', async () => {
    queue();
    expect(await sender({ service: async () => null }).run(signal)).toBeNull();
    expect(delivery()?.state).toBe('queued');
  });

  it('stops if the credentials are rejected, and keeps the draft', async () => {
    queue();
    failure = { kind: 'unauthorised', sentence: readMessage('The keys were not accepted.') };
    expect(await sender().run(signal)).toBeNull();
    expect(onPause).toHaveBeenCalledWith(readMessage('The keys were not accepted.'));
    expect(delivery()?.state).toBe('unknown');
  });

  it('continues if only this world refuses, and reports it on the draft', async () => {
    queue();
    failure = { kind: 'forbidden', sentence: readMessage('You may not write in this world.') };
    await sender().run(signal);
    expect(onPause).not.toHaveBeenCalled();
    now = NOW + 200_000;
    await sender().run(signal);
    expect(delivery()).toMatchObject({
      state: 'attention',
      attention: { kind: 'rejected', sentence: readMessage('You may not write in this world.') },
    });
  });

  it('waits as long as World Anvil asks', async () => {
    queue();
    failure = { kind: 'busy', sentence: readMessage('Too many requests.'), retryAfter: 50_000 };
    expect(await sender().run(signal)).toBe(NOW + 50_000);
  });

  it('tries again at once when the network is back, however often it failed', async () => {
    let isOnline = false;
    const articles = async () => {
      throw new ServiceError({ kind: 'offline', sentence: readMessage('No network.') });
    };
    const one = sender({ service: async () => (isOnline ? service() : { ...service(), articles }) });
    queue();
    for (let failed = 0; failed < 5; failed++) now = (await one.run(signal)) ?? now;
    isOnline = true;
    now -= 20_000;
    await one.run(signal);
    expect(created).toEqual([]);
    await one.hasten();
    await one.run(signal);
    expect(created).toHaveLength(1);
  });

  it('waits as long as World Anvil asks, whatever the network does', async () => {
    const one = sender();
    queue();
    failure = { kind: 'busy', sentence: readMessage('Too many requests.'), retryAfter: 50_000 };
    await one.run(signal);
    failure = null;
    await one.hasten();
    expect(await one.run(signal)).toBe(NOW + 50_000);
    expect(created).toEqual([]);
  });

  it('asks the user before a resend if no marker was ever read back', async () => {
    queue();
    failure = { kind: 'offline', sentence: readMessage('The connection was lost.') };
    await sender().run(signal);
    now = NOW + 200_000;
    await sender().run(signal);
    expect(delivery()).toMatchObject({ state: 'attention', attention: { kind: 'unproved' } });
  });

  it('uses tags if the API doesn’t return the scrapbook, and removes them again', async () => {
    const deaf = { service: async () => service(false) };
    queue();
    await sender(deaf).run(signal);
    expect(delivery()?.state).toBe('created');
    expect(disk.carriers.get('world-1')).toMatchObject({ field: 'tags', proved: false });
    queue({ id: 'draft-2' });
    await sender(deaf).run(signal);
    expect(articles.get('a2')?.tags).toEqual(['lamps', 'lore1-draft-2-a1']);
    expect(disk.carriers.get('world-1')).toMatchObject({ field: 'tags', proved: true });
    now = NOW + 200_000;
    await sender(deaf).run(signal);
    expect(delivery('draft-2')?.state).toBe('verified');
    expect(articles.get('a2')?.tags).toEqual(['lamps']);
  });
});

describe('adding to an article', () => {
  const target = { kind: 'append' as const, articleId: 'a1', articleTitle: 'The Lamp Guild' };
  const text = { ...draftOf().text, target };

  it('keeps the existing text and records it', async () => {
    articles.set('a1', articleOf({ content: 'An old guild.', text: { scrapbook: 'My notes.' } }));
    queue({ text });
    await sender().run(signal);
    now = NOW + 200_000;
    await sender().run(signal);
    expect(articles.get('a1')).toMatchObject({
      content: 'An old guild.\n\n[h2]Mirelle Vane[/h2]\nKeeper of the lamps.',
      text: { scrapbook: 'My notes.\nlore1-draft-1-a1' },
    });
    expect(delivery()).toMatchObject({
      state: 'verified',
      progress: { before: { content: 'An old guild.', scrapbook: 'My notes.' } },
    });
  });

  it('leaves a scrapbook alone that the response doesn’t contain', async () => {
    articles.set('a1', articleOf({ content: 'An old guild.', text: {} }));
    const patched = vi.fn(async () => {});
    queue({ text });
    await sender({ service: async () => ({ ...service(), patchArticle: patched }) }).run(signal);
    expect(patched).toHaveBeenCalledWith('a1', 'world-1', { content: expect.any(String) }, expect.anything());
  });

  it('returns the text if the article was deleted', async () => {
    queue({ text });
    await sender().run(signal);
    expect(delivery()).toMatchObject({ state: 'attention', attention: { kind: 'rejected' } });
  });

  it('asks if somebody saved the article without the section', async () => {
    articles.set('a1', articleOf({ content: 'An old guild.' }));
    queue({ text });
    await sender().run(signal);
    articles.set('a1', articleOf({ content: 'A new guild.' }));
    now = NOW + 200_000;
    await sender().run(signal);
    expect(delivery()).toMatchObject({ state: 'attention', attention: { kind: 'conflict' } });
  });
});

describe('removing an extra copy', () => {
  const copy = (id: string, change: Partial<Article> = {}) =>
    articles.set(
      id,
      articleOf({ id, title: 'M', content: 'c', text: { scrapbook: 'lore1-draft-1-a1' }, ...change }),
    );
  const twice = () =>
    queue({
      delivery: {
        state: 'attention',
        attention: { kind: 'duplicated', articleIds: ['a1', 'a2'] },
        at: NOW,
        nextAt: null,
        progress: { ...newProgress('account-1'), attempt: 1, found: ['a1', 'a2'] },
      },
    });

  it('deletes it and continues with the other', async () => {
    copy('a1');
    copy('a2');
    twice();
    await sender().removeExtra('draft-1', 'a2');
    expect([...articles.keys()]).toEqual(['a1']);
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'a1' });
  });

  it.each<[string, Partial<Article>]>([
    ['was published', { isDraft: false }],
    ['was changed', { content: 'changed' }],
    ['lost its marker', { text: { scrapbook: '' } }],
  ])('leaves a copy alone that %s', async (_what, change) => {
    copy('a1');
    copy('a2', change);
    twice();
    await expect(sender().removeExtra('draft-1', 'a2')).rejects.toMatchObject({
      sentence: { id: expect.stringMatching(/notRemovedCopiesDiffer|notRemovedEdited/) },
    });
    expect(articles.size).toBe(2);
  });

  it('never deletes the only copy', async () => {
    copy('a2');
    twice();
    await expect(sender().removeExtra('draft-1', 'a2')).rejects.toThrow();
    expect(articles.size).toBe(1);
  });
});
