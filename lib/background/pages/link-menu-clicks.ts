import type { Menus, Tabs } from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { showPanel } from '../windows/panel.ts';

/** What can be done with a link, with the names on a page, and with what is written there. */
export type LinkDeed = 'open' | 'mention' | 'names' | 'check' | 'complete';

export interface LinkWork {
  /** `href`: the link that was clicked on. */
  menu(deed: LinkDeed, href: string | null, tab: Tabs.Tab): Promise<void>;
}

const DEEDS: Readonly<Record<string, LinkDeed>> = {
  'links:open': 'open',
  'links:mention': 'mention',
  'links:names': 'names',
  'links:check': 'check',
  'links:complete': 'complete',
};
/** Those that the panel shows; it opens within the click only. */
const IN_PANEL: ReadonlySet<LinkDeed> = new Set<LinkDeed>(['open', 'names', 'check']);

export async function onLinkMenu(
  {
    menuItemId,
    linkUrl = null,
  }: Pick<Menus.OnClickData, 'menuItemId'> & { linkUrl?: string | null | undefined },
  tab: Tabs.Tab | undefined,
  links: LinkWork,
): Promise<void> {
  const deed = DEEDS[menuItemId];
  if (!deed || tab?.windowId === undefined) return;
  const opened = IN_PANEL.has(deed)
    ? showPanel(tab.windowId).catch(reportAs('pages.link-menu-clicks'))
    : undefined;
  await links.menu(deed, linkUrl, tab);
  await opened;
}
