// Runs in the page, with versions and in a second script without them: the real sync of a world whose texts change.

import type { LibraryService } from '../../../lib/library/index.ts';
import { syncBodies, syncWorld } from '../../../lib/library/index.ts';
import type { FullArticle, World } from '../../../lib/model/index.ts';
import { changedSince } from '../../../lib/versions/index.ts';
import { Random } from '../../service/seed/random.ts';
import { exportedArticle } from '../../unit/library/import/exported.ts';
import { article, markupOf, withEdit } from './edits.ts';

const WORLD = 'synced';
const PAGE = 50;
const EMPTY = { items: [], offset: 0, last: true, skipped: 0 };
const MISSING = ['secrets', 'statblocks', 'images', 'manuscripts', 'userManuscripts'] as const;
const unasked = (): Promise<never> => Promise.reject(new Error('Nobody asks for this.'));

interface Text {
  pieces: ReturnType<typeof article>;
  updatedAt: number;
}

let random = new Random(1);
let texts: Text[] = [];
let now = Date.UTC(2026, 0, 1);

const articleAt = (at: number): FullArticle => {
  const { pieces = [], updatedAt = 0 } = texts[at] ?? {};
  const content = markupOf(pieces);
  return exportedArticle(`a${at}`, `Article ${at}`, { worldId: WORLD, content, updatedAt, createdAt: 1 })
    .article;
};

/** An API that answers at once, so that only our own work is measured. */
function service(): LibraryService {
  const about: World = {
    ...{ id: WORLD, title: 'Bench', slug: null, url: null, ownership: null, description: '', tags: [] },
    ...{ customTemplates: [], newArticleState: null, articleCount: texts.length },
  };
  return {
    version: 'earlier',
    capabilities: { newestFirst: false, articlePage: PAGE, missing: new Set(MISSING) },
    world: async () => about,
    categories: async () => EMPTY,
    async articles(_world, { offset }) {
      const items = texts.slice(offset, offset + PAGE).map((_, at) => articleAt(offset + at));
      return { items, offset, last: offset + PAGE >= texts.length, skipped: 0 };
    },
    fullArticle: async (id) => articleAt(Number(id.slice(1))),
    ...{ identity: unasked, category: unasked, article: unasked, secrets: unasked, secret: unasked },
    ...{ statblocks: unasked, statblock: unasked, statblockFolders: unasked, folderStatblocks: unasked },
    ...{ images: unasked, image: unasked, manuscripts: unasked, manuscript: unasked },
    userManuscripts: unasked,
  };
}

async function sync(): Promise<number> {
  const api = service();
  const { signal } = new AbortController();
  const begun = performance.now();
  await syncWorld(api, WORLD, { signal, now: () => now, wants: 'whole' });
  await syncBodies(api, WORLD, { signal, now: () => now, which: 'all' });
  return performance.now() - begun;
}

/** Makes a world, and its first copy with all texts. Returns milliseconds. */
export async function first(seed: number, articles: number): Promise<number> {
  random = new Random(seed);
  texts = Array.from({ length: articles }, () => ({ pieces: article(random), updatedAt: now }));
  return sync();
}

/** Changes every `step`-th article and syncs. Returns milliseconds, and how many entries have a version of that time. */
export async function again(step: number): Promise<{ ms: number; changed: number; recorded: number }> {
  now += 3_600_000;
  let changed = 0;
  const start = random.below(step);
  for (const [at, text] of texts.entries()) {
    if (at % step !== start) continue;
    const before = markupOf(text.pieces);
    const next = withEdit(random, text.pieces);
    text.pieces = markupOf(next) === before ? [...next, ...article(random).slice(0, 1)] : next;
    text.updatedAt = now;
    changed++;
  }
  const since = Date.now();
  const ms = await sync();
  return { ms, changed, recorded: (await changedSince(WORLD, since)).length };
}
