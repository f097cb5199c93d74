import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Browser as PlaywrightBrowser } from '@playwright/test';
import { Chromium } from './browser.ts';
import { type Browser, EXTENSION, launchBrowser, newProfile } from './launch.ts';

/** The keys of an extension's commands, by name. */
type Keys = [name: string, key: string][];

/** Source of a function that disables an extension and frees its keys, which another one would not get. Returns them. */
const DISABLE = `async (extensionId) => {
  const { commands } = await chrome.developerPrivate.getExtensionInfo(extensionId);
  for (const { name } of commands)
    await chrome.developerPrivate.updateExtensionCommand({ extensionId, commandName: name, keybinding: '' });
  await chrome.management.setEnabled(extensionId, false);
  return commands.map(({ name, keybinding }) => [name, keybinding]);
}`;

/** Source of a function that enables an extension and gives it its keys. */
const ENABLE = `async (extensionId, keys) => {
  await chrome.management.setEnabled(extensionId, true);
  for (const [commandName, keybinding] of keys)
    await chrome.developerPrivate.updateExtensionCommand({ extensionId, commandName, keybinding });
}`;

/** Source of a statement for a background: it waits for its registration. Without one, it could never start again. */
const ACTIVE = `new Promise((resolve) => {
  const look = () => (registration.active?.state === 'activated' ? resolve() : setTimeout(look, 20));
  look();
})`;

/**
 * A browser shared by several tests, because starting one takes longer than most tests. Each test finds the extension
 * freshly installed from its own folder, and so with a new id, origin and stores.
 */
export class SharedBrowser {
  readonly #browser: Browser;
  readonly #profile: string;
  readonly #session: CDPSession;
  readonly #visited = new Set<string>();
  #folders = 0;
  /** The last folder, if its extension is uninstalled when the next one is installed. */
  #reusable: string | null = null;
  /** What stays installed, and what runs when the browser is closed. */
  readonly #guests = new Map<Chromium, () => Promise<void>>();
  readonly #keys = new Map<Chromium, Keys>();
  /** The only guest that isn't disabled. */
  #awake: Chromium | null = null;

  private constructor(browser: Browser, profile: string, session: CDPSession) {
    this.#browser = browser;
    this.#profile = profile;
    this.#session = session;
    browser.context.on('page', (page) =>
      page.on('framenavigated', (frame) => this.#visited.add(frame.url())),
    );
  }

  static async launch({ headed = false }: { headed?: boolean } = {}): Promise<SharedBrowser> {
    const profile = await newProfile();
    const browser = await launchBrowser(profile, { headed, extension: null });
    return new SharedBrowser(browser, profile, await browser.context.newCDPSession(browser.tab));
  }

  /** For windows of their own, in which no extension runs. */
  get browser(): PlaywrightBrowser {
    const browser = this.#browser.context.browser();
    if (!browser) throw new Error('Chromium gives no browser to talk to');
    return browser;
  }

  /** Installs the extension, or the altered one in this folder. */
  async install(altered?: string): Promise<Chromium> {
    await this.#sleep();
    return Chromium.install(this.#browser, this.#profile, altered ?? (await this.#newFolder()));
  }

  /** A folder with a new name, and so an extension with a new id. Copying the files takes longer than many a test. */
  async #newFolder(): Promise<string> {
    const folder = path.join(this.#profile, `extension-${++this.#folders}`);
    if (this.#reusable === null) await cp(EXTENSION, folder, { recursive: true });
    else await rename(this.#reusable, folder);
    this.#reusable = folder;
    return folder;
  }

  /**
   * Installs the extension for several tests: it stays until the browser is closed, and is disabled while a test has
   * another one.
   */
  async installToStay(leave: () => Promise<void>): Promise<Chromium> {
    const chromium = await this.install();
    this.#reusable = null;
    this.#guests.set(chromium, leave);
    this.#awake = chromium;
    return chromium;
  }

  /** Enables an extension that stays, unless it is from another browser. */
  async wake(chromium: Chromium): Promise<boolean> {
    if (!this.#guests.has(chromium)) return false;
    if (this.#awake !== chromium) {
      await this.#sleep();
      const { context, tab } = this.#browser;
      const begun = context.waitForEvent('serviceworker', (worker) => worker.url().includes(chromium.id));
      await tab.evaluate(
        `(${ENABLE})(${JSON.stringify(chromium.id)}, ${JSON.stringify(this.#keys.get(chromium))})`,
      );
      await (await begun).evaluate(ACTIVE);
      this.#awake = chromium;
    }
    return true;
  }

  async #sleep(): Promise<void> {
    const chromium = this.#awake;
    this.#awake = null;
    if (!chromium) return;
    const keys = await this.#browser.tab.evaluate<Keys>(`(${DISABLE})(${JSON.stringify(chromium.id)})`);
    this.#keys.set(chromium, keys);
  }

  /**
   * Fails if a test has installed a fake clock. It stays in every later page, but not in the background, so that later
   * tests would find drafts whose time hasn't come.
   */
  async expectRealClock(): Promise<void> {
    const isReal = await this.#browser.tab.evaluate(
      '[Date, setTimeout].every((one) => /native code/.test(Function.prototype.toString.call(one)))',
    );
    if (!isReal) throw new Error('Ask for ownChromium: a fake clock would stay in this browser');
  }

  /** Removes the extension with its data, and what a test leaves behind in the browser. */
  async clear(chromium: Chromium): Promise<void> {
    await this.tidy(chromium);
    await this.#browser.cdp.send('Extensions.uninstall', { id: chromium.id });
  }

  /** Removes what a test leaves behind in the browser, but for the extension: tabs, permissions, and site data. */
  async tidy(chromium: Chromium): Promise<void> {
    const { context, cdp, tab } = this.#browser;
    await chromium.close();
    // A second client, as for the real popup, has saved downloads to a folder that was deleted with it.
    await cdp.send('Browser.setDownloadBehavior', {
      ...{
        behavior: 'allowAndName',
        downloadPath: path.join(this.#profile, 'downloads'),
        eventsEnabled: true,
      },
    });
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.clearCookies();
    for (const page of context.pages()) if (page !== tab) await page.close();
    await this.#session.send('Network.clearBrowserCache');
    const origins = new Set([...this.#visited].map((url) => new URL(url).origin));
    for (const origin of origins)
      if (origin.startsWith('http'))
        await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    this.#visited.clear();
    await this.expectRealClock();
  }

  async close(): Promise<void> {
    for (const leave of this.#guests.values()) await leave();
    await this.#browser.context.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
