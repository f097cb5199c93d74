import { rm } from 'node:fs/promises';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from '@playwright/test';
import { PATIENCE_MS } from '../patience.ts';
import { type Browser, EXTENSION, launchBrowser, newProfile } from './launch.ts';
import { killWorker, type WorkerDeath } from './worker-death.ts';

export { EXTENSION } from './launch.ts';

export type Screen = 'popup' | 'sidepanel' | 'palette' | 'options' | 'welcome' | 'help' | 'import';

interface Running extends Browser {
  /** The extension's id. */
  id: string;
}

interface Own {
  headed: boolean;
  /** The folder of the built extension. */
  extension: string;
  /** Where its profile is created. */
  place?: string | undefined;
  netLog?: string | undefined;
}

const isError = (page: Page): boolean => page.url().startsWith('chrome-error:');

/** Opens a tab directly on this page. Navigating there from a blank tab would start two processes. */
async function newTab({ context, cdp }: Browser, url: string): Promise<Page> {
  const open = async () => {
    const [page] = await Promise.all([
      context.waitForEvent('page', (one) => one.url() === url || isError(one)),
      cdp.send('Target.createTarget', { url }),
    ]);
    return page;
  };
  let [page, state] = [await open(), ''];
  // A small page may have been loaded before the runner listens: it would wait for the event forever.
  for (const deadline = Date.now() + PATIENCE_MS; state !== 'complete'; ) {
    if (Date.now() > deadline) throw new Error(`${url} is not loaded: ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    state = String(await page.evaluate('document.readyState').catch(String));
    // A worker that is killed takes its process with it, and a tab that opens just then may be in it.
    if (/crashed|has been closed/.test(state)) page = await open();
  }
  return page;
}

/** The id of the extension whose background starts. */
async function startedId({ context }: Browser): Promise<string> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return new URL(worker.url()).host;
}

/** A real Chromium with the built extension. Nothing it does leaves this machine. */
export class Chromium {
  #running: Running;
  #clients: { close(): Promise<void> }[] = [];
  #welcome: Page | null = null;
  readonly profile: string;
  /** How its browser was started; null if the browser is shared. */
  readonly #own: Own | null;

  private constructor(running: Running, profile: string, own: Own | null) {
    this.#running = running;
    this.profile = profile;
    this.#own = own;
  }

  /** Starts a browser of its own, which `close` ends. */
  static async launch({
    headed = false,
    extension = EXTENSION,
    place,
    netLog,
  }: Partial<Own> = {}): Promise<Chromium> {
    const profile = await newProfile(place);
    const browser = await launchBrowser(profile, { headed, extension, netLog });
    const running = { ...browser, id: await startedId(browser) };
    const chromium = new Chromium(running, profile, { headed, extension });
    await chromium.#awaitWelcome();
    return chromium;
  }

  /** Installs the extension in this folder into a running browser, which `close` leaves running. */
  static async install(browser: Browser, profile: string, folder: string): Promise<Chromium> {
    const { id } = await browser.cdp.send('Extensions.loadUnpacked', { path: folder });
    const chromium = new Chromium({ ...browser, id }, profile, null);
    await chromium.#awaitWelcome();
    return chromium;
  }

  get context(): BrowserContext {
    return this.#running.context;
  }

  /** The browser's session of the debugging protocol. */
  get cdp(): CDPSession {
    return this.#running.cdp;
  }

  /** The browser's first tab. */
  get tab(): Page {
    return this.#running.tab;
  }

  /** The extension's id. */
  get id(): string {
    return this.#running.id;
  }

  url(screen: string): string {
    return `chrome-extension://${this.id}/${screen}.html`;
  }

  /**
   * Opens a page of the extension in a tab. Reuses the welcome page that opened on install, if it is asked for first.
   */
  async open(screen: Screen, query = ''): Promise<Page> {
    const waiting = this.#welcome;
    if (screen === 'welcome' && query === '' && waiting) {
      this.#welcome = null;
      await waiting.waitForLoadState();
      return waiting;
    }
    await this.#closeWelcome();
    const url = this.url(screen) + query;
    const page = await newTab(this.#running, url);
    // An extension that is reloading itself opens nothing for a moment.
    for (const deadline = Date.now() + PATIENCE_MS; isError(page) && Date.now() < deadline; )
      await page.goto(url).catch(() => {});
    return page;
  }

  /** Opens a page of the extension on which nothing runs, with its privileges. */
  async openBare(): Promise<Page> {
    await this.#closeWelcome();
    return newTab(this.#running, `chrome-extension://${this.id}/manifest.json`);
  }

  /** Opens any page in a tab. */
  async visit(url: string): Promise<Page> {
    await this.#closeWelcome();
    const page = await this.context.newPage();
    await page.goto(url);
    return page;
  }

  async worker(): Promise<Worker> {
    const ours = (worker: Worker): boolean => new URL(worker.url()).host === this.id;
    const running = this.context.serviceWorkers().find(ours);
    if (running) return running;
    const begun = this.context.waitForEvent('serviceworker', ours);
    await (await this.open('popup')).close();
    return begun;
  }

  /** Ends the background: as the browser does when it is idle (`stop`), or at once and for good (`close`). */
  killWorker(how: WorkerDeath = 'stop'): Promise<void> {
    return killWorker(this, how);
  }

  /** Clicks the toolbar button while `page` is in front. This opens the real popup and grants activeTab. */
  async triggerAction(page: Page): Promise<void> {
    await page.bringToFront();
    const { targetInfos } = await this.cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find((target) => target.url === page.url());
    if (!tab) throw new Error(`No tab shows ${page.url()}`);
    await this.cdp.send('Extensions.triggerAction', { id: this.id, targetId: tab.targetId });
  }

  /** Grants an optional host permission in advance, so that the extension's own request shows no prompt. */
  async approveHost(pattern: string): Promise<void> {
    await this.#running.tab.evaluate(
      `chrome.developerPrivate.addHostPermission(${JSON.stringify(this.id)}, ${JSON.stringify(pattern)})`,
    );
  }

  /** Takes a host permission away, and what was granted in advance. */
  async revokeHost(pattern: string): Promise<void> {
    await this.#running.tab.evaluate(
      `chrome.developerPrivate.removeHostPermission(${JSON.stringify(this.id)}, ${JSON.stringify(pattern)})`,
    );
  }

  /** The real popup or side panel, which only a second client sees as a page. */
  async realPage(screen: 'popup' | 'sidepanel'): Promise<Page> {
    const deadline = Date.now() + PATIENCE_MS;
    const here = (page: Page): boolean => page.url().startsWith(this.url(screen));
    while (Date.now() < deadline) {
      const tabs = this.context.pages().filter(here).length;
      const { targetInfos } = await this.cdp.send('Target.getTargets');
      const targets = targetInfos.filter(
        (target) => target.type === 'page' && target.url.startsWith(this.url(screen)),
      );
      if (targets.length > tabs) {
        const client = await chromium.connectOverCDP(`http://127.0.0.1:${this.#running.port}`);
        const found = client.contexts()[0]?.pages().filter(here).at(-1);
        if (found) {
          this.#clients.push(client);
          return found;
        }
        await client.close();
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The real ${screen} did not open`);
  }

  /**
   * Kills the whole browser with SIGKILL, then starts a new one on the same profile. All pages are gone. `between` runs
   * after the old browser has ended and before the new one starts.
   */
  async crash(between: () => Promise<void> = async () => {}): Promise<void> {
    const own = this.#ownBrowser();
    const { processInfo } = await this.cdp.send('SystemInfo.getProcessInfo');
    const main = processInfo.find(({ type }) => type === 'browser');
    if (!main) throw new Error('Chromium names no main process');
    const gone = new Promise<void>((resolve) => this.context.once('close', () => resolve()));
    process.kill(main.id, 'SIGKILL');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    this.#clients = [];
    this.#welcome = null;
    await between();
    await this.#startAgain(own);
  }

  /** Quits normally, for tests that look into the profile. */
  async quit(): Promise<void> {
    this.#ownBrowser();
    await this.#leave();
    await this.context.close();
  }

  /** Quits normally and starts again on the same profile. */
  async restart(): Promise<void> {
    await this.quit();
    await this.#startAgain(this.#ownBrowser());
  }

  async close(): Promise<void> {
    await this.#leave();
    if (this.#own === null) return;
    await this.context.close();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #ownBrowser(): Own {
    if (this.#own === null) throw new Error('Ask for ownChromium: this browser is the next test’s too');
    return this.#own;
  }

  async #startAgain(own: Own): Promise<void> {
    this.#running = { ...(await launchBrowser(this.profile, own)), id: this.id };
  }

  /** Keeps the page that opens on install until another is opened, because most tests start there. */
  async #awaitWelcome(): Promise<void> {
    const isWelcome = (page: Page): boolean => page.url() === this.url('welcome');
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
      this.#welcome = this.context.pages().find(isWelcome) ?? null;
      if (this.#welcome) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The welcome page did not open at install');
  }

  async #closeWelcome(): Promise<void> {
    const page = this.#welcome;
    this.#welcome = null;
    await page?.close();
  }

  async #leave(): Promise<void> {
    for (const client of this.#clients) await client.close().catch(() => {});
    this.#clients = [];
    this.#welcome = null;
  }
}
