import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from '@playwright/test';
import { killWorker, type WorkerDeath } from './worker-death.ts';

export const EXTENSION = path.resolve(import.meta.dirname, '../../../.output/chrome-mv3');

export type Screen = 'popup' | 'sidepanel' | 'palette' | 'options' | 'welcome';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** A profile in developer mode: without it the browser leaves an extension switched off that reloads itself. */
async function newProfile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-chromium-'));
  await mkdir(path.join(folder, 'Default'));
  const preferences = { extensions: { ui: { developer_mode: true } } };
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  return folder;
}

interface Running {
  context: BrowserContext;
  cdp: CDPSession;
  port: number;
  id: string;
}

interface Setting {
  headed: boolean;
  /** Folder of the built extension. */
  extension: string;
}

/** `id`: the extension's, where it is known already; a worker that the browser does not start then is no trouble. */
async function start(profile: string, { headed, extension }: Setting, id?: string): Promise<Running> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: !headed,
    timeout: 30_000,
    ignoreHTTPSErrors: true,
    viewport: headed ? null : { width: 1280, height: 800 },
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1',
      '--ignore-certificate-errors',
      '--no-sandbox',
      '--disable-quic',
      '--hide-crash-restore-bubble',
    ],
  });
  const browser = context.browser();
  if (!browser) throw new Error('Chromium gives no browser to talk to');
  const cdp = await browser.newBrowserCDPSession();
  if (id !== undefined) return { context, cdp, port, id };
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return { context, cdp, port, id: new URL(worker.url()).host };
}

/** A real Chromium that runs the built extension; nothing that it does leaves this machine. */
export class Chromium {
  #running: Running;
  #clients: { close(): Promise<void> }[] = [];
  readonly profile: string;
  readonly #setting: Setting;

  private constructor(running: Running, profile: string, setting: Setting) {
    this.#running = running;
    this.profile = profile;
    this.#setting = setting;
  }

  static async launch({ headed = false, extension = EXTENSION }: Partial<Setting> = {}): Promise<Chromium> {
    const profile = await newProfile();
    const setting = { headed, extension };
    const chromium = new Chromium(await start(profile, setting), profile, setting);
    await chromium.#closeWelcome();
    return chromium;
  }

  get context(): BrowserContext {
    return this.#running.context;
  }

  /** The browser's own session of the debugging protocol. */
  get cdp(): CDPSession {
    return this.#running.cdp;
  }

  /** The extension's id. */
  get id(): string {
    return this.#running.id;
  }

  url(screen: string): string {
    return `chrome-extension://${this.id}/${screen}.html`;
  }

  /** A page of the extension in a tab. */
  async open(screen: Screen, query = ''): Promise<Page> {
    const page = await this.context.newPage();
    for (const deadline = Date.now() + 10_000; ; )
      try {
        await page.goto(this.url(screen) + query);
        return page;
      } catch (error) {
        // An extension that is just reloading itself opens nothing for a moment.
        if (!String(error).includes('ERR_BLOCKED_BY_CLIENT') || Date.now() > deadline) throw error;
      }
  }

  async worker(): Promise<Worker> {
    const running = this.context.serviceWorkers()[0];
    if (running) return running;
    const begun = this.context.waitForEvent('serviceworker');
    await (await this.open('popup')).close();
    return begun;
  }

  /** Ends the background, as the browser does when it is idle (`stop`), or at once and for good (`close`). */
  killWorker(how: WorkerDeath = 'stop'): Promise<void> {
    return killWorker(this, how);
  }

  /** A click on the toolbar button while `page` is in front: opens the real popup, grants activeTab. */
  async triggerAction(page: Page): Promise<void> {
    await page.bringToFront();
    const { targetInfos } = await this.cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find((target) => target.url === page.url());
    if (!tab) throw new Error(`No tab shows ${page.url()}`);
    await this.cdp.send('Extensions.triggerAction', { id: this.id, targetId: tab.targetId });
  }

  /** Approves an optional host beforehand, so that the extension's own request is answered without a prompt. */
  async approveHost(pattern: string): Promise<void> {
    const page = await this.context.newPage();
    await page.goto('chrome://extensions');
    await page.evaluate(
      `chrome.developerPrivate.addHostPermission(${JSON.stringify(this.id)}, ${JSON.stringify(pattern)})`,
    );
    await page.close();
  }

  /** The real popup or side panel, which only a second client sees as a page. */
  async realPage(screen: 'popup' | 'sidepanel'): Promise<Page> {
    const deadline = Date.now() + 15_000;
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

  /** Pulls the plug: SIGKILL for the whole browser, then a new one on the same profile. Every page is gone. */
  async crash(): Promise<void> {
    const { processInfo } = await this.cdp.send('SystemInfo.getProcessInfo');
    const main = processInfo.find(({ type }) => type === 'browser');
    if (!main) throw new Error('Chromium names no main process');
    const gone = new Promise<void>((resolve) => this.context.once('close', () => resolve()));
    process.kill(main.id, 'SIGKILL');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    this.#clients = [];
    this.#running = await start(this.profile, this.#setting, this.id);
  }

  /** Quits in good order and starts again on the same profile. */
  async restart(): Promise<void> {
    await this.#quit();
    this.#running = await start(this.profile, this.#setting, this.id);
  }

  async close(): Promise<void> {
    await this.#quit();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** The page that opens itself at install would come to the front in the middle of something. */
  async #closeWelcome(): Promise<void> {
    const isWelcome = (page: Page): boolean => page.url() === this.url('welcome');
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
      const page = this.context.pages().find(isWelcome);
      if (page) return page.close();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The welcome page did not open at install');
  }

  async #quit(): Promise<void> {
    for (const client of this.#clients) await client.close().catch(() => {});
    this.#clients = [];
    await this.context.close();
  }
}
