import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Clip } from '../../../lib/capture/index.ts';
import { Chromium } from '../../e2e/chromium/browser.ts';
import { Firefox } from '../../e2e/firefox/browser.ts';

/** A page as the browser shows it, and as the built extension captures it. */
export interface Captured {
  /** The browser's text of the page; empty if it shows nothing. */
  seen: string;
  /** Pairs of words of two elements that stand in one line on the screen, where the browser's text may end a line. */
  beside: string[];
  /** With everything selected. */
  selection: Clip | null;
  page: Clip | null;
}

export interface CaptureBrowser {
  capture(html: string): Promise<Captured>;
  close(): Promise<void>;
}

/** The text of a body that isn't shown would be its source. */
const SEEN = "document.body.checkVisibility() ? document.body.innerText : ''";
const BESIDE = `(() => {
  const pairs = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last = null;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.data.trim().split(/\\s+/);
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    if (words[0] === '' || rects.length === 0) continue;
    const [here] = rects;
    const common = last ? Math.min(last.rect.bottom, here.bottom) - Math.max(last.rect.top, here.top) : 0;
    const isBeside = common > Math.min(last?.rect.height ?? 0, here.height) / 2 && here.left > last.rect.left;
    const continues = isBeside && here.left - last.rect.right < 1 && !/\\s$/.test(last.data) && !/^\\s/.test(node.data);
    if (continues) words[0] = last.word + words[0];
    else if (isBeside) pairs.push(last.word + ' ' + words[0]);
    last = { word: words.at(-1), data: node.data, rect: rects.at(-1) };
  }
  return JSON.stringify(pairs);
})()`;
const SELECT = 'getSelection().selectAllChildren(document.body) ?? null';
const UNSELECT = 'getSelection().removeAllRanges() ?? null';

/** Runs in a page of the extension. Injects a content script into the saved page, as the popup does. */
const injected = (api: 'browser' | 'chrome', file: string): string => `(async () => {
  const [tab] = await ${api}.tabs.query({ url: 'http://localhost/*' });
  const [{ result, error }] = await ${api}.scripting.executeScript({ target: { tabId: tab.id }, files: ['${file}'] });
  if (error) throw error;
  return result ?? null;
})()`;

/** Serves one page with its own style sheets. Its scripts don't run, and it loads nothing. */
async function served(): Promise<{ url: string; show(html: string): void; close(): void }> {
  let shown = '';
  const server = createServer((_, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .end(shown);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return {
    url: `http://localhost:${address.port}/`,
    show: (html) => {
      shown = html.replace(/<meta[^>]+http-equiv=["']?refresh[^>]*>/gi, '');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page of the extension, and pages on which it may run its scripts. */
interface Driver {
  clip(file: string): Promise<unknown>;
  visit(url: string): Promise<{ evaluate(expression: string): Promise<unknown>; close(): Promise<void> }>;
  close(): Promise<void>;
}

async function captureBrowser(driver: Driver): Promise<CaptureBrowser> {
  const server = await served();
  return {
    capture: async (html) => {
      server.show(html);
      const tab = await driver.visit(server.url);
      const clip = async (file: string): Promise<Clip | null> =>
        JSON.parse(JSON.stringify(await driver.clip(file)));
      const seen = String(await tab.evaluate(SEEN));
      const beside: string[] = JSON.parse(String(await tab.evaluate(BESIDE)));
      await tab.evaluate(SELECT);
      const selection = await clip('capture.js');
      await tab.evaluate(UNSELECT);
      const page = await clip('capture-page.js');
      await tab.close();
      return { seen, beside, selection, page };
    },
    close: async () => {
      server.close();
      await driver.close();
    },
  };
}

/** The extension must be installed in it. */
export async function inChromium(chromium: Chromium): Promise<CaptureBrowser> {
  await chromium.approveHost('http://localhost/*');
  const screen = await chromium.openBare();
  await screen.evaluate(`chrome.permissions.request({ origins: ['http://localhost/*'] })`);
  return captureBrowser({
    clip: (file) => screen.evaluate(injected('chrome', file)),
    visit: (url) => chromium.visit(url),
    close: () => screen.close(),
  });
}

/** Installs the extension in it. */
export async function inFirefox(firefox: Firefox): Promise<CaptureBrowser> {
  await firefox.install();
  await firefox.permit({ origins: ['*://localhost/*'] });
  const screen = await firefox.screen('options');
  return captureBrowser({
    clip: (file) => screen.eval(injected('browser', file)),
    visit: async (url) => {
      const tab = await firefox.open(url);
      return { evaluate: (expression) => tab.eval(expression), close: () => firefox.closeTab(tab) };
    },
    close: () => firefox.closeTab(screen),
  });
}

const withOwn = (own: { close(): Promise<void> }, browser: CaptureBrowser): CaptureBrowser => ({
  ...browser,
  close: async () => {
    await browser.close();
    await own.close();
  },
});

/** Browsers of their own, which `close` ends. */
export const BROWSERS: Record<string, () => Promise<CaptureBrowser>> = {
  Chromium: async () => {
    const chromium = await Chromium.launch();
    return withOwn(chromium, await inChromium(chromium));
  },
  Firefox: async () => {
    const firefox = await Firefox.launch();
    return withOwn(firefox, await inFirefox(firefox));
  },
};
