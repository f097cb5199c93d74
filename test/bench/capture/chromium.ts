import { type Browser, chromium, type Page } from '@playwright/test';

export const PAGE = 'https://page.example/read/';

/** Shows pages from their source, without network access. */
export interface SourcePages {
  show(html: string, address?: string): Promise<Page>;
  close(): Promise<void>;
}

/**
 * A window in this browser that serves one page's source and aborts every other request.
 * @param isCold each source gets a tab of its own, as a measured click does; otherwise one tab goes from one to the next,
 *   which takes a third of the time
 */
export async function openPages(browser: Browser, { isCold = false } = {}): Promise<SourcePages> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  let source = '';
  let served = PAGE;
  await context.route('**/*', (route) =>
    route.request().url() === served
      ? route.fulfill({ body: source, contentType: 'text/html; charset=utf-8' })
      : route.abort(),
  );
  let page = await context.newPage();
  return {
    show: async (html, address = PAGE) => {
      source = html;
      served = address;
      if (isCold) {
        await page.close();
        page = await context.newPage();
      }
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      return page;
    },
    close: () => context.close(),
  };
}

/** A headless Chromium for `openPages`. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
