import { isPinned, isPrivate, matchOf, mentionOf, readPins } from '../../entries/index.ts';
import { type Entry, type EntryRef, learnAddress, openLocalCopy, refreshOne } from '../../library/index.ts';
import type { Sender } from '../../messaging/index.ts';
import type { Values, WorldId } from '../../model/index.ts';
import { loadLanguage, readSettings } from '../../settings/index.ts';
import { type AvailableWorld, readAvailableWorlds, readScreenShare } from '../../stored-state/index.ts';
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

/** A page whose entry wasn't found isn't requested again for this long. Milliseconds. */
const PATIENCE = 5 * 60_000;
/** How many such pages are remembered. */
const MOST = 200;
/** Requests to World Anvil for unknown pages, per minute. */
const mayRead = createRateLimit(12);

/** Kinds that belong to a world and have an editor address with their id. */
const EDITED: ReadonlySet<string> = new Set(['article', 'secret', 'category']);

/** An entry of a copied world, with everything known from lists. */
export interface Found {
  worldId: WorldId;
  entry: Entry;
  page: WorldPage;
}

/** The page's address: the tab's, which is newer, unless that is of another origin. */
export function addressOf({ origin, url = '', tab }: Sender): string {
  const at = tab?.url;
  return at !== undefined && URL.canParse(at) && new URL(at).origin === origin ? at : url;
}

/** The entry that an address shows. `unknown`: the copy doesn't have it. */
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

/** Whether World Anvil may be asked about this page now. If so, not again for a while. */
function mayAsk(address: string): boolean {
  const path = comparablePath(address) ?? address;
  const before = missed.get(path);
  if ((before !== undefined && Math.abs(Date.now() - before) < PATIENCE) || !mayRead()) return false;
  if (missed.size >= MOST) missed.clear();
  missed.set(path, Date.now());
  return true;
}

/** The copied world whose slug an address contains, or the chosen world if it contains none. */
export async function worldOf(page: WorldPage, worlds: readonly WorldId[]): Promise<WorldId | null> {
  if (page.worldSlug === null) return worlds[0] ?? null;
  const known = await readAvailableWorlds();
  const named = known.worlds.find(({ slug, url }) =>
    [slug?.toLowerCase(), url === null ? null : comparablePath(url)?.split('/').pop()].includes(
      page.worldSlug ?? '',
    ),
  );
  return named && worlds.includes(named.id) ? named.id : null;
}

/** Reads an unknown page with one request: by the ids in its address or edit link, or among the newest articles. */
async function readOnce(
  worldId: WorldId,
  page: WorldPage,
  address: string,
  hint: EntryRef | null,
  call: CallService,
): Promise<void> {
  const { signal } = new AbortController();
  const path = comparablePath(address);
  await call(worldId, async (service) => {
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

/** The entry that the page at an address shows, from any copied world. Null if there is none. */
export async function findPageEntry(
  address: string,
  edit: string | null,
  call: CallService,
): Promise<Found | null> {
  const [known, settings] = await Promise.all([readAvailableWorlds(), readSettings()]);
  const hosts = pageAddresses(known, settings).map((one) => new URL(one).host);
  const page = hosts.includes(URL.parse(address)?.host ?? '') ? recognizePage(address, hosts) : null;
  if (!page || page.does === 'makes') return null;
  const worlds = await copiedWorlds();
  const named = edit === null ? null : recognizePage(edit, hosts);
  let hint: EntryRef | null = null;
  for (const worldId of worlds) {
    const { entry, unknown } = await matchIn(worldId, page, address);
    const world = known.worlds.find(({ id }) => id === worldId);
    const found = entry ?? (world ? await withoutAddress(world, { page, address, named }) : null);
    if (found) return { worldId, entry: found, page };
    hint ??= unknown;
  }
  // Entries shared by others have pages too, but aren't copied.
  if (hint && !EDITED.has(hint.kind)) return null;
  const worldId = await worldOf(page, worlds);
  if (worldId === null || !mayAsk(address)) return null;
  if (!hint && named?.subject === 'article' && named.id !== null) hint = { kind: 'article', id: named.id };
  if (!hint && page.subject !== 'article') return null;
  await readOnce(worldId, page, address, hint, call);
  const { entry } = await matchIn(worldId, page, address);
  return entry && { worldId, entry, page };
}

/**
 * The article that the page's edit link names, if the copy doesn't know its address: exports don't have it. Only on a
 * page of its world, because anybody can link to an editor. From then on, the copy knows the address.
 */
async function withoutAddress(
  { id: worldId, slug, source }: AvailableWorld,
  { page, address, named }: { page: WorldPage; address: string; named: WorldPage | null },
): Promise<Entry | null> {
  if (source !== 'export' || slug === null || slug.toLowerCase() !== page.worldSlug) return null;
  if (page.subject !== 'article' || named?.subject !== 'article' || named.id === null) return null;
  const [entry] = await (await openLocalCopy()).entries(worldId, [{ kind: 'article', id: named.id }]);
  const { origin, pathname } = new URL(address);
  return entry?.url === null ? learnAddress(entry, origin + pathname) : null;
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

/** The entry's editor on World Anvil (platform notes, URL map). */
function editPage({ kind, id }: PageEntry, page: WorldPage, platform: string | null): string | null {
  if (platform === null || page.does === 'edits' || id.startsWith('draft:')) return null;
  if (kind === 'statblock') return `${platform}/world/block/${encodeURIComponent(id)}/edit`;
  return EDITED.has(kind) ? `${platform}/world/${kind}/${encodeURIComponent(id)}/edit` : null;
}

/** What the lists say about the entry's flags. */
const statusOf = ({ kind, isDraft, isWip, state }: Entry): Values => ({
  ...(kind === 'article' && { isDraft, isWip }),
  ...(state !== null && { state }),
});

export const NOTHING: PageView = { entry: null, actions: [] };

/** The page's entry and its actions, for the page. Nothing private while the screen is shared. */
export async function lookAt(found: Found | null): Promise<PageView> {
  if (!found) return NOTHING;
  if ((await readScreenShare()) && isPrivate(found.entry.kind, found.entry)) return NOTHING;
  const [resource, pins, { pagesOff: off }, known] = await Promise.all([
    thingOf(found),
    readPins(),
    readSettings(),
    readAvailableWorlds(),
  ]);
  if (off.includes('all') || off.includes('bar')) return NOTHING;
  const { worldId, id } = resource;
  const { kind } = found.entry;
  const given = {
    entry: resource,
    mention: mentionOf({ ref: { kind, id }, title: resource.title, template: resource.template }),
    editPage: editPage(resource, found.page, known.address),
    isEditor: found.page.does === 'edits',
    isPinned: isPinned(pins, { worldId, ref: { kind, id } }),
    status: statusOf(found.entry),
    isReadOnly: known.worlds.some((world) => world.id === worldId && world.source === 'export'),
  };
  await loadLanguage();
  return { entry: resource, actions: actionsFor(given, off) };
}
