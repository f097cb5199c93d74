import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession } from '@playwright/test';
import { Chromium } from './browser.ts';
import { type Browser, EXTENSION, launchBrowser, newProfile } from './launch.ts';

/**
 * A browser that goes from test to test, because starting one costs more than most tests do. Each finds the extension
 * installed just now, from a folder of its own and so under an id, an origin and stores that were never there before.
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

  /** Ends whatever has stayed. */
  async install(): Promise<Chromium> {
    const guest = this.#guest;
    this.#guest = null;
    if (guest) await this.clear(guest.chromium);
    await guest?.leave();
    const folder = path.join(this.#profile, `extension-${++this.#installed}`);
    await cp(EXTENSION, folder, { recursive: true });
    // A second client, as for the real popup, takes downloads to a folder of its own, which goes with it.
    await this.#browser.cdp.send('Browser.setDownloadBehavior', {
      ...{
        behavior: 'allowAndName',
        downloadPath: path.join(this.#profile, 'downloads'),
        eventsEnabled: true,
      },
    });
    return Chromium.install(this.#browser, this.#profile, folder);
  }

  /** Installed for several tests: it stays up to the next install. */
  async installToStay(leave: () => Promise<void>): Promise<Chromium> {
    const chromium = await this.install();
    this.#guest = { chromium, leave };
    return chromium;
  }

  hasStayed(chromium: Chromium): boolean {
    return this.#guest?.chromium === chromium;
  }

  /** Takes away what a test leaves behind: the extension with all that it keeps, tabs, leaves, what sites stored. */
  async clear(chromium: Chromium): Promise<void> {
    const { context, cdp, tab } = this.#browser;
    await chromium.close();
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.clearCookies();
    for (const page of context.pages()) if (page !== tab) await page.close();
    await cdp.send('Extensions.uninstall', { id: chromium.id });
    await this.#session.send('Network.clearBrowserCache');
    const origins = new Set([...this.#visited].map((url) => new URL(url).origin));
    for (const origin of origins)
      if (origin.startsWith('http'))
        await this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    this.#visited.clear();
  }

  async close(): Promise<void> {
    await this.#guest?.leave();
    await this.#browser.context.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
