import browser from 'webextension-polyfill';
import { readSettings } from '../../settings/index.ts';
import { readConnection } from '../../stored-state/index.ts';
import type { LinkDeed } from './link-menu-clicks.ts';

type Item = {
  deed: LinkDeed;
  title: string;
  off: string;
  place: Parameters<typeof browser.contextMenus.create>[0];
};

/** Menu items besides capture: on links to a world's pages, on any page, and in text fields. */
const items = (links: string[]): Item[] => [
  {
    deed: 'open',
    title: 'Open beside',
    off: 'link-menu',
    place: { contexts: ['link'], targetUrlPatterns: links },
  },
  {
    deed: 'mention',
    title: 'Copy mention',
    off: 'link-menu',
    place: { contexts: ['link'], targetUrlPatterns: links },
  },
  { deed: 'names', title: 'Find my world’s names here', off: 'names-on-page', place: { contexts: ['page'] } },
  { deed: 'complete', title: 'Insert a mention', off: 'complete-mention', place: { contexts: ['editable'] } },
  {
    deed: 'check',
    title: 'Check the links of this text',
    off: 'link-check',
    place: { contexts: ['editable'] },
  },
];

/** Updates the menus from the settings. `matches`: patterns of the hosts of world pages. */
export async function arrangeLinkMenus(matches: string[]): Promise<void> {
  const [{ contextMenu, pagesOff }, connection] = await Promise.all([readSettings(), readConnection()]);
  const all = items(matches);
  await Promise.allSettled(all.map(({ deed }) => browser.contextMenus.remove(`links:${deed}`)));
  if (!contextMenu || connection.state === 'none' || pagesOff.includes('all')) return;
  for (const { deed, title, off, place } of all) {
    if (pagesOff.includes(off) || (place.targetUrlPatterns && matches.length === 0)) continue;
    browser.contextMenus.create({ id: `links:${deed}`, title, ...place });
  }
}
