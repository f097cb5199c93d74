import type { ArticleId, ArticleSummary, Instant, WorldId } from '../model/index.ts';
import type { BodySearch } from './bodies/body-search.ts';
import { announce, onChange, summaryOf } from './changes.ts';
import { readWorld, type WorldCopy, type WorldFacts } from './copy.ts';
import type { LinkIndex } from './links/index.ts';
import type { NameFinder } from './names/index.ts';
import type { Entry, EntryKind, EntryRef, Hit, LinkTest, Searcher } from './search/index.ts';
import { clearWorld } from './store/clear.ts';
import { libraryDatabase, ofWorld, type Resource } from './store/database.ts';

/** A full text, as it was read. */
export interface Body {
  resource: Resource;
  readAt: Instant;
  updatedAt: Instant | null;
  /** Without markup. */
  text: string;
}

export interface Recent {
  ref: EntryRef;
  openedAt: Instant;
  /** How often it was opened. */
  times: number;
}

export type LocalCopy = typeof copy;
export type Library = Awaited<ReturnType<typeof openLibrary>>;

const HINTS = 5;
/** Tags that forms suggest, most used first. */
const TAGS = 5_000;

/** Loads the code of the index on first use, as `openLibrary` does for full text and names. */
const reading = () => import('./open-worlds.ts');

async function entriesOf(worldId: WorldId, refs: readonly EntryRef[]): Promise<(Entry | null)[]> {
  const searcher = await (await reading()).searcherOf(worldId);
  const { entriesAt } = await import('./store/blocks.ts');
  const found = await entriesAt(
    await libraryDatabase(),
    worldId,
    refs.map((ref) => searcher.locate(ref)),
  );
  return refs.map(({ kind, id }, at) => {
    const entry = found[at];
    return entry?.kind === kind && entry.id === id ? entry : null;
  });
}

const isArticle = ({ ref }: { ref: EntryRef }) => ref.kind === 'article' && !ref.id.startsWith('draft:');

async function summariesOf(worldId: WorldId, refs: readonly EntryRef[]): Promise<ArticleSummary[]> {
  const found = await entriesOf(worldId, refs);
  return found.filter((entry) => entry !== null).map(summaryOf);
}

function firstArticles(worldId: WorldId, hits: readonly Hit[], limit: number): Promise<ArticleSummary[]> {
  const refs = hits.filter(isArticle).map(({ ref }) => ref);
  return summariesOf(worldId, refs.slice(0, limit));
}

/** The offline copies without full texts, names and links. Nothing waits for the network. */
const copy = {
  async world(worldId: WorldId): Promise<WorldCopy> {
    const [known, searcher] = await Promise.all([
      libraryDatabase().then((db) => readWorld(db, worldId)),
      reading().then(({ searcherOf }) => searcherOf(worldId)),
    ]);
    return { ...known, tags: searcher.tags('', TAGS) };
  },
  /** The same without tags: it doesn't open the world's index. */
  worldFacts: async (worldId: WorldId): Promise<WorldFacts> => readWorld(await libraryDatabase(), worldId),
  /** The world's searcher, the same object until something changes. Excerpts follow a moment after the first call. */
  searcher: async (worldId: WorldId): Promise<Searcher> => (await reading()).searcherOf(worldId),
  /** In the order of `refs`; null for unknown entries. */
  entries: entriesOf,
  async body(worldId: WorldId, { kind, id }: EntryRef): Promise<Body | null> {
    const row = await (await libraryDatabase()).get('bodies', [worldId, kind, id]);
    // A damaged body counts as missing and is read again.
    return typeof row?.thing === 'object' && typeof row.text === 'string'
      ? { resource: row.thing, readAt: row.readAt, updatedAt: row.updatedAt, text: row.text }
      : null;
  },
  /** A secret's encrypted content, if the user keeps it. */
  sealed: async (worldId: WorldId, id: string): Promise<unknown> =>
    (await (await libraryDatabase()).get('sealed', [worldId, id]))?.box ?? null,
  /** The link map's stored layout (`map` names which), as `saveLayout` got it. Deleted with the copy. */
  layout: async (worldId: WorldId, map: string): Promise<unknown> =>
    (await (await libraryDatabase()).get('layouts', [worldId, map]))?.bytes ?? null,
  async saveLayout(worldId: WorldId, map: string, bytes: ArrayBuffer): Promise<void> {
    const transaction = (await libraryDatabase()).transaction(['syncs', 'layouts'], 'readwrite');
    // A copy that was deleted meanwhile would leave its layout behind.
    const isCopied = (await transaction.objectStore('syncs').getKey(worldId)) !== undefined;
    if (isCopied) await transaction.objectStore('layouts').put({ worldId, map, bytes });
    await transaction.done;
  },
  /** Records that a person opened the entry: it ranks higher, and its full text is fetched early. */
  async opened(worldId: WorldId, { kind, id }: EntryRef): Promise<void> {
    const transaction = (await libraryDatabase()).transaction('recent', 'readwrite');
    const before = await transaction.store.get([worldId, kind, id]);
    const times = (before?.times ?? 0) + 1;
    const row = { worldId, kind, id, openedAt: Date.now(), times };
    await Promise.all([transaction.store.put(row), transaction.done]);
    announce({ worldId, what: 'recent' });
  },
  /** Passes on what `opened` has recorded to the entry that replaces this one. */
  async moveOpened(worldId: WorldId, from: EntryRef, to: EntryRef): Promise<void> {
    const transaction = (await libraryDatabase()).transaction('recent', 'readwrite');
    const [before, known] = await Promise.all([
      transaction.store.get([worldId, from.kind, from.id]),
      transaction.store.get([worldId, to.kind, to.id]),
    ]);
    if (!before) return;
    const openedAt = Math.max(before.openedAt, known?.openedAt ?? 0);
    const row = { worldId, kind: to.kind, id: to.id, openedAt, times: before.times + (known?.times ?? 0) };
    await Promise.all([
      transaction.store.put(row),
      transaction.store.delete([worldId, from.kind, from.id]),
      transaction.done,
    ]);
    announce({ worldId, what: 'recent' });
  },
  /** Newest first. */
  async recent(worldId: WorldId, limit: number): Promise<Recent[]> {
    const rows = await (await libraryDatabase()).getAll('recent', ofWorld(worldId));
    return rows
      .sort((a, b) => b.openedAt - a.openedAt)
      .slice(0, limit)
      .map(({ kind, id, openedAt, times }) => ({ ref: { kind, id }, openedAt, times }));
  },
  /** At most five articles with the same or nearly the same title. */
  async findByTitle(worldId: WorldId, title: string): Promise<ArticleSummary[]> {
    const searcher = await (await reading()).searcherOf(worldId);
    return firstArticles(worldId, searcher.byTitle(title, HINTS * 4), HINTS);
  },
  /** Titles that start with the text, then titles in which a later word does. */
  async searchTitles(worldId: WorldId, typed: string, limit: number): Promise<ArticleSummary[]> {
    const searcher = await (await reading()).searcherOf(worldId);
    return firstArticles(worldId, searcher.startsWith(typed, ['article'], limit * 2), limit);
  },
  /** Those of the ids that a copy holds. */
  async articles(ids: readonly ArticleId[]): Promise<ArticleSummary[]> {
    const worlds = await (await libraryDatabase()).getAllKeys('syncs');
    const refs = ids.map((id): EntryRef => ({ kind: 'article', id }));
    const found = (await Promise.all(worlds.map((worldId) => summariesOf(worldId, refs)))).flat();
    const byId = new Map(found.map((article) => [article.id, article]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
  /** The locations of the other entries that link to this one, without those of a category. */
  linkSources: async (worldId: WorldId, ref: EntryRef): Promise<number[]> =>
    (await import('./link-sources.ts')).linkSourcesOf(worldId, ref),
  /** Deletes the copies of all worlds. */
  clear: () => clearWorld(null),
  clearWorld: (worldId: WorldId): Promise<void> => clearWorld(worldId),
  /** Calls the listener after each change in any context. Returns a function that unsubscribes. */
  subscribe: onChange,
};

/** Without full text, names and links: the background doesn't need their code. */
export const openLocalCopy = async (): Promise<LocalCopy> => copy;

/** For the first line of a screen: starts loading what the first answer needs. `searcher` returns it. */
export function prepareLibrary(worldId: Promise<WorldId | null>): void {
  const index = async (): Promise<unknown> => {
    const [code, chosen] = await Promise.all([reading(), worldId]);
    return chosen && code.searcherOf(chosen);
  };
  // The calls that need them report failures.
  for (const begun of [libraryDatabase(), index()]) begun.catch(() => {});
}

/** What screens read: the copies, their full texts, names in any text, and links between entries. */
export async function openLibrary() {
  return {
    ...copy,
    bodySearch: async (worldId: WorldId): Promise<BodySearch> =>
      (await import('./bodies/body-search.ts')).bodySearchOf(worldId),
    names: async (worldId: WorldId): Promise<NameFinder> => (await import('./names-of.ts')).namesOf(worldId),
    /** Only the names of articles that can be mentioned. */
    articleNames: async (worldId: WorldId): Promise<NameFinder> =>
      (await import('./names-of.ts')).namesOf(worldId, 'articles'),
    /** What was read in full of these kinds, a few at a time: most texts of a world are too much for the memory. */
    resources: async function* (worldId: WorldId, kinds: readonly EntryKind[]) {
      yield* (await import('./resources-of.ts')).resourcesOf(worldId, kinds);
    },
    /** The same of entries that have this in a word, by the indexes. */
    resourcesWith: async function* (worldId: WorldId, wordPart: string) {
      yield* (await import('./resources-of.ts')).resourcesWith(worldId, wordPart);
    },
    /** The same object until something changes. */
    links: async (worldId: WorldId): Promise<LinkIndex> => (await import('./links-of.ts')).linksOf(worldId),
    /** What the world's copy held until World Anvil had it no longer. Some of it may be back. */
    gone: async (worldId: WorldId): Promise<{ ref: EntryRef; title: string }[]> => {
      const rows = await (await libraryDatabase()).getAll('gone', ofWorld(worldId));
      return rows.map(({ kind, id, title }) => ({ ref: { kind, id }, title }));
    },
    /** Decides filters by links. The same object until something changes. */
    linkTest: async (worldId: WorldId): Promise<LinkTest> =>
      (await import('./links-of.ts')).linkTestOf(worldId),
  };
}
