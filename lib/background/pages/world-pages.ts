import browser, { type Menus, type Tabs } from 'webextension-polyfill';
import { detach } from '../../diagnostics/index.ts';
import type { RequestOf, Sender } from '../../messaging/index.ts';
import { FLAG_IDS } from '../../model/index.ts';
import type { Settings } from '../../settings/index.ts';
import {
  type PanelRequest,
  readConnection,
  requestInPanel,
  watchScreenShare,
} from '../../stored-state/index.ts';
import { showMenus } from '../capture/capture-menu.ts';
import { isPanelOpen, openPanelWindow, showPanel } from '../windows/panel.ts';

/** The ids of menu items begin so; the rest names the action. */
const MENU = 'page:';
/** Actions that open the panel: known here, because it opens within the click only. */
const IN_PANEL: ReadonlySet<string> = new Set([
  ...['open', ...FLAG_IDS, 'tags', 'move', 'note'],
  ...['statblocks', 'secrets', 'history'],
]);

/** What is done on pages of the user's worlds. */
export interface PageWork {
  /** Brings the scripts on pages, and their menu, in line with the permissions, the connection and the settings. */
  arrange(): Promise<void>;
  /** Where the panel goes for an action with the entry of the page at an address; null: nothing that may be shown now. */
  placeOf(address: string, action: string): Promise<PanelRequest | null>;
  /** The same for entries of a list that were selected at this address; null: none of them is known there. */
  placeOfPicked(address: string, ids: readonly string[]): Promise<PanelRequest | null>;
  /** An action was chosen in the context menu of a tab. */
  menu(action: string, tabId: number): Promise<void>;
}

/** Pages of the user's worlds as the listeners and the messages need them. */
export interface WorldPages {
  /** Brings the scripts on pages in line with what is allowed and wanted. */
  arrange(): Promise<void>;
  /** The same, and the menus, where the settings have changed in what matters here. */
  onSettings(settings: Settings): Promise<void>;
  /** Opens the panel at the thing of the page that asks. */
  panel(request: RequestOf<'page.panel'>, sender: Sender): Promise<void>;
  /** The same for entries of a list that were selected there. */
  pick(request: RequestOf<'page.pick'>, sender: Sender): Promise<void>;
  onMenu(info: Menus.OnClickData, tab: Tabs.Tab | undefined): Promise<void>;
}

interface Place {
  windowId?: number | undefined;
  url?: string | undefined;
}

const placeIn = ({ tab, url }: Sender): Place => ({ windowId: tab?.windowId, url: tab?.url ?? url });

export function createWorldPages(work: PageWork): WorldPages {
  /** Everything up to the opening of the panel runs at once: browsers open it within the click only. */
  async function show(
    { windowId, url }: Place,
    placeAt: (address: string) => Promise<PanelRequest | null>,
  ): Promise<void> {
    if (windowId === undefined) return;
    const opened = showPanel(windowId).then(
      // Firefox opens no sidebar here; a window opens instead.
      () => true,
      () => false,
    );
    const wanted = url === undefined ? null : await placeAt(url);
    if (!wanted) return;
    // Firefox opens no sidebar for a click on a page. One that is open goes there; a window of its own shows it otherwise.
    const place = (await opened) || (await isPanelOpen(windowId)) ? windowId : await openPanelWindow();
    await requestInPanel(place, wanted);
  }

  let known = '';
  // While the screen is shared, nothing private stands on any page either.
  watchScreenShare(() => detach(pages.arrange(), 'pages.arrangeForScreenShare'));

  const pages: WorldPages = {
    async onSettings({ contextMenu, pagesOff, pageDomains }) {
      const now = JSON.stringify([contextMenu, pagesOff, pageDomains]);
      if (now === known) return;
      known = now;
      await showMenus(contextMenu);
      await pages.arrange();
    },
    async arrange() {
      // Without a connection, and without scripts of an earlier one, there is nothing to do.
      const [connection, registered] = await Promise.all([
        readConnection(),
        browser.scripting.getRegisteredContentScripts(),
      ]);
      if (connection.state !== 'none' || registered.length > 0) await work.arrange();
    },
    panel: ({ action }, sender) => show(placeIn(sender), (at) => work.placeOf(at, action)),
    pick: ({ ids }, sender) => show(placeIn(sender), (at) => work.placeOfPicked(at, ids)),
    async onMenu({ menuItemId }, tab) {
      const id = String(menuItemId);
      if (!id.startsWith(MENU) || tab?.id === undefined) return;
      const action = id.slice(MENU.length);
      if (IN_PANEL.has(action)) await show(tab, (at) => work.placeOf(at, action));
      else await work.menu(action, tab.id);
    },
  };
  return pages;
}
