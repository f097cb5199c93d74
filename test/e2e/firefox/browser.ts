import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Bidi } from './bidi.ts';
import {
  DURABLE,
  EXTENSION,
  ID,
  killGroup,
  newProfile,
  type Preferences,
  packedExtension,
  type Running,
  start,
} from './launch.ts';
import { Tab } from './tab.ts';

/** A real Firefox, for the built extension. */
export class Firefox {
  readonly #folder: string;
  #child: ChildProcess;
  #bidi: Bidi;
  /** Host of the extension's pages; none while it is not installed. */
  #uuid: string | null = null;

  private constructor(folder: string, { child, bidi }: Running) {
    this.#folder = folder;
    this.#child = child;
    this.#bidi = bidi;
  }

  /** Without the extension. */
  static async launch(): Promise<Firefox> {
    const folder = await newProfile();
    return new Firefox(folder, await start(folder));
  }

  /** With the extension in the profile, where it stays when Firefox is killed or restarted. */
  static async launchDurable(place?: string): Promise<Firefox> {
    const uuid = randomUUID();
    const uuids = JSON.stringify({ [ID]: uuid });
    const folder = await newProfile({ ...DURABLE, 'extensions.webextensions.uuids': uuids }, place);
    const firefox = new Firefox(folder, await start(folder));
    await firefox.#bidi.send('webExtension.install', {
      extensionData: { type: 'archivePath', path: await packedExtension(folder) },
      'moz:permanent': true,
    });
    firefox.#uuid = uuid;
    return firefox;
  }

  /**
   * Installs the extension under an origin that was never there before, and so with stores of its own. Of an earlier one
   * nothing is left: neither leaves nor tabs nor what the browser has noted of it.
   */
  async install(): Promise<void> {
    if (this.#uuid !== null) await this.#uninstall();
    await this.#installAs(randomUUID());
  }

  async #installAs(uuid: string): Promise<void> {
    this.#uuid = uuid;
    await this.prefer({
      'extensions.webextensions.uuids': JSON.stringify({ [ID]: uuid }),
      // The extension's request for a host is granted without a prompt.
      'extensions.webextOptionalPermissionPrompts': false,
    });
    await this.#bidi.send('webExtension.install', { extensionData: { type: 'path', path: EXTENSION } });
  }

  async #uninstall(): Promise<void> {
    const { context } = await this.open('about:blank');
    const tree = await this.#bidi.send('browsingContext.getTree', { maxDepth: 0 });
    const tabs = tree.get('contexts');
    for (const at of Array.isArray(tabs) ? tabs.keys() : []) {
      const other = tree.text('contexts', at, 'context');
      if (other !== context) await this.#bidi.send('browsingContext.close', { context: other });
    }
    await this.#bidi.send('webExtension.uninstall', { extension: ID });
    await this.privileged('Services.console.reset()');
  }

  /** The folder of its files. */
  get profile(): string {
    return this.#folder;
  }

  async open(url: string): Promise<Tab> {
    const created = await this.#bidi.send('browsingContext.create', { type: 'tab' });
    const context = created.text('context');
    await this.#bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    return new Tab(this.#bidi, context);
  }

  /** A page of the extension in a tab. */
  screen(name: string, query = ''): Promise<Tab> {
    return this.open(`moz-extension://${this.#uuid}/${name}.html${query}`);
  }

  async closeTab(tab: Tab): Promise<void> {
    await this.#bidi.send('browsingContext.close', { context: tab.context });
  }

  /** Runs in the browser's own window, with the browser's rights. */
  async privileged(expression: string): Promise<unknown> {
    const tree = await this.#bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
    return new Tab(this.#bidi, tree.text('contexts', 0, 'context')).eval(expression);
  }

  async prefer(preferences: Preferences): Promise<void> {
    await this.privileged(`(() => {
      const set = { string: 'setStringPref', number: 'setIntPref', boolean: 'setBoolPref' };
      for (const [name, value] of Object.entries(${JSON.stringify(preferences)}))
        Services.prefs[set[typeof value]](name, value);
    })()`);
  }

  /** Ends the event page as idleness would; answers its state. */
  terminateBackground(): Promise<unknown> {
    return this.privileged(`(async () => {
      const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(ID)});
      await extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });
      return extension.backgroundState;
    })()`);
  }

  /**
   * Picks the extension's item from the context menu of what this selector finds. A machine under load may open no menu at
   * a click, or close it at once; then it is clicked again, as a person would.
   */
  async pickFromContextMenu(tab: Tab, css: string, label: string): Promise<void> {
    let [last, isOpen] = ['', false];
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
      if (!isOpen) await tab.click(css, 2);
      for (let tries = 0; tries < 20; tries += 1) {
        last = String(await this.privileged(pickItem(label)));
        if (last === 'picked') return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      isOpen = last !== 'closed';
    }
    throw new Error(`“${label}” was not picked: the menu was ${last}`);
  }

  /** The key of a command of the extension, by its letter: keys that are sent to a page do not reach the browser. */
  pressShortcut(letter: string): Promise<unknown> {
    return this.privileged(`(() => {
      const keys = [...document.querySelectorAll('keyset[id^=ext-keyset-id-] > key')];
      const key = keys.find((one) => one.getAttribute('key') === ${JSON.stringify(letter)});
      key.doCommand();
    })()`);
  }

  /** Answers the browser's question; false while it asks nothing. */
  answerPrompt(isYes: boolean): Promise<unknown> {
    return this.privileged(`(() => {
      const { panel } = PopupNotifications;
      const asked = panel.state === 'open' && panel.querySelector('popupnotification');
      if (asked) asked.${isYes ? 'button' : 'secondaryButton'}.click();
      return Boolean(asked);
    })()`);
  }

  /** Switches the extension off and on, as the list of add-ons does. */
  enable(isOn: boolean): Promise<unknown> {
    return this.privileged(`(async () => {
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      const addon = await AddonManager.getAddonByID(${JSON.stringify(ID)});
      await addon.${isOn ? 'enable' : 'disable'}();
    })()`);
  }

  /** SIGKILL for the whole browser, then a new one on the same profile. Every tab is gone. */
  async crash(): Promise<void> {
    const gone = this.#gone();
    killGroup(this.#child);
    await gone;
    await this.#startAgain();
  }

  /** Quits normally and starts again on the same profile. */
  async restart(): Promise<void> {
    await this.#quit();
    await this.#startAgain();
  }

  /** Quits and leaves the profile as it is, until `close`. */
  quit(): Promise<void> {
    return this.#quit();
  }

  /** SIGKILL for the process that runs the extension's pages; Firefox starts another when one is needed. */
  async crashExtension(): Promise<void> {
    const pid = await this.privileged(`ChromeUtils.requestProcInfo()
      .then(({ children }) => children.find(({ type }) => type === 'extension')?.pid ?? null)`);
    if (typeof pid === 'number') process.kill(pid, 'SIGKILL');
  }

  /** Unloads and loads the extension, as an update does. */
  async reloadExtension(): Promise<void> {
    await this.privileged(`(async () => {
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      await (await AddonManager.getAddonByID(${JSON.stringify(ID)})).reload();
    })()`);
  }

  async close(): Promise<void> {
    await this.#quit();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }

  #gone(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', () => resolve()));
  }

  async #quit(): Promise<void> {
    const gone = this.#gone();
    await Promise.race([
      this.#bidi.send('browser.close').catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 10_000)),
    ]);
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    killGroup(this.#child);
    await gone;
  }

  async #startAgain(): Promise<void> {
    const { child, bidi } = await start(this.#folder);
    this.#child = child;
    this.#bidi = bidi;
  }
}

/** Runs in the browser's window: picks an item of the page's context menu, and says what became of it. */
const pickItem = (label: string): string => `(() => {
  const menu = document.getElementById('contentAreaContextMenu');
  if (menu.state !== 'open') return menu.state;
  const items = [...menu.querySelectorAll('menuitem')];
  const item = items.find((one) => one.label.startsWith(${JSON.stringify(label)}));
  if (!item) return 'open with ' + items.filter((one) => !one.hidden).map((one) => one.label).join(', ');
  // Several items of one extension lie in a menu of their own, which has to be open.
  const within = item.closest('menu');
  if (within && !within.open) {
    within.openMenu(true);
    return 'opening';
  }
  item.closest('menupopup').activateItem(item);
  return 'picked';
})()`;
