import browser, { type Omnibox } from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { isPrivate, pageAddress, searchOrdered } from '../../entries/index.ts';
import { t } from '../../i18n/index.ts';
import type { Hit, Mark, Searcher } from '../../library/index.ts';
import { ENTRY_KINDS, openLocalCopy, parseQuery } from '../../library/index.ts';
import type { WorldId } from '../../model/index.ts';
import { loadLanguage } from '../../settings/index.ts';
import { readAvailableWorlds, readScreenShare, readShownWorld } from '../../stored-state/index.ts';
import { wordOf } from '../pages/link-cards.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that are invalid in XML or would break the row. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;

const escaped = (text: string): string =>
  text.replace(UNFIT, ' ').replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '');

/** COMPAT(firefox): it lists description styles too, but shows rows as plain text, including tags. */
const showsMarkup = (): boolean => !('getBrowserInfo' in browser.runtime);

/** Plain text for a row. */
const plainly = (text: string): string => (showsMarkup() ? escaped(text) : text.replace(UNFIT, ' '));

/** Marks the matches in `text`. Overlapping or out-of-range matches are clipped. */
export function marked(text: string, marks: readonly Mark[]): string {
  let at = 0;
  let out = '';
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, end);
    if (to <= from) continue;
    out += `${escaped(text.slice(at, from))}<match>${escaped(text.slice(from, to))}</match>`;
    at = to;
  }
  return out + escaped(text.slice(at));
}

/** One row while the screen is shared: nothing but a title that may be seen, and the kind. */
export const covered = (title: string, word: string): string =>
  plainly(`${title || t('common.untitled')} · ${word}`);

/** One row: the title with its matches, the kind, and why it matched if the title doesn't show it. */
export function described(hit: Hit, word: string, withMarks: boolean): string {
  const { titleMarks, why } = hit;
  const title = hit.title || t('common.untitled');
  const says = why.where === 'title' || why.where === 'recent' || why.text === '' ? null : why;
  if (!withMarks) {
    const tail = says ? ` · ${says.text}` : '';
    return `${title} · ${word}${tail}`.replace(UNFIT, ' ');
  }
  const tail = says ? `<dim> · ${marked(says.text, says.marks)}</dim>` : '';
  return `${marked(title, titleMarks)}<dim> · ${escaped(word)}</dim>${tail}`;
}

/** Number of rows below the default one. Browsers show few more. */
const ROWS = 6;
/** This many recently opened entries rank higher, the latest most. */
const RECENT = 50;

interface Shelf {
  /** World Anvil's address; null for a world whose entries have no pages there by their ids. */
  address: string | null;
  worldId: WorldId;
  searcher: Searcher;
  recent: ReadonlyMap<number, number>;
}

/** The searched offline copy. Null if there is none. */
async function openShelf(): Promise<Shelf | null> {
  const [{ worlds, address }, worldId] = await Promise.all([readAvailableWorlds(), readShownWorld()]);
  if (worldId === null) return null;
  const isOfAccount = worlds.some(({ id, source }) => id === worldId && source === 'account');
  const library = await openLocalCopy();
  const [searcher, recent] = await Promise.all([library.searcher(worldId), library.recent(worldId, RECENT)]);
  if (searcher.size === 0) return null;
  const lift = recent.map(({ ref }, at) => [searcher.locate(ref), 1 - at / recent.length] as const);
  return { address: isOfAccount ? address : null, worldId, searcher, recent: new Map(lift) };
}

const find = ({ searcher, recent }: Shelf, typed: string): Hit[] =>
  searchOrdered(searcher, parseQuery(typed), ROWS + 1, { recent }).hits;

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
  if (!shelf) return { first: plainly(t('menu.searchNoWorld')), rows: [] };
  if (typed.trim() === '') return { first: plainly(t('menu.searchHint')), rows: [] };
  const hits = find(shelf, typed);
  const [best, ...rest] = hits;
  if (!best) return { first: plainly(t('menu.searchNothing', { typed: typed.trim() })), rows: [] };
  const withMarks = showsMarkup();
  // What surrounds a match can be private even if its entry isn't.
  const describedNow = (await readScreenShare())
    ? (hit: Hit) => covered(isPrivate(hit.ref.kind, hit) ? t('menu.searchCovered') : hit.title, wordOf(hit))
    : (hit: Hit) => described(hit, wordOf(hit), withMarks);
  return {
    first: describedNow(best),
    rows: rest.slice(0, ROWS).map((hit) => ({ content: contentOf(hit), description: describedNow(hit) })),
  };
}

/** Search for the address bar, with the same results as everywhere. Only reads the offline copy. */
export const addressBar = {
  /** The default row and the rows below it. */
  suggest: search,
  /** The address that Enter opens. */
  async enter(typed: string): Promise<string> {
    const shelf = await openShelf();
    if (!shelf) return browser.runtime.getURL('options.html#offline-copy');
    const hit = named(shelf, typed) ?? find(shelf, typed)[0];
    if (!hit) {
      const query = new URLSearchParams({ find: typed, world: shelf.worldId });
      return browser.runtime.getURL(`sidepanel.html?${query}`);
    }
    await (await openLocalCopy()).opened(shelf.worldId, hit.ref).catch(reportAs('address-bar.suggestions'));
    return addressOf(hit, shelf);
  },
};

/** Where to open the page. */
async function show(url: string, disposition: Omnibox.OnInputEnteredDisposition): Promise<void> {
  if (disposition === 'currentTab') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: disposition === 'newForegroundTab' });
}

/** Registers listeners synchronously. The offline copy is opened at the first key. */
export function serveAddressBar(bar = addressBar): void {
  const { omnibox } = browser;
  // Firefox for Android has no keywords.
  if (!omnibox) return;
  let newest = 0;
  const notNow = async () => {
    await loadLanguage();
    return plainly(t('menu.searchFailed'));
  };

  /** Results may arrive out of order. Outdated ones aren't shown. */
  async function answer(typed: string, suggest: (rows: Omnibox.SuggestResult[]) => void): Promise<void> {
    newest += 1;
    const turn = newest;
    const { first, rows } = await bar.suggest(typed).catch(async () => ({ first: await notNow(), rows: [] }));
    if (turn !== newest) return;
    omnibox.setDefaultSuggestion({ description: first });
    suggest(rows);
  }

  const failed = async () => omnibox.setDefaultSuggestion({ description: await notNow() });
  // Nothing is typed yet, so there are no rows to show.
  omnibox.onInputStarted.addListener(() => void answer('', () => {}).catch(failed));
  omnibox.onInputChanged.addListener((typed, suggest) => void answer(typed, suggest).catch(failed));
  omnibox.onInputEntered.addListener((typed, disposition) => {
    bar
      .enter(typed)
      .then((url) => show(url, disposition))
      .catch(failed);
  });
}
