import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLibrary, openWriter, parseQuery, syncWorld } from '../../../../lib/library/index.ts';
import { LONGEST_TAIL } from '../../../../lib/library/store/tail.ts';
import { entry } from '../entry.ts';
import { expectSound, linesOf, linesOfCopy, record } from '../sync/copy.ts';
import { Upstream } from '../sync/upstream.ts';

beforeEach(async () => (await openLibrary()).clear());

const found = async (typed: string): Promise<string[]> => {
  const searcher = await (await openLibrary()).searcher('w1');
  return searcher.search(parseQuery(typed), { limit: 9 }).hits.map(({ title }) => title);
};

/** A first copy, cut off before it asks for the articles from there on; null: to its end. */
async function copied(upstream: Upstream, until: number | null, sync = syncWorld): Promise<void> {
  const stop = new AbortController();
  upstream.onRequest = (call) => {
    if (call === `articles ${until}`) stop.abort();
  };
  const done = sync(upstream.service(), 'w1', { signal: stop.signal, now: () => 0 });
  await (until === null ? done : expect(done).rejects.toThrow());
}

/** Another worker, which knows nothing of this one. */
async function anotherLife() {
  vi.resetModules();
  return import('../../../../lib/library/index.ts');
}

describe('what a first copy has brought and no index holds yet', () => {
  it('is found by a screen from the first page on, and by the same screen as more comes', async () => {
    const upstream = new Upstream('current').fill(400);
    await copied(upstream, 50);
    expect((await record()).layers).toEqual([]);
    expect(await found('"entry 49"')).toEqual(['Entry 49']);
    expect(await found('"entry 50"')).toEqual([]);
    await copied(upstream, 300);
    expect((await record()).layers).toEqual([]);
    expect(await found('"entry 49"')).toEqual(['Entry 49']);
    expect(await found('"entry 299"')).toEqual(['Entry 299']);
    await copied(upstream, null);
    expect((await record()).layers).toHaveLength(1);
    expect(await found('"entry 399"')).toEqual(['Entry 399']);
    expect(await found('"entry 49"')).toEqual(['Entry 49']);
    await expectSound();
  });

  it('outlives the worker, and nothing of it is doubled or read again', async () => {
    const upstream = new Upstream('current').fill(400);
    await copied(upstream, 200);
    await expectSound();
    const { syncWorld: sync, openWriter: write } = await anotherLife();
    await write().put('w1', [entry('mine', 'Written meanwhile')]);
    await expectSound();
    upstream.asked = [];
    await copied(upstream, null, sync);
    expect(upstream.asked).not.toContain('articles 150');
    expect((await linesOfCopy()).filter((line) => !line.includes('meanwhile'))).toEqual(linesOf(upstream));
    await expectSound();
  });

  it('is in the index as soon as one of its entries changes or goes, or the copy is paused', async () => {
    const writer = openWriter();
    const indexed = async () => {
      const { indexed: until, nextLocation } = await record();
      return until === nextLocation;
    };
    const changes = [
      () => writer.put('w1', [entry('a7', 'Renamed')]),
      () => writer.drop('w1', [{ kind: 'article', id: 'a8' }]),
      () => writer.pause('w1', true),
    ];
    for (const change of changes) {
      await (await openLibrary()).clear();
      await copied(new Upstream('current').fill(120), 100);
      expect(await indexed()).toBe(false);
      await change();
      expect(await indexed()).toBe(true);
      await expectSound();
    }
  });

  it('is found again where it is listed once more, changed or not', async () => {
    const upstream = new Upstream('current').fill(250);
    await copied(upstream, 100);
    expect(await found('"entry 99"')).toEqual(['Entry 99']);
    // The list moves under its reader: the page after these begins with the last of them.
    upstream.articles.unshift(...upstream.articles.splice(120, 1));
    Object.assign(upstream.articles[100] ?? {}, { title: 'Renamed' });
    await copied(upstream, 200);
    expect(await found('renamed')).toEqual(['Renamed']);
    await copied(upstream, null);
    // What now stands on a page that was read before is found by the next round.
    const behind = (line: string) => !line.startsWith('article a120 ');
    expect(await linesOfCopy()).toEqual(linesOf(upstream).filter(behind));
    expect(await linesOfCopy()).toContain('article a99 “Renamed” in -');
    await expectSound();
  });

  it('is never more than a screen packs in a moment', async () => {
    const upstream = new Upstream('current').fill(LONGEST_TAIL * 2 + 300);
    for (let until = 500; until < upstream.articles.length; until += 500) {
      await copied(upstream, until);
      const { indexed, nextLocation } = await record();
      expect(nextLocation - indexed).toBeLessThan(LONGEST_TAIL);
    }
    await copied(upstream, null);
    expect(await linesOfCopy()).toEqual(linesOf(upstream));
    await expectSound();
  });
});
