import type { Page } from '@playwright/test';
import { Chromium } from '../../e2e/chromium/browser.ts';
import { connectAndCopy } from '../../e2e/chromium/search-screen.ts';
import { inTime } from '../waiting.ts';
import { type EditorSubject, type EditorTab, JOURNAL_ON } from './subject.ts';

const TAB_LIMIT = 5_000;

/** A tab that is closed while it goes to another page may never be: then the driver waits for good. */
async function closeTab(chromium: Chromium, page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await inTime(page.waitForLoadState(), TAB_LIMIT);
  const isClosed = page.close().then(() => true);
  if (await inTime(isClosed, TAB_LIMIT)) return;
  const { targetInfos } = await chromium.cdp.send('Target.getTargets');
  const open = targetInfos.filter(({ type, url }) => type === 'page' && url.startsWith(origin));
  console.error(`A tab doesn't close: ${open.map(({ url }) => url).join(' ')}`);
  for (const { targetId } of open) await chromium.cdp.send('Target.closeTarget', { targetId });
}

const tabOf = (chromium: Chromium, page: Page): EditorTab => ({
  async empty(css) {
    await page.locator(css).first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
  },
  type: (text) => page.keyboard.type(text),
  save: () => page.getByRole('button', { name: 'Save' }).click({ noWaitAfter: true }),
  async kill() {
    const cdp = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void cdp.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
  },
  close: () => closeTab(chromium, page),
});

export async function editorInChromium(): Promise<EditorSubject> {
  const chromium = await Chromium.launch({});
  async function ask(expression: string): Promise<unknown> {
    const page = await chromium.openBare();
    try {
      return await page.evaluate(expression);
    } finally {
      await page.close();
    }
  }
  return {
    async prepare(platform) {
      await (await connectAndCopy(chromium, platform)).page.close();
      await ask(JOURNAL_ON);
      await chromium.restart();
    },
    open: async (url) => tabOf(chromium, await chromium.visit(url)),
    ask,
    killWorker: () => chromium.killWorker(),
    crash: () => chromium.crash(),
    addresses: async () => chromium.context.pages().map((page) => page.url()),
    close: () => chromium.close(),
  };
}
