import { reportAndUse } from '../../diagnostics/index.ts';
import { isPrivate } from '../../entries/index.ts';
import { t } from '../../i18n/index.ts';
import { type Body, type EntryKind, type Hit, openLocalCopy, type Searcher } from '../../library/index.ts';
import { lineOf } from '../../markup/index.ts';
import { FLAGS, type Flag, templateLabel, type WorldId } from '../../model/index.ts';
import { loadLanguage, readSettings } from '../../settings/index.ts';
import { readAvailableWorlds, readScreenShare } from '../../stored-state/index.ts';
import type { LinkAt, LinkCard, ListedEntry, ListedFlag, WorldPage } from '../../worldpage/index.ts';
import { comparablePath, recognizePage } from '../../worldpage/index.ts';
import { pageAddresses } from './page-scripts.ts';

const KINDS: Partial<Record<WorldPage['subject'], EntryKind>> = {
  article: 'article',
  category: 'category',
  statblock: 'statblock',
  image: 'image',
  manuscript: 'manuscript',
};

const endOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What a link's address says: an exact location, or a path to look up. */
function told({ href, id }: LinkAt, searcher: Searcher, hosts: readonly string[]): number | string | null {
  const byId = id === null ? -1 : searcher.locate({ kind: 'article', id: id.toLowerCase() });
  if (byId >= 0) return byId;
  const page = recognizePage(href, hosts);
  const kind = page?.does === 'makes' ? undefined : page && KINDS[page.subject];
  if (!page || !kind) return null;
  if (page.id === null) return comparablePath(href);
  const place = searcher.locate({ kind, id: page.id });
  return place < 0 ? null : place;
}

/** Locations of the links' entries in the offline copy, in order; -1 if missing. One pass over the copy. */
function locationsOf(links: readonly LinkAt[], searcher: Searcher, hosts: readonly string[]): number[] {
  const found = links.map((link) => told(link, searcher, hosts));
  const wanted = new Map<string, number>();
  const ends = new Set<string>();
  for (const one of found)
    if (typeof one === 'string') {
      wanted.set(one, -1);
      ends.add(endOf(one));
    }
  let left = wanted.size;
  if (left > 0)
    for (const { url, location } of searcher.hits()) {
      // Most addresses are told off before they are taken apart.
      if (url === null || (!url.includes('%') && !ends.has(endOf(url.replace(/\/+$/, '')).toLowerCase())))
        continue;
      const path = comparablePath(url);
      if (path === null || wanted.get(path) !== -1) continue;
      wanted.set(path, location);
      left -= 1;
      if (left === 0) break;
    }
  return found.map((one) => (typeof one === 'string' ? (wanted.get(one) ?? -1) : (one ?? -1)));
}

/** Characters of text that fit on a card, and of markup read for them. */
const EXCERPT = 300;
const BEGINNING = 4000;

/** How an entry differs from a finished, public one. */
const flagsSet = ({ ref, isDraft, isWip, state }: Hit): ListedFlag['id'][] => [
  ...(isDraft ? (['draft'] as const) : []),
  ...(isWip ? (['wip'] as const) : []),
  ...(state === 'private' || (ref.kind === 'secret' && state !== 'public') ? (['private'] as const) : []),
];

const FLAG_OF: Readonly<Record<ListedFlag['id'], Flag>> = {
  draft: FLAGS.draft,
  wip: FLAGS.wip,
  private: FLAGS.state,
};

/** The same in words, one for each. Call `loadLanguage` first. */
export const flagsOf = (hit: Hit): string[] => [
  ...(hit.isPending ? [t('flags.pendingMark')] : []),
  ...flagsSet(hit).map((id) => t(FLAG_OF[id].mark)),
];

/** What kind of entry it is. Call `loadLanguage` first. */
export const wordOf = ({ ref, template }: Hit): string =>
  ref.kind === 'article' ? templateLabel(template ?? 'article') : t(`library.${ref.kind}`);

interface FoundLink {
  worldId: WorldId;
  searcher: Searcher;
  hit: Hit;
}

/** Entries of these worlds that the links lead to, in order. Nothing private while the screen is shared. */
export async function findLinks(
  links: readonly LinkAt[],
  worlds: readonly WorldId[],
): Promise<(FoundLink | null)[]> {
  const [known, settings, isShared] = await Promise.all([
    readAvailableWorlds(),
    readSettings(),
    readScreenShare(),
  ]);
  const hosts = pageAddresses(known, settings).map((address) => new URL(address).host);
  const found: (FoundLink | null)[] = links.map(() => null);
  const library = await openLocalCopy();
  for (const worldId of worlds) {
    const searcher = await library.searcher(worldId);
    const open = links.flatMap((link, at) => (found[at] ? [] : [{ link, at }]));
    const locations = locationsOf(
      open.map(({ link }) => link),
      searcher,
      hosts,
    );
    for (const [nth, { at }] of open.entries()) {
      const hit = searcher.hit(locations[nth] ?? -1);
      if (hit && !(isShared && isPrivate(hit.ref.kind, hit))) found[at] = { worldId, searcher, hit };
    }
  }
  return found;
}

/** The beginning of an article's public text. Its other fields may be for the author only. */
function beginningOf(body: Body | null): string | null {
  const content: unknown = body && 'content' in body.resource ? body.resource.content : null;
  if (typeof content !== 'string') return null;
  const words = lineOf(content.slice(0, BEGINNING));
  return words === '' ? null : words;
}

const cut = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …`;

const NONE: readonly number[] = [];

/** How many entries link to one. Private ones aren't counted while the screen is shared. */
async function linksTo({
  worldId,
  searcher,
  hit,
}: FoundLink): Promise<{ count: number; arePublic: boolean }> {
  const [library, isShared] = await Promise.all([openLocalCopy(), readScreenShare()]);
  // The card says enough without the number.
  const locations = await library.linkSources(worldId, hit.ref).catch(reportAndUse('pages.countLinks', NONE));
  const sources = locations.flatMap((location) => searcher.hit(location) ?? []);
  const open = sources.filter((one) => !isPrivate(one.ref.kind, one));
  return {
    count: isShared ? open.length : sources.length,
    arePublic: isShared || open.length === sources.length,
  };
}

/** The card for a link's entry, from the offline copy. Null if it is unknown or must not be shown. */
export async function cardOf(link: LinkAt, worlds: readonly WorldId[]): Promise<LinkCard | null> {
  const [{ pagesOff: off }, [found = null]] = await Promise.all([readSettings(), findLinks([link], worlds)]);
  if (!found || off.includes('link-cards')) return null;
  const { worldId, hit } = found;
  const [library] = await Promise.all([openLocalCopy(), loadLanguage()]);
  const [[entry = null], body, links] = await Promise.all([
    library.entries(worldId, [hit.ref]),
    library.body(worldId, hit.ref),
    linksTo(found),
  ]);
  // What a secret says is nowhere but where it was asked for.
  const excerpt = hit.ref.kind === 'secret' ? null : entry?.excerpt || beginningOf(body);
  return {
    title: hit.title || t('common.untitled'),
    word: wordOf(hit),
    flags: flagsOf(hit),
    links: links.count > 0 ? t('linkedFrom.count', { count: links.count }) : null,
    excerpt: excerpt ? cut(lineOf(excerpt)) : null,
    isPublic: !isPrivate(hit.ref.kind, hit) && links.arePublic,
  };
}

/** The status of the articles in a list. Null for all other entries. */
export async function flagsAt(
  links: readonly LinkAt[],
  worlds: readonly WorldId[],
): Promise<(ListedEntry | null)[]> {
  const [found] = await Promise.all([findLinks(links, worlds), loadLanguage()]);
  return found.map((one) =>
    one?.hit.ref.kind === 'article' && !one.hit.isPending
      ? { id: one.hit.ref.id, flags: flagsSet(one.hit).map((id) => ({ id, text: t(FLAG_OF[id].shortMark) })) }
      : null,
  );
}
