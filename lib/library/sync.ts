import type { ArticleId, ArticleSummary, WorldId } from '../model/index.ts';
import { type CallOptions, type Page, type Service, ServiceError } from '../service/index.ts';
import type { SyncRow } from './database.ts';
import type { Library } from './library.ts';
import type { SyncStore } from './syncstore.ts';

export interface SyncOptions {
  signal: AbortSignal;
  /** Told after each page of articles; `total` null where the platform does not say. */
  onProgress?: (done: number, total: number | null) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** What of the service a pass needs. */
export type Lists = Pick<Service, 'world' | 'categories' | 'articles' | 'article'> & {
  capabilities: Pick<Service['capabilities'], 'newestFirst'>;
};

/** A look at what is new does not see what is gone: once a day everything is gone through. */
const FULL_EVERY = 24 * 3_600_000;
/** Articles that a full pass missed and that are asked for one by one; of more, only the next pass can tell. */
const DOUBTS = 25;
/** Answers that do not say whether an article is there. */
const UNCLEAR: ReadonlySet<string> = new Set(['notUnderstood', 'forbidden', 'invalid']);

interface Around {
  service: Lists;
  store: SyncStore;
  options: CallOptions;
}

type Step = (state: SyncRow, around: Around) => Promise<SyncRow>;

/** Where the list goes on, or null when it has ended. An empty page ends it, whatever it says of itself. */
function next<T>(page: Page<T>, offset: number): number | null {
  const seen = page.items.length + page.skipped;
  return page.last || seen === 0 ? null : offset + seen;
}

const full = (state: SyncRow): SyncRow => ({ ...state, kind: 'full', pass: state.pass + 1 });

const to = (state: SyncRow, phase: SyncRow['phase']): SyncRow => ({ ...state, phase, offset: 0 });

/**
 * What follows the categories. Where the platform counts, an unchanged count says that there is nothing new; where it
 * lists the newest first, the articles are looked at until all of a page are known. Else everything is gone through.
 */
async function whatToRead(state: SyncRow, { service, store }: Around): Promise<SyncRow> {
  if (state.kind === 'full' || !state.full) return to(state, 'articles');
  const { full: last, total } = state;
  const counted = last.total !== null && total !== null;
  const expected = (last.total ?? 0) + (await store.kept(state.worldId)) - last.kept;
  if (counted && total === expected) return to(state, 'done');
  if (service.capabilities.newestFirst) return to(state, 'articles');
  return counted ? to(full(state), 'articles') : to(state, 'done');
}

/** One page, or one small thing, at a time. What it returns is written down before the next. */
const STEPS: Record<Exclude<SyncRow['phase'], 'done'>, Step> = {
  async world(state, { service, store, options }) {
    const world = await service.world(state.worldId, options);
    await store.putWorld(world);
    return { ...to(state, 'categories'), total: world.articleCount };
  },
  async categories(state, around) {
    const { service, store, options } = around;
    const page = await service.categories(state.worldId, state.offset, options);
    await store.putCategories(page.items, state.round);
    const offset = next(page, state.offset);
    if (offset !== null) return { ...state, offset };
    await store.dropCategories(state.worldId, state.round - 1);
    return whatToRead(state, around);
  },
  async articles(state, { service, store, options }) {
    const page = await service.articles(state.worldId, { offset: state.offset }, options);
    const known = state.kind === 'look' && (await store.knows(page.items.map(({ id }) => id)));
    await store.putArticles(page.items, state.pass);
    const offset = next(page, state.offset);
    if (offset !== null && !known) return { ...state, offset };
    return to(state, state.kind === 'look' ? 'done' : 'doubts');
  },
  /** Lists move under the reader: what they did not show is asked for by its id before it is given up. */
  async doubts(state, { service, store, options }) {
    const missed = await store.unseen(state.worldId, state.pass - 1, DOUBTS + 1);
    const [id] = missed;
    if (id === undefined) return to(state, 'done');
    if (missed.length > DOUBTS - state.offset) {
      await store.drop(await store.unseen(state.worldId, state.pass - 2));
      return to(state, 'done');
    }
    const found = await stillThere(service, id, options);
    if (found === null) await store.drop([id]);
    else if (found === 'unclear') await store.stamp([id], state.pass);
    else await store.putArticles([found], state.pass);
    return { ...state, offset: state.offset + 1 };
  },
};

async function stillThere(
  service: Lists,
  id: ArticleId,
  options: CallOptions,
): Promise<ArticleSummary | 'unclear' | null> {
  try {
    return await service.article(id, options);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.failure.kind === 'notFound') return null;
    if (UNCLEAR.has(error.failure.kind)) return 'unclear';
    throw error;
  }
}

function begin(before: SyncRow, now: number): SyncRow {
  const state = { ...to(before, 'world'), round: before.round + 1 };
  const isFresh = before.full !== null && Math.abs(now - before.full.at) < FULL_EVERY;
  return isFresh ? { ...state, kind: 'look' } : full(state);
}

/**
 * Brings the copy of a world's lists up to date, politely: all of it once a day, in between only what seems to have
 * changed. Goes on where a pass before was cut off. An entry that moves between pages is not counted twice; one that is
 * missing is asked for by its id, or, where very many are missing, goes when the next full pass misses it as well.
 * Rejects as the service does, with all pages so far kept.
 */
export async function syncWorld(
  service: Lists,
  library: Library,
  worldId: WorldId,
  { signal, onProgress, now = Date.now }: SyncOptions,
): Promise<void> {
  const store = library.sync;
  const around: Around = { service, store, options: { signal, urgency: 'sync' } };
  const before = await store.state(worldId);
  let state = before.phase === 'done' ? begin(before, now()) : before;
  await store.save(state);
  while (state.phase !== 'done') {
    signal.throwIfAborted();
    state = await STEPS[state.phase](state, around);
    if (state.phase === 'done') state = await finished(state, store, now());
    signal.throwIfAborted();
    await store.save(state);
    if (state.phase === 'articles') onProgress?.(state.offset, state.total);
  }
}

async function finished(state: SyncRow, store: SyncStore, now: number): Promise<SyncRow> {
  if (state.kind === 'look') return { ...state, syncedAt: now };
  const { worldId, total } = state;
  return { ...state, syncedAt: now, full: { at: now, total, kept: await store.kept(worldId) } };
}
