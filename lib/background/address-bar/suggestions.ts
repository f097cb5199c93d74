import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { isPrivate, pageAddress, searchOrdered } from '../../entries/index.ts';
import { t } from '../../i18n/index.ts';
import { ENTRY_KINDS, type Hit, openLocalCopy, parseQuery, type Searcher } from '../../library/index.ts';
import { templateLabel, type WorldId } from '../../model/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { readAvailableWorlds, readScreenShare } from '../../stored-state/index.ts';
import { covered, described, plainly, showsMarkup } from './suggestion-text.ts';

export interface AddressBar {
  /** The default row and the rows below it. */
  suggest(typed: string): Promise<{ first: string; rows: { content: string; description: string }[] }>;
  /** The address that Enter opens. */
  enter(typed: string): Promise<string>;
}

/** Number of rows below the default one. Browsers show few more. */
const ROWS = 6;
/** This many recently opened entries rank higher, the latest most. */
const RECENT = 50;

interface Shelf {
  /** World Anvil's address; null for a world without pages there. */
  address: string | null;
  worldId: WorldId;
  searcher: Searcher;
  recent: ReadonlyMap<number, number>;
}

/** The searched offline copy. Null if there is none. */
async function openShelf(): Promise<Shelf | null> {
  const { worldId, address } = await readAvailableWorlds();
  if (worldId === null) return null;
  const library = await openLocalCopy();
  const [searcher, recent] = await Promise.all([library.searcher(worldId), library.recent(worldId, RECENT)]);
  if (searcher.size === 0) return null;
  const lift = recent.map(({ ref }, at) => [searcher.locate(ref), 1 - at / recent.length] as const);
  return { address, worldId, searcher, recent: new Map(lift) };
}

const find = ({ searcher, recent }: Shelf, typed: string): Hit[] =>
  searchOrdered(searcher, parseQuery(typed), ROWS + 1, { recent }).hits;

const word = ({ ref, template }: Hit): string =>
  ref.kind === 'article' ? templateLabel(template ?? 'article') : t(`worldPage.${ref.kind}`);

/** The entry's page on World Anvil, or else the panel in a tab. */
function addressOf(hit: Hit, { address, worldId }: Shelf): string {
  const page = pageAddress(hit, address);
  const { kind, id } = hit.ref;
  const query = new URLSearchParams({ world: worldId, kind, id });
  return page ?? browser.runtime.getURL(`sidepanel.html?${query}`);
}

/** The text that a row puts into the bar and that Enter returns. The user can type it too, so it is validated. */
const contentOf = ({ ref }: Hit): string => `${ref.kind}/${ref.id}`;

function named({ searcher }: Shelf, content: string): Hit | null {
  const slash = content.indexOf('/');
  const kind = ENTRY_KINDS.find((one) => one === content.slice(0, slash));
  const location = kind ? searcher.locate({ kind, id: content.slice(slash + 1) }) : -1;
  return location < 0 ? null : searcher.hit(location);
}

async function search(typed: string) {
  await loadLanguage();
  const shelf = await openShelf();
  if (!shelf)
    return {
      first: plainly(t('menu.searchNoWorld')),
      rows: [],
    };
  if (typed.trim() === '') return { first: plainly(t('menu.searchHint')), rows: [] };
  const hits = find(shelf, typed);
  const [best, ...rest] = hits;
  if (!best)
    return {
      first: plainly(t('menu.searchNothing', { typed: typed.trim() })),
      rows: [],
    };
  const withMarks = showsMarkup();
  // What surrounds a match can be private even if its entry isn't.
  const describedNow = (await readScreenShare())
    ? (hit: Hit) => covered(isPrivate(hit.ref.kind, hit) ? t('menu.searchCovered') : hit.title, word(hit))
    : (hit: Hit) => described(hit, word(hit), withMarks);
  return {
    first: describedNow(best),
    rows: rest.slice(0, ROWS).map((hit) => ({ content: contentOf(hit), description: describedNow(hit) })),
  };
}

/** Search for the address bar, with the same results as everywhere. Only reads the offline copy. */
export function createAddressBar(): AddressBar {
  return {
    suggest: search,
    async enter(typed) {
      const shelf = await openShelf();
      if (!shelf) return browser.runtime.getURL('options.html#offline-copy');
      const hit = named(shelf, typed) ?? find(shelf, typed)[0];
      if (!hit) return browser.runtime.getURL(`sidepanel.html?${new URLSearchParams({ find: typed })}`);
      await (await openLocalCopy()).opened(shelf.worldId, hit.ref).catch(reportAs('address-bar.suggestions'));
      return addressOf(hit, shelf);
    },
  };
}
