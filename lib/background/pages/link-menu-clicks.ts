import type { Menus, Tabs } from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import { openPanelFor } from '../../windows/index.ts';

/** Menu actions for links, names on a page and text fields. */
export type LinkMenuAction = 'open' | 'mention' | 'names' | 'check' | 'complete';

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
