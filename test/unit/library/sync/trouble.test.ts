import { beforeEach, describe, expect, it } from 'vitest';
import { readMessage } from '../../../../lib/i18n/index.ts';
import { openLibrary, readSkipped, syncBodies, syncWorld } from '../../../../lib/library/index.ts';
import { libraryDatabase } from '../../../../lib/library/store/database.ts';
import { ServiceError, type ServiceFailure } from '../../../../lib/service/index.ts';
import { linesOf, linesOfCopy, record } from './copy.ts';
import { category, reference, Upstream } from './upstream.ts';

// World Anvil fails on one item, permanently or for a while.

const HOUR = 3_600_000;
const { signal } = new AbortController();
let upstream: Upstream;

beforeEach(async () => {
  await (await openLibrary()).clear();
  upstream = new Upstream('current').fill(120);
  upstream.articles = upstream.articles.map((one, n) => ({ ...one, updatedAt: 1_000_000 + n * 1_000 }));
  upstream.images = [reference('7', 'A map')];
  upstream.manuscripts = [reference('m1', 'The Book')];
});

const sync = (hour: number) => syncWorld(upstream.service(), 'w1', { signal, now: () => hour * HOUR });

const sentence = readMessage('Not now.');

function fails(
  kind: 'server' | 'notUnderstood' | 'forbidden' | 'notFound',
  of: (call: string) => boolean,
): void {
  const failure: ServiceFailure =
    kind === 'server' ? { kind, sentence, status: 500, retryAfter: null } : { kind, sentence };
  upstream.onRequest = (call) => {
    if (of(call)) throw new ServiceError(failure);
  };
}

describe.each(['server', 'notUnderstood'] as const)('a list that always fails (%s)', (kind) => {
  it('comes last, blocks no poll, and is copied soon after it works again', async () => {
    fails(kind, (call) => call.startsWith('images'));
    await expect(sync(0)).rejects.toMatchObject({ sentence });
    await sync(1);
    expect(await record()).toMatchObject({ due: [], counts: { article: 120, manuscript: 1, image: 0 } });
    upstream.articles.push({ ...structuredClone(upstream.articles[0] ?? expect.unreachable()), id: 'new' });
    for (let hour = 2; hour < 8; hour++) await sync(hour);
    expect((await record()).counts.article).toBe(121);
    upstream.onRequest = () => {};
    for (let hour = 8; hour < 12; hour++) await sync(hour);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
  });
});

it('a world deleted on World Anvil keeps its copy and is not shown as syncing', async () => {
  await sync(0);
  const [lines, before] = await Promise.all([linesOfCopy(), record()]);
  fails('notFound', () => true);
  const again = { signal, now: () => HOUR, wants: 'whole' } as const;
  await expect(syncWorld(upstream.service(), 'w1', again)).rejects.toMatchObject({ sentence });
  expect(await linesOfCopy()).toEqual(lines);
  expect(await (await openLibrary()).world('w1')).toMatchObject({
    ...{ progress: null, syncedAt: before.syncedAt },
  });
});

it('a forbidden folder does not hide statblocks of other folders', async () => {
  upstream.statblocks = [reference('9', 'Owlbear'), reference('10', 'Griffon')];
  upstream.folders = new Map([
    [1, ['9']],
    [2, ['10']],
  ]);
  fails('forbidden', (call) => call.startsWith('folder 1'));
  await sync(0);
  expect(await linesOfCopy()).toContain('statblock 10 “Griffon” in -');
});

describe('full texts', () => {
  const bodies = () => syncBodies(upstream.service(), 'w1', { signal, which: 'all' });
  const kept = async () => (await libraryDatabase()).count('bodies');

  it('are read although one item always fails', async () => {
    await sync(0);
    fails('server', (call) => call === 'article/a119');
    await bodies();
    expect(await kept()).toBe(120);
  });

  it('wait if everything fails', async () => {
    await sync(0);
    upstream.asked = [];
    fails('server', () => true);
    await expect(bodies()).rejects.toMatchObject({ sentence });
    // The article, and the small request that tells whether only the article is in trouble.
    expect(upstream.asked).toEqual(['article/a119', 'identity']);
    expect(await readSkipped('w1')).toEqual([]);
  });

  it('of categories are read once, even if World Anvil’s clock is ahead', async () => {
    upstream.categories = [{ ...category('c1', 'Places'), updatedAt: Date.now() + HOUR }];
    await sync(0);
    await bodies();
    upstream.asked = [];
    await bodies();
    expect(upstream.asked).toEqual([]);
  });
});
