import { beforeEach, describe, expect, it } from 'vitest';
import type { Article, LearnedCapabilities, NewArticle } from '../../../lib/model/index.ts';
import { createSender } from '../../../lib/outbox/sender.ts';
import type { Service } from '../../../lib/service/index.ts';
import { articleOf } from './articles.ts';
import { NOW, queuedDraft } from './drafts.ts';
import { serviceOver } from './held-service.ts';
import { type Disk, memoryStore, newDisk } from './memory-store.ts';
import { explore } from './model/explore.ts';
import { FAULTS, plans } from './model/plan.ts';

let disk: Disk;
let now: number;
let articles: Map<string, Article>;
let created: NewArticle[];
let reads: string[];
let known: LearnedCapabilities;
let forgotten: string[];
const { signal } = new AbortController();

function service(change: Partial<Service> = {}): Service {
  const over = serviceOver({ articles, created, failure: null });
  return {
    ...over,
    article: (id, options) => {
      reads.push(id);
      return over.article(id, options);
    },
    learned: {
      known,
      forget(name) {
        forgotten.push(name);
        delete known[name];
      },
    },
    ...change,
  };
}
const run = (change: Partial<Service> = {}) =>
  createSender({
    store: memoryStore(disk),
    service: async () => service(change),
    clock: { now: () => now, timer: () => () => {} },
    random: () => 0.5,
    owner: 'worker-1',
    onPause: () => {},
  }).run(signal);
const delivery = (id = 'draft-1') => disk.drafts.get(id)?.delivery;
const proved = () =>
  disk.carriers.set('world-1', { worldId: 'world-1', field: 'scrapbook', proved: true, at: 1 });

beforeEach(() => {
  disk = newDisk();
  now = NOW;
  articles = new Map();
  created = [];
  reads = [];
  known = { createReturnsId: true };
  forgotten = [];
  const draft = queuedDraft(now);
  disk.drafts.set(draft.id, draft);
});

describe('responses are known to name the article', () => {
  it('it counts as created without being read, and is read once at the end', async () => {
    proved();
    await run();
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'a1', progress: { unread: true } });
    expect(reads).toEqual([]);
    now += 180_000;
    await run();
    expect(delivery()).toMatchObject({ state: 'verified', articleId: 'a1' });
    expect(reads).toEqual(['a1']);
    expect([created.length, forgotten]).toEqual([1, []]);
  });

  it('without proof that markers come back, it is read at once as ever', async () => {
    await run();
    expect(reads).toEqual(['a1']);
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'a1' });
    expect(disk.carriers.get('world-1')).toMatchObject({ proved: true });
  });

  it('unknown: it is read at once as ever', async () => {
    proved();
    known = {};
    await run();
    expect(reads).toEqual(['a1']);
  });

  it('a response without an id contradicts it: it is forgotten, and the article is found in the list', async () => {
    proved();
    const { createArticle } = service();
    await run({ createArticle: async (article) => ({ ...(await createArticle(article)), id: null }) });
    expect(forgotten).toEqual(['createReturnsId']);
    expect(delivery()?.state).toBe('unknown');
    now += 3_000;
    await run();
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'a1' });
    expect(created).toHaveLength(1);
  });

  it('another article is named: ours is found, it is forgotten, and nothing is sent again', async () => {
    proved();
    const { createArticle } = service();
    articles.set('b1', articleOf({ id: 'b1', title: 'Another', content: 'x', text: { scrapbook: '' } }));
    const wrongId = async (article: NewArticle) => {
      const answer = await createArticle(article);
      articles.set('late', articleOf({ id: 'late', title: 'Late', content: 'x', text: { scrapbook: '' } }));
      return { ...answer, id: 'late' };
    };
    await run({ createArticle: wrongId });
    now += 180_000;
    await run();
    expect(delivery()).toMatchObject({ state: 'verified', articleId: 'a2', progress: { found: ['a2'] } });
    expect(forgotten).toEqual(['createReturnsId']);
    expect(created).toHaveLength(1);
  });

  it('nothing is there at all: the user decides, and nothing is sent again', async () => {
    proved();
    await run({ createArticle: async () => ({ id: 'nobody', url: null }) });
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'nobody' });
    for (let round = 0; round < 4; round++) {
      now += 180_000;
      await run();
    }
    expect(delivery()).toMatchObject({ state: 'attention', attention: { kind: 'unproved' } });
    expect(forgotten).toEqual(['createReturnsId']);
    expect(created).toEqual([]);
  });

  it('somebody removes the marker meanwhile: it is still ours', async () => {
    proved();
    await run();
    const article = articles.get('a1');
    if (article) articles.set('a1', { ...article, text: { scrapbook: '' } });
    now += 180_000;
    await run();
    expect(delivery()).toMatchObject({ state: 'verified', articleId: 'a1' });
    expect(created).toHaveLength(1);
  });
});

describe('new articles are known to be on top of the list at once', () => {
  const withoutId = async (article: NewArticle) => ({
    ...(await service().createArticle(article)),
    id: null,
  });
  beforeEach(() => {
    known = { newOnTop: true };
  });

  it('it is looked for at once', async () => {
    await run({ createArticle: withoutId });
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'a1' });
  });

  it('it isn’t there: forgotten, and looked for later as ever', async () => {
    const empty = async () => ({ items: [], offset: 0, last: true, skipped: 0 });
    expect(await run({ createArticle: withoutId, articles: empty })).toBe(NOW + 3_000);
    expect(forgotten).toEqual(['newOnTop']);
    now += 3_000;
    await run();
    expect(delivery()).toMatchObject({ state: 'created', articleId: 'a1' });
    expect(created).toHaveLength(1);
  });
});

describe('scrapbooks are known not to come back', () => {
  beforeEach(() => {
    known = { markers: { 'world-1': 'none' } };
  });

  it('the first draft has a marker tag, which is removed in the end', async () => {
    await run();
    expect(created[0]?.tags).toContain('lore1-draft-1-a1');
  });

  it('they do come back: forgotten, and the scrapbook is used from then on', async () => {
    await run();
    expect(disk.carriers.get('world-1')).toMatchObject({ field: 'scrapbook', proved: true });
    expect(forgotten).toEqual(['markers']);
    disk.drafts.set('draft-2', queuedDraft(now, { id: 'draft-2' }));
    await run();
    expect(created[1]?.tags ?? []).not.toContain('lore1-draft-2-a1');
  });

  it('in another world nothing changes', async () => {
    known = { markers: { 'world-2': 'none' } };
    await run();
    expect(created[0]?.tags ?? []).not.toContain('lore1-draft-1-a1');
  });
});

it('wrong records lose nothing and send nothing twice, whatever happens', { timeout: 600_000 }, async () => {
  const wrongIds = FAULTS.filter(({ answer }) => answer === 'wrongId' || answer === 'noId');
  await explore(
    'learned',
    plans([...wrongIds, ...wrongIds, ...wrongIds], { learned: true }),
    500,
    (verdict) =>
      expect(verdict).toMatchObject({ lost: 0, silent: 0, reported: 0, stuck: 0, wiped: 0, broken: [] }),
  );
});
