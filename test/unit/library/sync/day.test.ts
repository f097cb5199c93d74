import { beforeEach, describe, expect, it } from 'vitest';
import { openLibrary, syncWorld } from '../../../../lib/library/index.ts';
import { article } from '../article.ts';
import { expectSound, linesOf, linesOfCopy } from './copy.ts';
import { category, reference, Upstream } from './upstream.ts';

const HOUR = 3_600_000;
const VERSIONS = ['current', 'earlier'] as const;

beforeEach(async () => (await openLibrary()).clear());

function world(version: 'current' | 'earlier'): Upstream {
  const upstream = new Upstream(version).fill(300);
  upstream.categories = [category('c1', 'Places'), category('c2', 'Towns', 'c1')];
  upstream.secrets = [reference('s1', 'Who did it')];
  upstream.statblocks = [reference('9', 'Owlbear')];
  upstream.manuscripts = [reference('m1', 'The Book')];
  return upstream;
}

async function looks(upstream: Upstream, from: number, hours: number): Promise<void> {
  for (let hour = from; hour < from + hours; hour++)
    await syncWorld(upstream.service(), 'w1', {
      signal: new AbortController().signal,
      now: () => hour * HOUR,
    });
}

describe.each(VERSIONS)('hourly polls of %s', (version) => {
  it('cost one request each, all day, if nothing changes', async () => {
    const upstream = world(version);
    await looks(upstream, 0, 1);
    for (let hour = 1; hour <= 24; hour++) {
      upstream.asked = [];
      await looks(upstream, hour, 1);
      expect(upstream.asked).toHaveLength(1);
    }
  });

  it('find deletions and additions within three hours, renames and moves within a day', async () => {
    const upstream = world(version);
    await looks(upstream, 0, 1);
    const before = upstream.asked.length;
    upstream.articles = upstream.articles.map((one) =>
      one.id === 'a250' ? { ...one, title: 'Renamed', categoryId: 'c2', updatedAt: 2_000 } : one,
    );
    upstream.articles.splice(40, 1);
    upstream.articles.push(article('b40', 'Entry 40'));
    await looks(upstream, 1, 3);
    const ids = (lines: string[]) => lines.map((line) => line.split('“')[0]);
    expect(ids(await linesOfCopy())).toEqual(ids(linesOf(upstream)));
    upstream.categories[1] = category('c2', 'Cities', 'c1');
    upstream.secrets = [reference('s2', 'Who did it')];
    upstream.manuscripts = [];
    await looks(upstream, 4, 20);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    await expectSound();
    expect(upstream.asked.length - before).toBeLessThanOrEqual(24 + 40);
  });

  it('find edits within three hours per page', async () => {
    const upstream = world(version);
    await looks(upstream, 0, 1);
    const last = upstream.articles[130];
    if (last) upstream.articles[130] = { ...last, title: 'Edited', updatedAt: 2_000 };
    const pages = Math.ceil(upstream.articles.length / upstream.pageSize) + 1;
    await looks(upstream, 1, 3 * pages);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
  });
});

it('a list that was not scanned for a week is scanned at once', async () => {
  const upstream = world('current');
  await looks(upstream, 0, 1);
  upstream.asked = [];
  await looks(upstream, 8 * 24, 1);
  expect(upstream.asked.length).toBeGreaterThanOrEqual(7 + 5);
  upstream.asked = [];
  await looks(upstream, 8 * 24 + 1, 1);
  expect(upstream.asked).toHaveLength(1);
});

it('a world of one page costs one request even after a change', async () => {
  const upstream = new Upstream('current').fill(30);
  await looks(upstream, 0, 1);
  for (let hour = 1; hour <= 8; hour++) {
    upstream.asked = [];
    upstream.articles = upstream.articles.map((one, at) =>
      at === hour ? { ...one, title: `Renamed ${hour}` } : one,
    );
    await looks(upstream, hour, 1);
    expect(upstream.asked).toHaveLength(1);
  }
  expect((await linesOfCopy()).filter((line) => line.includes('Renamed')).length).toBeGreaterThanOrEqual(7);
});
