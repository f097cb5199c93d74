import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../machine/index.ts';
import { PATIENCE_MS } from '../patience.ts';

export const EXTENSION = path.resolve(import.meta.dirname, '../../../.output/chrome-mv3');

export interface Browser {
  context: BrowserContext;
  /** The browser's session of the debugging protocol. */
  cdp: CDPSession;
  port: number;
  /** Its first tab, which has the privileges of the browser's extensions page. */
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

/** In developer mode. Without it, the browser disables an extension that reloads itself. */
const PREFERENCES = { extensions: { ui: { developer_mode: true } } };

/**
 * Flags of `chrome://flags`, disabled. With them, the browser loads two pages for suggestions below the address bar in each
 * window, which takes half as long as starting it. A switch would replace the features that the driver disables.
 */
const LOCAL_STATE = {
  browser: { enabled_labs_experiments: ['webui-omnibox-popup@2', 'webui-omnibox-aim-popup@2'] },
};

/** Creates a profile. */
export async function newProfile(place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(place, 'loreside-chromium-'));
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  await writeFile(path.join(folder, 'Local State'), JSON.stringify(LOCAL_STATE));
  return folder;
}

interface Setting {
  headed: boolean;
  /** The folder of the one extension to run; null if extensions are installed later by the debugging protocol. */
  extension: string | null;
  /** The file that gets a log of everything the browser requests, once it has ended. */
  netLog?: string | undefined;
}

/** Starts Chromium. Nothing it does leaves this machine. */
export async function launchBrowser(
  profile: string,
  { headed, extension, netLog }: Setting,
): Promise<Browser> {
  const port = await freePort();
  const extensions =
    extension === null
      ? ['--enable-unsafe-extension-debugging']
      : [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: !headed,
    timeout: PATIENCE_MS,
    ignoreHTTPSErrors: true,
    // The runner's default folder is deleted after the first test, but this browser lives on.
    downloadsPath: path.join(profile, 'downloads'),
    viewport: headed ? null : { width: 1280, height: 800 },
    ignoreDefaultArgs: extension === null ? ['--disable-extensions'] : [],
    args: [
      ...extensions,
      ...CHROMIUM_ARGS,
      ...(netLog === undefined ? [] : [`--log-net-log=${netLog}`]),
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1',
      '--ignore-certificate-errors',
      '--no-sandbox',
      '--disable-quic',
      '--hide-crash-restore-bubble',
    ],
  });
  // A shorter timeout than the test's own, so that the error says what was waited for.
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  const browser = context.browser();
  if (!browser) throw new Error('Chromium gives no browser to talk to');
  const tab = context.pages()[0] ?? (await context.newPage());
  // Any file of this origin has the privileges of the whole page and loads four times faster.
  await tab.goto('chrome://extensions/strings.m.js');
  await tab.evaluate('document.body.replaceChildren()');
  return { context, port, tab, cdp: await browser.newBrowserCDPSession() };
}
