import browser, { type Menus, type Tabs } from 'webextension-polyfill';
import type { RequestOf, Sender } from '../../lib/bridge/index.ts';
import { readConnection, type Settings, wantInPanel } from '../../lib/settings/index.ts';
import type { Deferred } from './deferred.ts';
import { showMenus } from './menus.ts';
import { showPanel } from './panel.ts';

/** The ids of menu items begin so; the rest names the action. */
const MENU = 'page:';
/** Actions that open the panel: known here, because it opens within the click only. */
const IN_PANEL: ReadonlySet<string> = new Set(['open', 'move', 'statblocks', 'secrets', 'history']);

/** Pages of the user's worlds, as the start script sees them; the work is in the deferred script. */
export interface WorldPages {
  /** Brings the scripts on pages in line with what is allowed and wanted. */
  arrange(): Promise<void>;
  /** The same, and the menus, where the settings have changed in what matters here. */
  onSettings(settings: Settings): Promise<void>;
  /** Opens the panel at the thing of the page that asks; a sentence where the browser leaves that to the person. */
  panel(request: RequestOf<'page.panel'>, sender: Sender): Promise<string | null>;
  onMenu(info: Menus.OnClickData, tab: Tabs.Tab | undefined): Promise<void>;
}

type Place = Pick<Tabs.Tab, 'windowId' | 'url'>;

export function createWorldPages(open: () => Promise<Deferred>): WorldPages {
  /** Everything up to the opening of the panel runs at once: browsers open it within the click only. */
  async function show(action: string, { windowId, url }: Place): Promise<string | null> {
    if (windowId === undefined) return null;
    const opened = showPanel(windowId).then(
      () => true,
      () => false,
    );
    const wanted = url === undefined ? null : await (await open()).pages.placeOf(url, action);
    if (!wanted) return null;
    await wantInPanel(windowId, wanted.place);
    if (await opened) return null;
    const keys = await browser.commands.getAll();
    const key = keys.find(({ name }) => name === 'open-panel')?.shortcut;
    return `“${wanted.title}” waits in the side panel: open it${key ? ` with ${key}` : ''}.`;
  }

  let known = '';
  // While the screen is shared, nothing private stands on any page either.
  browser.storage.session.onChanged.addListener(({ screenshare }) => {
    if (screenshare) pages.arrange().catch(() => {});
  });

  const pages: WorldPages = {
    async onSettings({ contextMenu, pagesOff, pageDomains }) {
      const now = JSON.stringify([contextMenu, pagesOff, pageDomains]);
      if (now === known) return;
      known = now;
      await showMenus(contextMenu);
      await pages.arrange();
    },
    async arrange() {
      // Without a connection, and without a trace of one, nothing is loaded.
      const [connection, registered] = await Promise.all([
        readConnection(),
        browser.scripting.getRegisteredContentScripts(),
      ]);
      if (connection.state !== 'none' || registered.length > 0) await (await open()).pages.arrange();
    },
    panel: ({ action }, { tab, url }) => show(action, { windowId: tab?.windowId, url: tab?.url ?? url }),
    async onMenu({ menuItemId }, tab) {
      const id = String(menuItemId);
      if (!id.startsWith(MENU) || tab?.id === undefined) return;
      const action = id.slice(MENU.length);
      if (IN_PANEL.has(action)) await show(action, tab);
      else await (await open()).pages.menu(action, tab.id);
    },
  };
  return pages;
}
