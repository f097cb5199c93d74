import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../machine/index.ts';

export const EXTENSION = path.resolve(import.meta.dirname, '../../../.output/chrome-mv3');

export interface Browser {
  context: BrowserContext;
  /** The browser's own session of the debugging protocol. */
  cdp: CDPSession;
  port: number;
  /** The tab that it begins with. There it may do what its page of the extensions may. */
  tab: Page;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** A profile in developer mode: without it the browser leaves an extension switched off that reloads itself. */
export async function newProfile(place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(place, 'loreside-chromium-'));
  await mkdir(path.join(folder, 'Default'));
  const preferences = { extensions: { ui: { developer_mode: true } } };
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  return folder;
}

interface Setting {
  headed: boolean;
  /** Folder of the one extension that it runs; null where extensions are installed later, by the debugging protocol. */
  extension: string | null;
}

/** Starts Chromium; nothing that it does leaves this machine. */
export async function launchBrowser(profile: string, { headed, extension }: Setting): Promise<Browser> {
  const port = await freePort();
  const extensions =
    extension === null
      ? ['--enable-unsafe-extension-debugging']
      : [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: !headed,
    timeout: 30_000,
    ignoreHTTPSErrors: true,
    // By default the runner's own folder, which ends with the first test; this browser does not.
    downloadsPath: path.join(profile, 'downloads'),
    viewport: headed ? null : { width: 1280, height: 800 },
    ignoreDefaultArgs: extension === null ? ['--disable-extensions'] : [],
    args: [
      ...extensions,
      ...CHROMIUM_ARGS,
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1',
      '--ignore-certificate-errors',
      '--no-sandbox',
      '--disable-quic',
      '--hide-crash-restore-bubble',
    ],
  });
  // Else whatever never comes is waited for until the test's own time is over, and nobody learns what it was.
  context.setDefaultTimeout(30_000);
  context.setDefaultNavigationTimeout(30_000);
  const browser = context.browser();
  if (!browser) throw new Error('Chromium gives no browser to talk to');
  const tab = context.pages()[0] ?? (await context.newPage());
  // Any file of this place has the rights of the whole page, and costs a quarter of it.
  await tab.goto('chrome://extensions/strings.m.js');
  await tab.evaluate('document.body.replaceChildren()');
  return { context, port, tab, cdp: await browser.newBrowserCDPSession() };
}
