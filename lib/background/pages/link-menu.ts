import browser from 'webextension-polyfill';
import { type PlainMessageId, t } from '../../i18n/index.ts';
import { loadLanguage, readSettings } from '../../settings/index.ts';
import { readAvailableWorlds } from '../../stored-state/index.ts';

/** Menu actions for links, names on a page and text fields. */
export const LINK_ACTIONS = ['open', 'mention', 'names', 'check', 'complete'] as const;
export type LinkMenuAction = (typeof LINK_ACTIONS)[number];

type Item = {
  action: LinkMenuAction;
  title: PlainMessageId;
  off: string;
  place: Parameters<typeof browser.contextMenus.create>[0];
};

/** Menu items besides capture: on links to a world's pages, on any page, and in text fields. */
const items = (links: string[]): Item[] => {
  const onLinks: Item['place'] = { contexts: ['link'], targetUrlPatterns: links };
  const inFields: Item['place'] = { contexts: ['editable'] };
  return [
    { action: 'open', title: 'worldPage.open', off: 'link-menu', place: onLinks },
    { action: 'mention', title: 'common.copyMention', off: 'link-menu', place: onLinks },
    { action: 'names', title: 'menu.findNames', off: 'names-on-page', place: { contexts: ['page'] } },
    { action: 'complete', title: 'menu.insertMention', off: 'complete-mention', place: inFields },
    { action: 'check', title: 'menu.checkLinks', off: 'link-check', place: inFields },
  ];
};

/** Updates the menus from the settings. `matches`: patterns of the hosts of world pages. */
export async function arrangeLinkMenus(matches: string[]): Promise<void> {
  if (!browser.contextMenus) return;
  const [{ contextMenu, pagesOff }, known] = await Promise.all([readSettings(), readAvailableWorlds()]);
  const all = items(matches);
  await Promise.allSettled(all.map(({ action }) => browser.contextMenus.remove(`links:${action}`)));
  if (!contextMenu || known.address === null || pagesOff.includes('all')) return;
  await loadLanguage();
  for (const { action, title, off, place } of all) {
    if (pagesOff.includes(off) || (place.targetUrlPatterns && matches.length === 0)) continue;
    browser.contextMenus.create({ id: `links:${action}`, title: t(title), ...place });
  }
}
