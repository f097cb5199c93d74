import type { Stage } from './stage.ts';

/** Opens the page for a reader who sits in front of it, says what to press, and stays until the browser is closed. */
export async function show({ platform, page, chromium }: Stage): Promise<void> {
  const tab = await chromium.context.newPage();
  await tab.goto(page.url);
  await tab.bringToFront();
  console.log(`
  Chromium is open, with Loreside in it, connected to a stand-in platform on this machine.

    1. Select some text on the page.
    2. Press Alt+Shift+C (or the Loreside button in the toolbar, or the context menu).
    3. Change what you like, then press Ctrl+Enter.
    4. Ten seconds later it stands in the world. Press Open.

  The platform:  ${platform.url}
  To leave:      close the browser, or press Ctrl+C here.
`);
  await new Promise<void>((resolve) => {
    chromium.context.once('close', () => resolve());
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
