import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { FIREFOX_ID } from '../../../scripts/build/domain.ts';
import { PATIENCE_MS } from '../patience.ts';
import type { Bidi } from './bidi.ts';
import { pickItem } from './context-menu.ts';
import {
  DURABLE,
  EXTENSION,
  killGroup,
  newProfile,
  type Preferences,
  packedExtension,
  type Running,
  start,
} from './launch.ts';
import { Tab } from './tab.ts';

/** As the browser names them. */
type Permissions = Record<'permissions' | 'origins' | 'data_collection', readonly string[]>;

/** A real Firefox for the built extension. */
export class Firefox {
  readonly #folder: string;
  #child: ChildProcess;
  #bidi: Bidi;
  /** The host of the extension's pages; null while it isn't installed. */
  #uuid: string | null = null;

  private constructor(folder: string, { child, bidi }: Running) {
    this.#folder = folder;
    this.#child = child;
    this.#bidi = bidi;
  }

  /** Starts Firefox without the extension. */
  static async launch(): Promise<Firefox> {
    const folder = await newProfile();
    return new Firefox(folder, await start(folder));
  }

  /**
   * Starts Firefox with the extension in the profile, where it survives kills and restarts. `archive`: a package to
   * install instead of the build.
   */
  static async launchDurable(place?: string, archive?: string): Promise<Firefox> {
    const uuid = randomUUID();
    const uuids = JSON.stringify({ [FIREFOX_ID]: uuid });
    const folder = await newProfile({ ...DURABLE, 'extensions.webextensions.uuids': uuids }, place);
    const firefox = new Firefox(folder, await start(folder));
    await firefox.#bidi.send('webExtension.install', {
      extensionData: { type: 'archivePath', path: archive ?? (await packedExtension(folder)) },
      'moz:permanent': true,
    });
    firefox.#uuid = uuid;
    return firefox;
  }

  /**
   * Installs the extension under a new origin, and so with empty stores. Nothing is left of an earlier one: no
   * permissions, tabs or browser data. `folder`: another build of it.
   */
  async install(folder = EXTENSION): Promise<void> {
    if (this.#uuid !== null) await this.#uninstall();
    await this.#installAs(randomUUID(), folder);
  }

  async #installAs(uuid: string, folder: string): Promise<void> {
    this.#uuid = uuid;
    await this.prefer({
      'extensions.webextensions.uuids': JSON.stringify({ [FIREFOX_ID]: uuid }),
      // Grants the extension's host permission requests without a prompt.
      'extensions.webextOptionalPermissionPrompts': false,
    });
    await this.#bidi.send('webExtension.install', { extensionData: { type: 'path', path: folder } });
  }

  async #uninstall(): Promise<void> {
    const { context } = await this.open('about:blank');
    for (const { context: other } of await this.#tabs())
      if (other !== context) await this.#bidi.send('browsingContext.close', { context: other });
    await this.#bidi.send('webExtension.uninstall', { extension: FIREFOX_ID });
    await this.privileged('Services.console.reset()');
  }

  /** The tabs of all windows. */
  async #tabs(): Promise<{ context: string; url: string; clientWindow: string }[]> {
    const tree = await this.#bidi.send('browsingContext.getTree', { maxDepth: 0 });
    const tabs = tree.get('contexts');
    const text = (at: number, name: string) => tree.text('contexts', at, name);
    return (Array.isArray(tabs) ? [...tabs.keys()] : []).map((at) => {
      return { context: text(at, 'context'), url: text(at, 'url'), clientWindow: text(at, 'clientWindow') };
    });
  }

  /** The folder of its files. */
  get profile(): string {
    return this.#folder;
  }

  /**
   * Opens a tab in the first window. Without a tab to stand beside, Firefox would take the window that was opened last,
   * which may be a small one of the extension.
   */
  async open(url: string): Promise<Tab> {
    const windows = await this.#bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    const clientWindow = windows.text('contexts', 0, 'clientWindow');
    const beside = (await this.#tabs()).find((tab) => tab.clientWindow === clientWindow);
    const created = await this.#bidi.send('browsingContext.create', {
      type: 'tab',
      ...(beside && { referenceContext: beside.context }),
    });
    const context = created.text('context');
    await this.#bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    return new Tab(this.#bidi, context);
  }

  /** Opens a page of the extension in a tab. */
  screen(name: string, query = ''): Promise<Tab> {
    return this.open(`moz-extension://${this.#uuid}/${name}.html${query}`);
  }

  /** The tab that the extension itself has opened for one of its pages. Waits for it. */
  tabAt(name: string): Promise<Tab> {
    return this.tabWith(`moz-extension://${this.#uuid}/${name}.html`);
  }

  /** The tab whose address begins like this, in whatever window. Waits for it. */
  async tabWith(address: string): Promise<Tab> {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      const tab = (await this.#tabs()).find(({ url }) => url.startsWith(address));
      if (tab) return new Tab(this.#bidi, tab.context);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No tab shows ${address}`);
  }

  /** Errors in the console from our files, except the note about a page that closed while waiting for an answer. */
  consoleErrors(): Promise<unknown> {
    return this.privileged(`Services.console.getMessageArray()
      .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
      .filter(({ sourceName }) => sourceName.startsWith('moz-extension://'))
      .map(({ errorMessage }) => errorMessage)
      .filter((message) => !/^Promise (resolved|rejected) (after context unloaded|while context is inactive)/.test(message))`);
  }

  async closeTab(tab: Tab): Promise<void> {
    await this.#bidi.send('browsingContext.close', { context: tab.context });
  }

  /** Runs code in the browser's own window, with the browser's privileges. */
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

  /** Ends the event page as if it were idle, and returns its state. */
  terminateBackground(): Promise<unknown> {
    return this.privileged(`(async () => {
      const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(FIREFOX_ID)});
      await extension.terminateBackground({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });
      return extension.backgroundState;
    })()`);
  }

  /**
   * Picks the extension's item in the context menu of an element. Under load, a click may open no menu or close it at
   * once; then it clicks again, as a person would.
   */
  async pickFromContextMenu(tab: Tab, css: string, label: string): Promise<void> {
    let [last, isOpen] = ['', false];
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
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

  /**
   * Triggers the shortcut of one of the extension's commands by its letter. Keys sent to a page don't reach the
   * browser.
   */
  pressShortcut(letter: string): Promise<unknown> {
    return this.privileged(`(() => {
      const keys = [...document.querySelectorAll('keyset[id^=ext-keyset-id-] > key')];
      const key = keys.find((one) => one.getAttribute('key') === ${JSON.stringify(letter)});
      key.doCommand();
    })()`);
  }

  /** Answers the browser's prompt; false if there is none. */
  answerPrompt(isYes: boolean): Promise<unknown> {
    return this.privileged(`(() => {
      const { panel } = PopupNotifications;
      const asked = panel.state === 'open' && panel.querySelector('popupnotification');
      if (asked) asked.${isYes ? 'button' : 'secondaryButton'}.click();
      return Boolean(asked);
    })()`);
  }

  /** The text of the browser's prompt; empty if there is none. */
  async promptText(): Promise<string> {
    const text = await this.privileged(`(() => {
      const { panel } = PopupNotifications;
      return panel.state === 'open' ? panel.querySelector('popupnotification')?.textContent ?? '' : '';
    })()`);
    return String(text);
  }

  /** Gives or takes permissions, as an answer to a prompt does, or a switch in the list of add-ons. */
  permit(given: Partial<Permissions>, isAllowed = true): Promise<unknown> {
    const permissions = { permissions: [], origins: [], data_collection: [], ...given };
    return this.privileged(`(async () => {
      const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
      const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(FIREFOX_ID)});
      await ExtensionPermissions.${isAllowed ? 'add' : 'remove'}(extension.id, ${JSON.stringify(permissions)}, extension);
    })()`);
  }

  /** Disables and enables the extension, as the list of add-ons does. */
  enable(isOn: boolean): Promise<unknown> {
    return this.privileged(`(async () => {
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      const addon = await AddonManager.getAddonByID(${JSON.stringify(FIREFOX_ID)});
      await addon.${isOn ? 'enable' : 'disable'}();
    })()`);
  }

  /** Kills the whole browser with SIGKILL, then starts a new one on the same profile. All tabs are gone. */
  async crash(): Promise<void> {
    const gone = this.#gone();
    killGroup(this.#child);
    await gone;
    await this.#startAgain();
  }

  /** Quits normally and starts again on the same profile. */
  async restart(): Promise<void> {
    await this.quit();
    await this.#startAgain();
  }

  /** Kills the process of the extension's pages with SIGKILL. Firefox starts another when one is needed. */
  async crashExtension(): Promise<void> {
    const pid = await this.privileged(`ChromeUtils.requestProcInfo()
      .then(({ children }) => children.find(({ type }) => type === 'extension')?.pid ?? null)`);
    if (typeof pid === 'number') process.kill(pid, 'SIGKILL');
  }

  /** Unloads and loads the extension, as an update does. */
  async reloadExtension(): Promise<void> {
    await this.privileged(`(async () => {
      const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
      await (await AddonManager.getAddonByID(${JSON.stringify(FIREFOX_ID)})).reload();
    })()`);
  }

  async close(): Promise<void> {
    await this.quit();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }

  #gone(): Promise<void> {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', () => resolve()));
  }

  /** Quits and keeps the profile until `close`. */
  async quit(): Promise<void> {
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
