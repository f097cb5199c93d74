import { beforeEach, describe, expect, it } from 'vitest';
import { readMessage } from '../../../../lib/i18n/index.ts';
import {
  openLibrary,
  readSkipped,
  retrySkipped,
  syncBodies,
  syncWorld,
} from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import { isCopyDamaged } from '../../../../lib/library/store/verify.ts';
import { ServiceError, type ServiceFailure } from '../../../../lib/service/index.ts';
import { linesOf, linesOfCopy, record } from './copy.ts';
import { Upstream } from './upstream.ts';

const MINUTE = 60_000;
const { signal } = new AbortController();
let upstream: Upstream;
let clock: number;

beforeEach(async () => {
  await (await openLibrary()).clear();
  clock = 1_000 * MINUTE;
  upstream = new Upstream('current').fill(30);
  upstream.articles = upstream.articles.map((one, n) => ({ ...one, updatedAt: 1_000 + n * 1_000 }));
});

const now = () => clock;
const sync = (wants: 'look' | 'whole' = 'look') =>
  syncWorld(upstream.service(), 'w1', { signal, now, wants });
const bodies = (more: Partial<Parameters<typeof syncBodies>[2]> = {}, service = upstream.service()) =>
  syncBodies(service, 'w1', { signal, now, which: 'all', ...more });
const kept = async () => (await libraryDatabase()).count('bodies');
const skipped = async () => (await readSkipped('w1')).map(({ id, reason, tries }) => ({ id, reason, tries }));

const sentence = readMessage('Not now.');
const FAILURES: Record<string, [ServiceFailure, string]> = {
  'never gets a response': [{ kind: 'timeout', sentence }, 'noAnswer'],
  'always loses its connection': [{ kind: 'offline', sentence }, 'noAnswer'],
  'always meets a server error': [{ kind: 'server', sentence, status: 500, retryAfter: null }, 'serverError'],
  'cannot be understood': [{ kind: 'notUnderstood', sentence }, 'notUnderstood'],
  'is redirected': [{ kind: 'redirected', sentence }, 'notUnderstood'],
  'may not be read': [{ kind: 'forbidden', sentence }, 'refused'],
};

function fails(failure: ServiceFailure, of: (call: string) => boolean): void {
  upstream.onRequest = (call) => {
    if (of(call)) throw new ServiceError(failure);
  };
}

describe.each(Object.entries(FAILURES))('an article that %s', (_name, [failure, reason]) => {
  it('is skipped with its reason, and everything else is read', async () => {
    await sync();
    fails(failure, (call) => call === 'article/a29');
    expect(await bodies()).toBe(30);
    expect(await kept()).toBe(29);
    expect(await readSkipped('w1')).toMatchObject([
      { kind: 'article', id: 'a29', title: 'Entry 29', reason, tries: 1 },
    ]);
    upstream.asked = [];
    expect(await bodies()).toBe(0);
    expect(upstream.asked).toEqual([]);
  });

  it('is retried with growing delays, and forgotten once it is read', async () => {
    await sync();
    fails(failure, (call) => call === 'article/a29');
    await bodies();
    clock += 10 * MINUTE;
    await bodies();
    expect(await skipped()).toEqual([{ id: 'a29', reason, tries: 2 }]);
    clock += 10 * MINUTE;
    expect(await bodies()).toBe(0);
    clock += 50 * MINUTE;
    upstream.onRequest = () => {};
    expect(await bodies()).toBe(1);
    expect(await skipped()).toEqual([]);
    expect(await kept()).toBe(30);
  });
});

describe('a skipped item', () => {
  const timeout: ServiceFailure = { kind: 'timeout', sentence };

  it('is retried at once on request, once per request', async () => {
    await sync();
    fails(timeout, (call) => call === 'article/a29');
    await bodies();
    await retrySkipped('w1');
    expect(await bodies()).toBe(1);
    expect(await bodies()).toBe(0);
  });

  it('is retried at once after a change on World Anvil', async () => {
    await sync();
    fails(timeout, (call) => call === 'article/a29');
    await bodies();
    upstream.articles = upstream.articles.map((one) =>
      one.id === 'a29' ? { ...one, title: 'Changed', updatedAt: clock + 5_000 } : one,
    );
    await sync('whole');
    upstream.onRequest = () => {};
    expect(await bodies()).toBe(1);
    expect(await skipped()).toEqual([]);
  });

  it('is removed with its article', async () => {
    await sync();
    fails(timeout, (call) => call === 'article/a29');
    await bodies();
    upstream.articles = upstream.articles.filter(({ id }) => id !== 'a29');
    upstream.onRequest = () => {};
    clock += 10 * MINUTE;
    await bodies();
    expect(await skipped()).toEqual([]);
  });
});

it('after ten failures in a row, the next call starts behind them', async () => {
  await sync();
  fails({ kind: 'timeout', sentence }, (call) => call.startsWith('article/'));
  await expect(bodies()).rejects.toMatchObject({ sentence });
  expect(await skipped()).toHaveLength(10);
  upstream.onRequest = () => {};
  await bodies();
  expect(await kept()).toBe(20);
});

it('an invalid key stops everything and skips no article', async () => {
  await sync();
  fails({ kind: 'unauthorised', sentence }, (call) => call.startsWith('article/'));
  await expect(bodies()).rejects.toMatchObject({ sentence });
  expect(await skipped()).toEqual([]);
});

it('items that cannot be stored are skipped, and the copy stays', async () => {
  await sync();
  const service = upstream.service();
  const deep: Record<string, unknown> = {};
  for (let level = 0, at = deep; level < 50_000; level++) {
    const below: Record<string, unknown> = {};
    at.below = below;
    at = below;
  }
  const unstorable = {
    ...service,
    fullArticle: async (...asked: Parameters<typeof service.fullArticle>) => {
      const read = await service.fullArticle(...asked);
      return read.id === 'a29' ? { ...read, raw: deep } : read;
    },
  };
  await bodies({}, unstorable);
  expect(await skipped()).toMatchObject([{ id: 'a29', tries: 1 }]);
  expect(await kept()).toBe(29);
  expect(await isCopyDamaged('w1')).toBe(false);
});

describe('an unreadable page of the article list', () => {
  it('is skipped at the third try; its articles come with a later scan', async () => {
    upstream = new Upstream('current').fill(170);
    fails({ kind: 'notUnderstood', sentence }, (call) => call === 'articles 50');
    await expect(sync()).rejects.toMatchObject({ sentence });
    await expect(sync()).rejects.toMatchObject({ sentence });
    await sync();
    expect(await record()).toMatchObject({ due: [], counts: { article: 120 } });
    expect(await readSkipped('w1')).toMatchObject([{ kind: 'list', id: 'articles 50', tries: 3 }]);
    upstream.onRequest = () => {};
    await sync('whole');
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    expect(await skipped()).toEqual([]);
  });

  it('ends the list if it is the last', async () => {
    upstream = new Upstream('current').fill(70);
    fails({ kind: 'notUnderstood', sentence }, (call) => call === 'articles 50');
    for (let tries = 0; tries < 2; tries++) await expect(sync()).rejects.toMatchObject({ sentence });
    await sync();
    expect(await record()).toMatchObject({ due: [], counts: { article: 50 } });
  });
});

it('a world whose own record is unreadable is copied anyway', async () => {
  fails({ kind: 'notUnderstood', sentence }, (call) => call === 'world');
  await sync();
  expect(await record()).toMatchObject({ due: [], counts: { article: 30 } });
});
