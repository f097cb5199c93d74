import browser, { type Tabs } from 'webextension-polyfill';
import { formsOf, isPrivate, pageAddress } from '../../entries/index.ts';
import { t } from '../../i18n/index.ts';
import { type Hit, openLocalCopy, parseQuery } from '../../library/index.ts';
import type { Sender } from '../../messaging/index.ts';
import { loadLanguage, readSettings } from '../../settings/index.ts';
import { readAvailableWorlds, readScreenShare } from '../../stored-state/index.ts';
import { type Completion, SHOWN } from '../../worldpage/index.ts';
import { flagsOf, wordOf } from './link-cards.ts';

/** Number of rows: as many as can be read at a glance. */
const ROWS = 8;
const RECENT = 50;
/** The page in which the key was pressed, and when. Only this page gets completions, for `PATIENCE` milliseconds. */
const KEY = 'pages.completing';
const PATIENCE = 10 * 60_000;

/** `insert.js` inserts what `page-complete.js` requests. */
const SCRIPTS = ['/insert.js', '/page-complete.js'];

/** Starts or ends completion in the current tab, at a key press or from the menu. */
export async function beginCompletion({ id, url }: Pick<Tabs.Tab, 'id' | 'url'>): Promise<void> {
  if (id === undefined || (await readSettings()).pagesOff.includes('complete-mention')) return;
  await browser.storage.session.set({ [KEY]: { tabId: id, url, at: Date.now() } });
  const target = { tabId: id, frameIds: [0] };
  // COMPAT(firefox): our element only becomes visible through our style sheet.
  if (import.meta.env.FIREFOX) await browser.scripting.insertCSS({ target, css: SHOWN, origin: 'USER' });
  await browser.scripting.executeScript({ target, files: SCRIPTS });
}

const origin = (url: unknown): string | null =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null;

/** Whether the key was pressed in the sending page. */
async function isAsked({ tab, url }: Sender): Promise<boolean> {
  const asked: unknown = (await browser.storage.session.get(KEY))[KEY];
  if (typeof asked !== 'object' || asked === null || tab?.id === undefined) return false;
  const at: unknown = Reflect.get(asked, 'at');
  return (
    Reflect.get(asked, 'tabId') === tab.id &&
    origin(Reflect.get(asked, 'url')) === origin(url) &&
    typeof at === 'number' &&
    Math.abs(Date.now() - at) < PATIENCE
  );
}

function rowOf(hit: Hit, platform: string | null): Completion[] {
  const { ref, title, template, url } = hit;
  const page = pageAddress(hit, platform);
  const form = formsOf({ ref, title, template, page }).find(({ name }) => name === 'mention');
  const rich = form?.insertion.rich;
  if (!form || rich?.type !== 'mention') return [];
  const { id, label, entityClass } = rich;
  return [
    {
      ...{
        title: title || t('common.untitled'),
        word: wordOf(hit),
        flags: flagsOf(hit),
        text: form.insertion.text,
      },
      rich: { id, label, url: page ?? url ?? '', entityClass },
    },
  ];
}

/** Entries that match the typed text, or recent ones if nothing is typed. Only from the offline copy. */
export async function complete(typed: string, sender: Sender): Promise<Completion[]> {
  const { worldId, address } = await readAvailableWorlds();
  if (worldId === null || !(await isAsked(sender))) return [];
  const library = await openLocalCopy();
  const [searcher, recent, isShared] = await Promise.all([
    library.searcher(worldId),
    library.recent(worldId, RECENT),
    readScreenShare(),
    loadLanguage(),
  ]);
  const opened = recent.map(({ ref }) => searcher.locate(ref)).filter((location) => location >= 0);
  const lift = new Map(opened.map((location, at) => [location, 1 - at / opened.length]));
  const query = typed.trim();
  const hits =
    query === ''
      ? opened.map((location) => searcher.hit(location)).filter((hit) => hit !== null)
      : searcher.search(parseQuery(query), { limit: ROWS * 3, kinds: ['article', 'statblock'], recent: lift })
          .hits;
  return hits
    .filter((hit) => !(isShared && isPrivate(hit.ref.kind, hit)))
    .flatMap((hit) => rowOf(hit, address))
    .slice(0, ROWS);
}
