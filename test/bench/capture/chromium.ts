import { type Browser, chromium, type Page } from '@playwright/test';

export const PAGE = 'https://page.example/read/';

/**
 * A headless Chromium without network access: it serves one page's source and aborts every other request.
 * @param isCold each source gets a tab of its own, as a measured click does; otherwise one tab goes from one to the next,
 *   which takes a third of the time
 */
export async function openChromium({ isCold = false } = {}): Promise<{
  browser: Browser;
  show(html: string, address?: string): Promise<Page>;
}> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
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
    browser,
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
  };
}
