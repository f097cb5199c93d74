// Runs in the page: finds the broken links of 10,000 articles, links to what readers can't open, and entries without
// links, with pauses, as a screen does.

import {
  buildLinkIndex,
  type LinkIndex,
  linksOfResource,
  packLinks,
} from '../../../lib/library/links/index.ts';
import {
  createSearcher,
  openExcerpts,
  openSegment,
  packExcerpts,
  packSegment,
  type Searcher,
} from '../../../lib/library/search/index.ts';
import { slices } from '../../../lib/library/store/pause.ts';
import { findEntriesWithoutLinks } from '../../../lib/link-problems/entries-without-links.ts';
import type { ProblemKind } from '../../../lib/link-problems/problem.ts';
import { findProblems, type SearchedLibrary } from '../../../lib/link-problems/read-problems.ts';
import type { FullArticle } from '../../../lib/model/index.ts';
import { articleOf } from '../../unit/checks/planned-world.ts';
import { entry } from '../../unit/library/entry.ts';
import { type Taken, timed } from '../page/thread.ts';
import { median } from '../search/figures.ts';

const [WORLD, OTHER] = ['w1', 'w2'];
/** Entries of a block of links. */
const SIZE = 64;
const LINKS = 12;
const ROUNDS = 3;
const NO_ENTRIES = { article: 0, statblock: 0, secret: 0, category: 0, image: 0, manuscript: 0 };
/** Every so many articles have no links, are private, or have a link of each broken kind. */
const ALONE = 50;
const PRIVATE = 20;
const BROKEN = 40;
const SENTENCE =
  'They say that it was built long before the flood, by people who knew how to carry stone over water. ';

export interface Measured {
  megabytes: number;
  links: number;
  /** What was planted, and what was found of it; more than planted counts as missed. */
  planted: number;
  found: number;
  /** Milliseconds. */
  problems: number;
  withoutLinks: number;
  longest: number;
  /** A plain scan of all texts. */
  scanned: number;
}

/** A fixed id per article, in the form of World Anvil's. `world`: 0 for those that no copy has. */
const idOf = (n: number, world = 1): string =>
  `0000000${world}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const isAlone = (n: number): boolean => n % ALONE === 1;
const isPrivate = (n: number): boolean => n % PRIVATE === 3;
const mention = (id: string, label: string): string => `Beyond lies @[${label}](settlement:${id}). `;

/** The next article that has links and is public. */
const linked = (n: number): number => (isAlone(n) || isPrivate(n) ? linked(n + 1) : n);

function textOf(article: number, count: number): string {
  const sentences = SENTENCE.repeat(2);
  if (isAlone(article)) return sentences.repeat(LINKS);
  const targets = Array.from({ length: LINKS }, (_, at) =>
    linked((article * 7919 + at * 104_729) % (count - 9)),
  );
  const ordinary = targets.map((target) => sentences + mention(idOf(target), `Port ${target}`));
  if (article % BROKEN !== 5) return ordinary.join('\n');
  const broken = [idOf(article, 0), idOf(article + 1, 0), idOf(article, 2), idOf(article - 2)];
  return [...ordinary, ...broken.map((id) => mention(id, 'a place'))].join('\n');
}

const MENTION = /@\[[^\]]*\]\(\w+:([\w-]+)\)/g;

/** What is wrong, by a plain scan of all texts. */
function scan(articles: readonly FullArticle[], goneIds: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (kind: ProblemKind | 'orphan' | 'deadEnd'): unknown =>
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const places = new Map(articles.map(({ id }, at) => [id, at]));
  const elsewhere = new Set(articles.map((_, at) => idOf(at, 2)));
  const mentioned = new Set<string>();
  for (const [at, { id: own, content }] of articles.entries()) {
    let leads = false;
    for (const [, id = ''] of (content ?? '').matchAll(MENTION)) {
      const target = places.get(id);
      leads = true;
      if (target === undefined) count(elsewhere.has(id) ? 'elsewhere' : goneIds.has(id) ? 'gone' : 'unknown');
      else if (isPrivate(target) && !isPrivate(at)) count('private');
      if (id !== own) mentioned.add(id);
    }
    if (!leads) count('deadEnd');
  }
  for (const { id } of articles) if (!mentioned.has(id)) count('orphan');
  return counts;
}

function searcherOver(ids: readonly string[]): Searcher {
  const entries = ids.map((id, location) => ({
    ...entry(id, `Port ${location}`, {
      template: 'settlement',
      state: isPrivate(location) ? 'private' : 'public',
    }),
    location,
  }));
  const hot = openSegment(packSegment(entries));
  const excerpts = openExcerpts(packExcerpts(entries));
  if (!hot || !excerpts) throw new Error('The index does not open.');
  return createSearcher([{ hot, excerpts }]);
}

async function linksOf(articles: readonly FullArticle[], searcher: Searcher): Promise<LinkIndex> {
  const links = articles.map((article) => linksOfResource('article', article));
  const blocks = Array.from({ length: Math.ceil(links.length / SIZE) }, (_, block) => ({
    block,
    bytes: packLinks(links.slice(block * SIZE, (block + 1) * SIZE)),
  }));
  return (await buildLinkIndex(searcher.hits(), blocks, SIZE, () => null)).index;
}

export async function measure(count: number): Promise<Measured> {
  const articles = Array.from({ length: count }, (_, at) =>
    structuredClone(articleOf({ id: idOf(at), template: 'settlement', content: textOf(at, count) })),
  );
  const searcher = searcherOver(articles.map(({ id }) => id));
  const other = searcherOver(articles.map((_, at) => idOf(at, 2)));
  const links = await linksOf(articles, searcher);
  const byId = new Map(articles.map((resource) => [resource.id, { resource }]));
  const goneIds = articles.map((_, at) => idOf(at, 0)).filter((_, at) => at % BROKEN === 5);
  const library: SearchedLibrary = {
    body: async (_, { id }) => byId.get(id) ?? null,
    gone: async () => goneIds.map((id) => ({ ref: { kind: 'article', id }, title: 'Old' })),
    searcher: async (worldId) => (worldId === OTHER ? other : searcher),
    worldFacts: async () => ({ world: { slug: 'vastmoor' }, counts: { ...NO_ENTRIES, article: count } }),
  };
  const [problems, withoutLinks]: [Taken[], Taken[]] = [[], []];
  const found = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const broken = await timed(() =>
      findProblems(
        { library, worldId: WORLD, searcher, links },
        { others: [OTHER], isHidden: () => false, rest: slices() },
      ),
    );
    const alone = await timed(() => findEntriesWithoutLinks(searcher.hits(), links, () => false, slices()));
    problems.push(broken);
    withoutLinks.push(alone);
    found.clear();
    for (const { kind } of broken.result) found.set(kind, (found.get(kind) ?? 0) + 1);
    found.set('orphan', alone.result.orphans.length).set('deadEnd', alone.result.deadEnds.length);
  }
  const start = performance.now();
  const wanted = [...scan(articles, new Set(goneIds))];
  const scanned = performance.now() - start;
  return {
    megabytes: articles.reduce((sum, { content }) => sum + (content?.length ?? 0), 0) / 1e6,
    links: links.size,
    planted: wanted.reduce((sum, [, number]) => sum + number, 0),
    found: wanted.reduce((sum, [kind, number]) => {
      const seen = found.get(kind) ?? 0;
      return sum + (seen > number ? 2 * number - seen : seen);
    }, 0),
    problems: median(problems.map(({ ms }) => ms)),
    withoutLinks: median(withoutLinks.map(({ ms }) => ms)),
    longest: median([...problems, ...withoutLinks].map(({ longest }) => longest)),
    scanned,
  };
}
