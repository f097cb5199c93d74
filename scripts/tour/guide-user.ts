import type { TourSetup } from './setup.ts';

/** Opens the page for the user, prints instructions, and waits until the browser is closed. */
export async function guideUser({ platform, page, chromium }: TourSetup): Promise<void> {
  const tab = await chromium.context.newPage();
  await tab.goto(page.url);
  await tab.bringToFront();
  const worker = await chromium.worker();
  const key: string = await worker.evaluate(
    `chrome.commands.getAll().then((all) => all.find(({ name }) => name === '_execute_action')?.shortcut ?? '')`,
  );
  const press = key ? `Press ${key} (or the Loreside button` : 'Press the Loreside button (it’s';
  console.log(`
  Chromium is open, with Loreside in it, connected to a stand-in for World Anvil on this machine.

    1. Select some text on the page.
    2. ${press} in the toolbar, or use the context menu).
    3. Change what you like, then press Ctrl+Enter.
    4. Ten seconds later it’s in the world. Press Open.

  The stand-in:  ${platform.url}
  To leave:      close the browser, or press Ctrl+C here.
`);
  await new Promise<void>((resolve) => {
    chromium.context.once('close', () => resolve());
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
