import type { Menus, Tabs } from 'webextension-polyfill';
import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { t } from '../../i18n/index.ts';
import { loadLanguage, readSettings } from '../../settings/index.ts';
import { readAvailableWorlds } from '../../stored-state/index.ts';
import { openPanelFor } from '../../windows/index.ts';

/** Menu actions for links, names on a page and text fields. */
type LinkMenuAction = 'open' | 'mention' | 'names' | 'check' | 'complete';

export interface LinkWork {
  /** `href`: the clicked link. */
  menu(action: LinkMenuAction, href: string | null, tab: Tabs.Tab): Promise<void>;
}

const ACTIONS: Readonly<Record<string, LinkMenuAction>> = {
  'links:open': 'open',
  'links:mention': 'mention',
  'links:names': 'names',
  'links:check': 'check',
  'links:complete': 'complete',
};
/** Actions shown in the panel, which can only open during the click. */
const IN_PANEL: ReadonlySet<LinkMenuAction> = new Set<LinkMenuAction>(['open', 'names', 'check']);

export async function onLinkMenu(
  {
    menuItemId,
    linkUrl = null,
  }: Pick<Menus.OnClickData, 'menuItemId'> & { linkUrl?: string | null | undefined },
  tab: Tabs.Tab | undefined,
  links: LinkWork,
): Promise<void> {
  const action = ACTIONS[menuItemId];
  if (!action || tab?.windowId === undefined) return;
  // Asked for before anything is awaited. If it opens in a window of its own, it gets the request there.
  const opened = IN_PANEL.has(action) ? openPanelFor(tab.windowId) : null;
  const panel = await opened?.catch(reportAs('pages.link-menu-clicks'));
  await links.menu(
    action,
    linkUrl,
    panel?.windowId === undefined ? tab : { ...tab, windowId: panel.windowId },
  );
}

type Item = {
  action: LinkMenuAction;
  title: `menu.${'openLink' | 'copyMention' | 'findNames' | 'insertMention' | 'checkLinks'}`;
  off: string;
  place: Parameters<typeof browser.contextMenus.create>[0];
};

/** Menu items besides capture: on links to a world's pages, on any page, and in text fields. */
const items = (links: string[]): Item[] => [
  {
    action: 'open',
    title: 'menu.openLink',
    off: 'link-menu',
    place: { contexts: ['link'], targetUrlPatterns: links },
  },
  {
    action: 'mention',
    title: 'menu.copyMention',
    off: 'link-menu',
    place: { contexts: ['link'], targetUrlPatterns: links },
  },
  { action: 'names', title: 'menu.findNames', off: 'names-on-page', place: { contexts: ['page'] } },
  {
    action: 'complete',
    title: 'menu.insertMention',
    off: 'complete-mention',
    place: { contexts: ['editable'] },
  },
  {
    action: 'check',
    title: 'menu.checkLinks',
    off: 'link-check',
    place: { contexts: ['editable'] },
  },
];

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
