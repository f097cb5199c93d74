import { isPinned, isPrivate, matchOf, mentionOf, readPins } from '../../entries/index.ts';
import { type Entry, type EntryRef, openLocalCopy, refreshOne } from '../../library/index.ts';
import type { Sender } from '../../messaging/index.ts';
import type { WorldId } from '../../model/index.ts';
import { readSettings } from '../../settings/index.ts';
import { readConnection, readScreenShare } from '../../stored-state/index.ts';
import {
  actionsFor,
  comparablePath,
  type PageEntry,
  type PageView,
  recognizePage,
  type WorldPage,
} from '../../worldpage/index.ts';
import type { CallService } from '../core/call-service.ts';
import { createRateLimit } from '../core/rate-limit.ts';
import { copiedWorlds } from '../library/sync-runner.ts';
import { pageAddresses } from './page-scripts.ts';

/** A page whose thing was not found is not asked for again before this time is over. Milliseconds. */
const PATIENCE = 5 * 60_000;
/** Pages that are remembered so. */
const MOST = 200;
/** Pages a minute that the platform is asked for. */
const mayRead = createRateLimit(12);

/** Things that are a world's own, and have an editor under their exact id. */
const EDITED: ReadonlySet<string> = new Set(['article', 'secret', 'category']);

/** A thing of a copied world, with all that is known of it from lists. */
export interface Found {
  worldId: WorldId;
  entry: Entry;
  page: WorldPage;
}

/**
 * The address of the page that asks. The tab's own is newer where the page has moved on without being loaded anew; of
 * another origin it belongs to another page.
 */
export function addressOf({ origin, url = '', tab }: Sender): string {
  const at = tab?.url;
  return at !== undefined && URL.canParse(at) && new URL(at).origin === origin ? at : url;
}

/** What a page at an address is of one copied world; `unknown`: its address names something that the copy does not have. */
export async function matchIn(
  worldId: WorldId,
  page: WorldPage,
  address: string,
): Promise<{ entry: Entry | null; unknown: EntryRef | null }> {
  const library = await openLocalCopy();
  const match = matchOf(page, address, await library.searcher(worldId));
  if (match.state === 'none') return { entry: null, unknown: null };
  if (match.state === 'unknown') return { entry: null, unknown: match.ref };
  const [entry = null] = await library.entries(worldId, [match.ref]);
  return { entry, unknown: null };
}

const missed = new Map<string, number>();

/** Whether the platform may be asked for this page now; then it is not again for a while. */
function mayAsk(address: string): boolean {
  const path = comparablePath(address) ?? address;
  const before = missed.get(path);
  if ((before !== undefined && Math.abs(Date.now() - before) < PATIENCE) || !mayRead()) return false;
  if (missed.size >= MOST) missed.clear();
  missed.set(path, Date.now());
  return true;
}

/** The world that an address names, by its slug, among the copied ones; the chosen one where it names none. */
export async function worldOf(page: WorldPage, worlds: readonly WorldId[]): Promise<WorldId | null> {
  if (page.worldSlug === null) return worlds[0] ?? null;
  const connection = await readConnection();
  if (connection.state === 'none') return null;
  const named = connection.worlds.find(({ slug, url }) =>
    [slug?.toLowerCase(), url === null ? null : comparablePath(url)?.split('/').pop()].includes(
      page.worldSlug ?? '',
    ),
  );
  return named && worlds.includes(named.id) ? named.id : null;
}

/**
 * One read settles a page that the copy does not know: by the exact id, or the one that the page's own edit button names
 * (believed only if the article turns out to have this very address), or a look at the newest articles.
 */
async function readOnce(
  worldId: WorldId,
  page: WorldPage,
  address: string,
  hint: EntryRef | null,
  call: CallService,
): Promise<void> {
  const { signal } = new AbortController();
  const path = comparablePath(address);
  await call(async (service) => {
    let ref = hint;
    if (!ref && page.subject === 'article' && page.slug !== null) {
      const { newestFirst, term } = service.capabilities;
      const words = page.slug.replaceAll('-', ' ');
      const query = { offset: 0, ...(term && !newestFirst && { term: words }) };
      const { items } = await service.articles(worldId, query, { urgency: 'person' });
      const one = items.find(({ url }) => url !== null && comparablePath(url) === path);
      ref = one ? { kind: 'article', id: one.id } : null;
    }
    if (ref) await refreshOne(service, worldId, ref, { signal });
  });
  // Whatever became of it: a page that stays unknown may be asked for again later.
}

/** The thing that the page at an address shows, of whichever copied world; null: none of ours. */
export async function findPageEntry(
  address: string,
  edit: string | null,
  call: CallService,
): Promise<Found | null> {
  const [connection, settings] = await Promise.all([readConnection(), readSettings()]);
  const hosts = pageAddresses(connection, settings).map((one) => new URL(one).host);
  const page = hosts.includes(URL.parse(address)?.host ?? '') ? recognizePage(address, hosts) : null;
  if (!page || page.does === 'makes') return null;
  const worlds = await copiedWorlds();
  let hint: EntryRef | null = null;
  for (const worldId of worlds) {
    const { entry, unknown } = await matchIn(worldId, page, address);
    if (entry) return { worldId, entry, page };
    hint ??= unknown;
  }
  // What others share has pages too, and is not copied unasked.
  if (hint && !EDITED.has(hint.kind)) return null;
  const worldId = await worldOf(page, worlds);
  if (worldId === null || !mayAsk(address)) return null;
  const named = edit === null ? null : recognizePage(edit, hosts);
  if (!hint && named?.subject === 'article' && named.id !== null) hint = { kind: 'article', id: named.id };
  if (!hint && page.subject !== 'article') return null;
  await readOnce(worldId, page, address, hint, call);
  const { entry } = await matchIn(worldId, page, address);
  return entry && { worldId, entry, page };
}

async function thingOf({ worldId, entry }: Found): Promise<PageEntry> {
  const library = await openLocalCopy();
  const { kind, id, title, template, categoryId } = entry;
  const above =
    kind === 'article' && categoryId !== null ? [{ kind: 'category', id: categoryId } as const] : [];
  const [category = null] = await library.entries(worldId, above);
  return {
    ...{ worldId, kind, id, title, template },
    category: category && { id: category.id, title: category.title },
  };
}

/** Where the site edits it (platform notes, URL map). */
function editPage({ kind, id }: PageEntry, page: WorldPage, platform: string | null): string | null {
  if (platform === null || page.does === 'edits' || id.startsWith('draft:')) return null;
  if (kind === 'statblock') return `${platform}/world/block/${encodeURIComponent(id)}/edit`;
  return EDITED.has(kind) ? `${platform}/world/${kind}/${encodeURIComponent(id)}/edit` : null;
}

export const NOTHING: PageView = { entry: null, actions: [] };

/** What a page is told of its thing. While the screen is shared nothing private is told. */
export async function lookAt(found: Found | null): Promise<PageView> {
  if (!found) return NOTHING;
  if ((await readScreenShare()) && isPrivate(found.entry.kind, found.entry)) return NOTHING;
  const [thing, pins, settings, connection] = await Promise.all([
    thingOf(found),
    readPins(),
    readSettings(),
    readConnection(),
  ]);
  if (settings.pagesOff.includes('all') || settings.pagesOff.includes('bar')) return NOTHING;
  const { worldId, id } = thing;
  const { kind } = found.entry;
  const given = {
    entry: thing,
    mention: mentionOf({ ref: { kind, id }, title: thing.title, template: thing.template }),
    editPage: editPage(thing, found.page, connection.state === 'none' ? null : connection.address),
    isPinned: isPinned(pins, { worldId, ref: { kind, id } }),
  };
  return { entry: thing, actions: actionsFor(given, settings.pagesOff) };
}
