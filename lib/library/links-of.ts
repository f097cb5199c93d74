import type { WorldId } from '../model/index.ts';
import { announce, onChange } from './changes.ts';
import { buildLinkIndex, countLinks, type LinkIndex, linkTest } from './links/index.ts';
import { searcherOf } from './open-worlds.ts';
import { fold, foldLetters, type Hit, type LinkTest, type Searcher } from './search/index.ts';
import { BLOCK } from './store/blocks.ts';
import { libraryDatabase, ofWorld } from './store/database.ts';
import { slices } from './store/pause.ts';

interface Opened {
  of: Searcher;
  /** Links were stored since. */
  isStale: boolean;
  index: Promise<LinkIndex>;
}

const opened = new Map<WorldId, Opened>();
let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onChange(({ worldId, what }) => {
    if (what !== 'bodies' && what !== 'entries' && what !== 'cleared') return;
    for (const [id, held] of opened) if (worldId === null || worldId === id) held.isStale = true;
  });
}

async function open(worldId: WorldId, searcher: Searcher): Promise<LinkIndex> {
  const rows = await (await libraryDatabase()).getAll('links', ofWorld(worldId));
  const { index, damaged } = await buildLinkIndex(searcher.hits(), rows, BLOCK, slices());
  if (damaged.length > 0) announce({ worldId, what: 'damage' });
  return index;
}

/** The links of a world. Opened on first use and after changes; without blocks that the background still has to rebuild. */
export async function linksOf(worldId: WorldId): Promise<LinkIndex> {
  follow();
  const searcher = await searcherOf(worldId);
  const held = opened.get(worldId);
  if (held?.of === searcher && !held.isStale) return held.index;
  const fresh: Opened = { of: searcher, isStale: false, index: open(worldId, searcher) };
  opened.set(worldId, fresh);
  fresh.index.catch(() => {
    if (opened.get(worldId) === fresh) opened.delete(worldId);
  });
  return fresh.index;
}

const tests = new WeakMap<LinkIndex, Promise<LinkTest>>();
/** Entries that share a title. More are hardly told apart. */
const NAMESAKES = 64;

/** Entries with this title, whatever its case and accents; else with a title that names the same; else an alias. */
function titled(searcher: Searcher, typed: string): number[] {
  const similar = searcher.byTitle(typed, NAMESAKES);
  const letters = foldLetters(typed).trim();
  const folded = fold(typed);
  const ways: ((hit: Hit) => boolean)[] = [
    ({ title }) => foldLetters(title).trim() === letters,
    ({ title }) => fold(title) === folded,
    ({ aliases }) => aliases.some((alias) => fold(alias) === folded),
  ];
  const way = ways.find((isSame) => similar.some(isSame));
  return way ? similar.filter(way).map(({ location }) => location) : [];
}

/** Decides filters by links. The same function for the same index. */
export async function linkTestOf(worldId: WorldId): Promise<LinkTest> {
  const [searcher, index] = [await searcherOf(worldId), await linksOf(worldId)];
  const held =
    tests.get(index) ??
    countLinks(index, slices()).then((counts) => linkTest(index, counts, (title) => titled(searcher, title)));
  tests.set(index, held);
  held.catch(() => tests.delete(index));
  return held;
}
