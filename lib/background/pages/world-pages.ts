import browser, { type Menus, type Tabs } from 'webextension-polyfill';
import { detach } from '../../diagnostics/index.ts';
import type { RequestOf, Sender } from '../../messaging/index.ts';
import { FLAG_IDS } from '../../model/index.ts';
import type { Settings } from '../../settings/index.ts';
import {
  type PanelRequest,
  readAvailableWorlds,
  requestInPanel,
  watchScreenShare,
} from '../../stored-state/index.ts';
import { openBeside, openPanelElsewhere } from '../../windows/index.ts';
import { showMenus } from '../capture/capture-menu.ts';
import { isPanelOpen } from '../windows/panel.ts';

/** Prefix of menu item ids. The rest is the action. */
const MENU = 'page:';
/** Actions that open the panel. They must be known here, because it can only open during the click. */
const IN_PANEL: ReadonlySet<string> = new Set([
  ...['open', ...FLAG_IDS, 'tags', 'move', 'note'],
  ...['statblocks', 'secrets', 'linked-from', 'history'],
]);

/** Operations on pages of the user's worlds. */
export interface PageWork {
  /** Updates the scripts on pages and their menu according to permissions, connection and settings. */
  arrange(): Promise<void>;
  /** The panel view for an action on the entry of the page at an address. Null if nothing may be shown now. */
  placeOf(address: string, action: string): Promise<PanelRequest | null>;
  /** The same for selected entries of a list at this address. Null if none is known. */
  placeOfPicked(address: string, ids: readonly string[]): Promise<PanelRequest | null>;
  /** An action was chosen in the context menu of a tab. */
  menu(action: string, tabId: number): Promise<void>;
}

/** Pages of the user's worlds as the listeners and the messages need them. */
export interface WorldPages {
  /** Updates the scripts on pages according to permissions and settings. */
  arrange(): Promise<void>;
  /** The same and the menus, if relevant settings have changed. */
  onSettings(settings: Settings): Promise<void>;
  /** Opens the panel at the sending page's entry. */
  panel(request: RequestOf<'page.panel'>, sender: Sender): Promise<void>;
  /** The same for selected entries of a list. */
  pick(request: RequestOf<'page.pick'>, sender: Sender): Promise<void>;
  onMenu(info: Menus.OnClickData, tab: Tabs.Tab | undefined): Promise<void>;
}

interface Place {
  windowId?: number | undefined;
  url?: string | undefined;
}

const placeIn = ({ tab, url }: Sender): Place => ({ windowId: tab?.windowId, url: tab?.url ?? url });

export function createWorldPages(work: PageWork): WorldPages {
  /** Everything up to opening the panel runs synchronously, because browsers only allow it during the click. */
  async function show(
    { windowId, url }: Place,
    placeAt: (address: string) => Promise<PanelRequest | null>,
  ): Promise<void> {
    if (windowId === undefined) return;
    const opened = openBeside(windowId);
    const wanted = url === undefined ? null : await placeAt(url);
    if (!wanted) return;
    // Firefox can't open the sidebar for a click on a page. An open sidebar navigates; otherwise a window opens.
    const isBeside = (await opened) || (await isPanelOpen(windowId));
    const place = isBeside ? windowId : (await openPanelElsewhere()).windowId;
    if (place !== undefined) await requestInPanel(place, wanted);
  }

  let known = '';
  // While the screen is shared, pages show nothing private either.
  watchScreenShare(() => detach(pages.arrange(), 'pages.arrangeForScreenShare'));

  const pages: WorldPages = {
    async onSettings({ contextMenu, pagesOff, pageDomains, language, theme }) {
      const now = JSON.stringify([contextMenu, pagesOff, pageDomains, language, theme]);
      if (now === known) return;
      known = now;
      await showMenus(contextMenu);
      await pages.arrange();
    },
    async arrange() {
      // Nothing to do without worlds that have pages and without scripts of an earlier one.
      const [known, registered] = await Promise.all([
        readAvailableWorlds(),
        browser.scripting.getRegisteredContentScripts(),
      ]);
      if (known.address !== null || registered.length > 0) await work.arrange();
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
