import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Browser as PlaywrightBrowser } from '@playwright/test';
import { Chromium } from './browser.ts';
import { type Browser, EXTENSION, launchBrowser, newProfile } from './launch.ts';

/**
 * A browser shared by several tests, because starting one takes longer than most tests. Each test finds the extension
 * freshly installed from its own folder, and so with a new id, origin and stores.
 */
export class SharedBrowser {
  readonly #browser: Browser;
  readonly #profile: string;
  readonly #session: CDPSession;
  readonly #visited = new Set<string>();
  #installed = 0;
  #guest: { chromium: Chromium; leave: () => Promise<void> } | null = null;

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

  /** Installs the extension, or the altered one in this folder. Uninstalls one that was left. */
  async install(altered?: string): Promise<Chromium> {
    const guest = this.#guest;
    this.#guest = null;
    if (guest) await this.clear(guest.chromium);
    await guest?.leave();
    const folder = altered ?? (await this.#newFolder());
    return Chromium.install(this.#browser, this.#profile, folder);
  }

  /** A folder with a new name, and so an extension with a new id. Copying the files takes longer than many a test. */
  async #newFolder(): Promise<string> {
    const nth = (n: number): string => path.join(this.#profile, `extension-${n}`);
    const last = this.#installed++;
    if (last === 0) await cp(EXTENSION, nth(1), { recursive: true });
    else await rename(nth(last), nth(last + 1));
    return nth(last + 1);
  }

  /** Installs the extension for several tests: it stays until the next install. */
  async installToStay(leave: () => Promise<void>): Promise<Chromium> {
    const chromium = await this.install();
    this.#guest = { chromium, leave };
    return chromium;
  }

  hasStayed(chromium: Chromium): boolean {
    return this.#guest?.chromium === chromium;
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
    await this.#guest?.leave();
    await this.#browser.context.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
