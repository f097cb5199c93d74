import { expect as expectSoon } from '@playwright/test';
import { SHORT } from '../e2e/chromium/timing.ts';
import { Firefox } from '../e2e/firefox/browser.ts';
import type { Tab } from '../e2e/firefox/tab.ts';
import { connect, settings } from '../e2e/firefox/welcome.ts';
import { readOutbox } from './outbox.ts';
import type { Subject } from './subject.ts';
import type { OutboxView } from './verdict.ts';

/** Outside the test runner, assertions wait for only five seconds by default. */
const expect = expectSoon.configure({ timeout: 30_000 });

const CONTROL = '\uE009';
const ENTER = '\uE007';

/** Presses the button for another draft; returns whether it exists yet. */
const BEGIN_ANOTHER = `(() => {
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();
  const button = [...document.querySelectorAll('button')].find((one) => /^New (empty )?draft/.test(nameOf(one)));
  button?.click();
  return Boolean(button);
})()`;

const receiptOf = (
  title: string,
): string => `[...document.querySelectorAll('[aria-label="Status"] :is(h1, h2, h3, h4)')]
  .some((heading) => heading.textContent.trim() === ${JSON.stringify(title)})`;

async function writeOne(tab: Tab, title: string): Promise<void> {
  await expect.poll(() => tab.eval(BEGIN_ANOTHER)).toBe(true);
  await expect.poll(() => tab.value('Title')).toBe('');
  await tab.fill('Title', title);
  await tab.showMarkup();
  await tab.fill('Content', `Written for ${title}.`);
  await tab.chord(CONTROL, ENTER);
  await expect.poll(() => tab.eval(receiptOf(title))).toBe(true);
}

/** In Firefox, `close` is a crash of the process that runs the extension's pages. */
export async function tortureFirefox(): Promise<Subject> {
  const firefox = await Firefox.launchDurable();
  let panel: Tab | null = null;
  /** Evaluates in the panel, and opens it again if its process is gone. */
  async function inPanel(expression: string): Promise<unknown> {
    try {
      panel ??= await firefox.screen('sidepanel');
      return await panel.eval(expression);
    } catch {
      panel = await firefox.screen('sidepanel');
      return panel.eval(expression);
    }
  }
  return {
    async connect(platform, version, protocol) {
      const options = await firefox.screen('options');
      await options.eval(`browser.storage.local.set({ 'outbox.timing': ${JSON.stringify(SHORT)} })`);
      await settings(options, { undoSeconds: 0 });
      await firefox.closeTab(options);
      await connect(firefox, platform, version, protocol === 'h2');
      // Firefox stores permissions and preferences only after a while, or when it quits.
      await firefox.restart();
    },
    async write(titles) {
      const tab = await firefox.screen('popup');
      for (const title of titles) await writeOne(tab, title);
    },
    async kill(how) {
      if (how === 'stop') await firefox.terminateBackground();
      else if (how === 'close') await firefox.crashExtension();
      else await firefox.reloadExtension();
    },
    async crash() {
      panel = null;
      await firefox.crash();
    },
    async lookIn() {
      await firefox.closeTab(await firefox.screen('popup'));
    },
    async outbox() {
      const view: OutboxView = JSON.parse(
        String(await inPanel(`JSON.stringify((${readOutbox.toString()})())`)),
      );
      return view;
    },
    describe: async () => String(await inPanel('document.body.innerText')),
    close: () => firefox.close(),
  };
}
