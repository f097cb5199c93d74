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
import { ACTIONS } from '../../worldpage/index.ts';
import { showMenus } from '../capture/capture-menu.ts';
import type { CallService } from '../core/call-service.ts';
import { isPanelOpen } from '../windows/panel.ts';
import { versionsTarget } from './alarm-handlers.ts';
import { placeOf } from './page-handlers.ts';
import { arrangePages } from './page-scripts.ts';
import { selectionTarget } from './page-worlds.ts';

/** Prefix of menu item ids. The rest is the action. */
const MENU = 'page:';
/** Actions that open the panel. They must be known here, because it can only open during the click. */
const IN_PANEL: ReadonlySet<string> = new Set([
  ...['open', ...FLAG_IDS, 'tags', 'move', 'note', 'rename'],
  ...['statblocks', 'secrets', 'linked-from', 'history'],
]);

/** Pages of the user's worlds as the listeners and the messages need them. */
export type WorldPages = ReturnType<typeof createWorldPages>;

interface Place {
  windowId?: number | undefined;
  url?: string | undefined;
}

const placeIn = ({ tab, url }: Sender): Place => ({ windowId: tab?.windowId, url: tab?.url ?? url });

export function createWorldPages(call: CallService) {
  /** Everything up to opening the panel runs synchronously, because browsers only allow it during the click. */
  async function show(
    { windowId, url }: Place,
    placeAt: (address: string) => Promise<PanelRequest | null>,
  ): Promise<void> {
    if (windowId === undefined) return;
    const opened = openBeside({ windowId });
    const wanted = url === undefined ? null : await placeAt(url);
    if (!wanted) return;
    // Firefox can't open the sidebar for a click on a page. An open sidebar navigates; otherwise a window opens.
    const isBeside = (await opened) || (await isPanelOpen(windowId));
    const place = isBeside ? windowId : (await openPanelElsewhere()).windowId;
    if (place !== undefined) await requestInPanel(place, wanted);
  }

  let known = '';
  // While the screen is shared, pages show nothing private either.
  watchScreenShare(() => detach(arrange(), 'pages.arrangeForScreenShare'));

  /** Updates the scripts on pages according to permissions and settings. */
  async function arrange(): Promise<void> {
    // Nothing to do without worlds that have pages and without scripts of an earlier one.
    const [worlds, registered] = await Promise.all([
      readAvailableWorlds(),
      browser.scripting.getRegisteredContentScripts(),
    ]);
    if (worlds.address !== null || registered.length > 0) await arrangePages();
  }

  return {
    arrange,
    /** The same and the menus, if relevant settings have changed. */
    async onSettings({
      contextMenu,
      pagesOff,
      pageDomains,
      journal,
      language,
      theme,
    }: Settings): Promise<void> {
      const now = JSON.stringify([contextMenu, pagesOff, pageDomains, journal, language, theme]);
      if (now === known) return;
      known = now;
      await showMenus(contextMenu);
      await arrange();
    },
    /** Opens the panel at the sending page's entry. */
    panel: ({ action }: RequestOf<'page.panel'>, sender: Sender) =>
      show(placeIn(sender), (at) => placeOf(call, at, action)),
    /** The same at the versions of the entry in the sending editor. */
    versions: (sender: Sender) => show(placeIn(sender), () => versionsTarget(sender)),
    /** The same for selected entries of a list. */
    pick: ({ ids }: RequestOf<'page.pick'>, sender: Sender) =>
      show(placeIn(sender), (at) => selectionTarget(at, ids)),
    async onMenu({ menuItemId }: Menus.OnClickData, tab: Tabs.Tab | undefined): Promise<void> {
      const id = String(menuItemId);
      if (!id.startsWith(MENU) || tab?.id === undefined) return;
      const action = id.slice(MENU.length);
      if (IN_PANEL.has(action)) await show(tab, (at) => placeOf(call, at, action));
      else if (ACTIONS.some((one) => one.id === action))
        await browser.tabs.sendMessage(tab.id, { worldPage: 'act', action }, { frameId: 0 });
    },
  };
}
