import type { WorldId } from '../model/index.ts';
import type { CallOptions, Page, Service } from '../service/index.ts';
import type { SyncRow } from './database.ts';
import type { Library, SyncStore } from './library.ts';

export interface SyncOptions {
  signal: AbortSignal;
  /** Told after each page of articles; `total` null where the platform does not say. */
  onProgress?: (done: number, total: number | null) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** What of the service a pass needs. */
export type Lists = Pick<Service, 'world' | 'categories' | 'articles'>;

type Step = (state: SyncRow, service: Lists, store: SyncStore, options: CallOptions) => Promise<SyncRow>;

/** Where the list goes on, or null when it has ended. An empty page ends it, whatever it says of itself. */
function next<T>(page: Page<T>, offset: number): number | null {
  const seen = page.items.length + page.skipped;
  return page.last || seen === 0 ? null : offset + seen;
}

/** One page, or one small thing, at a time. What it returns is written down before the next. */
const STEPS: Record<Exclude<SyncRow['phase'], 'done'>, Step> = {
  async world(state, service, store, options) {
    const world = await service.world(state.worldId, options);
    await store.putWorld(world);
    return { ...state, phase: 'categories', offset: 0, total: world.articleCount };
  },
  async categories(state, service, store, options) {
    const page = await service.categories(state.worldId, state.offset, options);
    await store.putCategories(page.items, state.pass);
    const offset = next(page, state.offset);
    return offset === null ? { ...state, phase: 'articles', offset: 0 } : { ...state, offset };
  },
  async articles(state, service, store, options) {
    const page = await service.articles(state.worldId, { offset: state.offset }, options);
    await store.putArticles(page.items, state.pass);
    const offset = next(page, state.offset);
    return offset === null ? { ...state, phase: 'done', offset: 0 } : { ...state, offset };
  },
};

/**
 * Fetches a world's lists into the library, politely and to the end; goes on where a pass before was cut off.
 * An entry that moves between pages is not counted twice; one that is missing goes only when the next full pass
 * misses it as well, for lists move under the reader. Rejects as the service does, with all pages so far kept.
 */
export async function syncWorld(
  service: Lists,
  library: Library,
  worldId: WorldId,
  { signal, onProgress, now = Date.now }: SyncOptions,
): Promise<void> {
  const store = library.sync;
  const before = await store.state(worldId);
  let state: SyncRow =
    before.phase === 'done' ? { ...before, pass: before.pass + 1, phase: 'world', offset: 0 } : before;
  await store.save(state);
  while (state.phase !== 'done') {
    signal.throwIfAborted();
    const following = await STEPS[state.phase](state, service, store, { signal, urgency: 'sync' });
    if (following.phase === 'done') {
      await store.dropUnseen(worldId, state.pass);
      state = { ...following, syncedAt: now() };
    } else {
      state = following;
    }
    await store.save(state);
    if (state.phase === 'articles') onProgress?.(state.offset, state.total);
  }
}
