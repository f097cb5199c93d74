import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Link, linksOfResource } from '../../lib/library/links/index.ts';
import { createFullService, createPacer, type FullService } from '../../lib/service/index.ts';
import { type Platform, startPlatform } from '../service/index.ts';
import { idOf } from './life.ts';

let platform: Platform;
let current: FullService;
let earlier: FullService;

beforeAll(async () => {
  platform = await startPlatform({ articles: 120 });
  const common = {
    address: platform.url,
    applicationKey: platform.applicationKey,
    userToken: platform.authToken,
    userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
    pacer: createPacer({ pace: 10_000, burst: 1_000 }),
    sleep: async () => {},
  };
  current = createFullService({ ...common, version: 'current', segment: 'boromir' });
  earlier = createFullService({ ...common, version: 'earlier', segment: 'aragorn' });
});
afterAll(() => platform.close());

const sorted = (links: readonly Link[]): string[] => links.map((link) => JSON.stringify(link)).sort();
const kindsOf = (links: readonly Link[]): string[] => [...new Set(links.map(({ kind }) => kind))].sort();

it('an article has the same links in both API versions, except for the list of its secrets', async () => {
  const all: Link[] = [];
  for (const { id } of platform.articles(platform.worldId)) {
    const [now, before] = await Promise.all([current.fullArticle(id), earlier.fullArticle(id)]);
    const links = linksOfResource('article', now);
    // The earlier version doesn't list them. Secrets that are shown in a text are known in both.
    const known = links.filter(({ field }) => field !== 'secrets');
    expect(sorted(linksOfResource('article', before))).toEqual(sorted(known));
    all.push(...links);
  }
  expect(kindsOf(all)).toEqual(['embed', 'mention', 'parent', 'relation', 'secret', 'statblock']);
});

it('the parent and the statblock of an article are links once, and its children aren’t its links', async () => {
  const worldId = platform.worldId;
  const made = async (title: string, articleParentId?: string) => {
    const fields = articleParentId === undefined ? {} : { articleParentId };
    return idOf(await current.createArticle({ worldId, title, template: 'article', ...fields }));
  };
  const above = await made('House');
  const id = await made('Room', above);
  for (const service of [current, earlier]) {
    const room = linksOfResource('article', await service.fullArticle(id));
    expect(room.map(({ kind, field }) => [kind, field])).toEqual([['parent', 'articleParent']]);
    expect(linksOfResource('article', await service.fullArticle(above))).toEqual([]);
  }
});
