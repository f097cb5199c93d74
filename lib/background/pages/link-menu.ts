import browser from 'webextension-polyfill';
import { t } from '../../i18n/index.ts';
import { readPagesOff } from '../../page-features/index.ts';
import { loadLanguage, readSettings } from '../../settings/index.ts';
import { readAvailableWorlds } from '../../stored-state/index.ts';
import type { LinkDeed } from './link-menu-clicks.ts';

type Item = {
  deed: LinkDeed;
  title: `menu.${'openLink' | 'copyMention' | 'findNames' | 'insertMention' | 'checkLinks'}`;
  off: string;
  place: Parameters<typeof browser.contextMenus.create>[0];
};

/** Menu items besides capture: on links to a world's pages, on any page, and in text fields. */
const items = (links: string[]): Item[] => [
  {
    deed: 'open',
    title: 'menu.openLink',
    off: 'link-menu',
    place: { contexts: ['link'], targetUrlPatterns: links },
  },
  {
    deed: 'mention',
    title: 'menu.copyMention',
    off: 'link-menu',
    place: { contexts: ['link'], targetUrlPatterns: links },
  },
  { deed: 'names', title: 'menu.findNames', off: 'names-on-page', place: { contexts: ['page'] } },
  {
    deed: 'complete',
    title: 'menu.insertMention',
    off: 'complete-mention',
    place: { contexts: ['editable'] },
  },
  {
    deed: 'check',
    title: 'menu.checkLinks',
    off: 'link-check',
    place: { contexts: ['editable'] },
  },
];

/** Updates the menus from the settings. `matches`: patterns of the hosts of world pages. */
export async function arrangeLinkMenus(matches: string[]): Promise<void> {
  if (!browser.contextMenus) return;
  const [{ contextMenu }, pagesOff, known] = await Promise.all([
    readSettings(),
    readPagesOff(),
    readAvailableWorlds(),
  ]);
  const all = items(matches);
  await Promise.allSettled(all.map(({ deed }) => browser.contextMenus.remove(`links:${deed}`)));
  if (!contextMenu || known.address === null || pagesOff.includes('all')) return;
  await loadLanguage();
  for (const { deed, title, off, place } of all) {
    if (pagesOff.includes(off) || (place.targetUrlPatterns && matches.length === 0)) continue;
    browser.contextMenus.create({ id: `links:${deed}`, title: t(title), ...place });
  }
}
