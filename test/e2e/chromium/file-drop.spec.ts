import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { COPY, type DragData, dropOn, middleOf } from './drag-stage.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';

/** Where pages have nothing but their background. */
const EDGE = { x: 3, y: 200 };

/** What a page answers while data is over it. It isn't dropped. */
async function answerTo(page: Page, data: DragData, target?: Locator) {
  const answer = page.evaluate(
    () =>
      new Promise<{ isHandled: boolean; effect: string }>((resolve) =>
        // After all listeners of the page.
        window.addEventListener(
          'dragover',
          (event) =>
            resolve({ isHandled: event.defaultPrevented, effect: event.dataTransfer?.dropEffect ?? '' }),
          { once: true },
        ),
      ),
  );
  await page.bringToFront();
  const cdp = await page.context().newCDPSession(page);
  const point = target ? await middleOf(target) : EDGE;
  for (const type of ['dragEnter', 'dragOver', 'dragCancel'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...point, data });
  await cdp.detach();
  return answer;
}

test('a file is checked where backups are, and does nothing elsewhere on our pages', async ({
  chromium,
  platform,
}, testInfo) => {
  const file = testInfo.outputPath('notes.zip');
  await writeFile(file, 'no archive');
  const data: DragData = { items: [], files: [file], dragOperationsMask: COPY };

  // Without our handlers, the browser would open the file.
  const foreign = await chromium.visit(`${platform.url}/world/article/none`);
  expect(await answerTo(foreign, data)).toEqual({
    isHandled: false,
    effect: 'copy',
  });

  const options = await chromium.open('options');
  const url = options.url();
  const zone = options
    .locator('.backup-card')
    .filter({ has: options.getByLabel('Choose a backup to check') });
  await zone.scrollIntoViewIfNeeded();
  await options.bringToFront();
  const cdp = await options.context().newCDPSession(options);
  // A drag that stands still is over after a second, and the page above may still grow.
  const drag = (state: string, over: () => Promise<{ x: number; y: number }>) =>
    expect(async () => {
      const point = await over();
      for (const type of ['dragEnter', 'dragOver'] as const)
        await cdp.send('Input.dispatchDragEvent', { type, ...point, data });
      await expect(zone).toHaveAttribute('data-drop', state, { timeout: 1_000 });
      await expect(zone).toContainText('Drop the backup here', { timeout: 1_000 });
    }).toPass();
  await drag('window', async () => EDGE);
  await drag('zone', () => middleOf(zone.locator('h3')));
  await cdp.send('Input.dispatchDragEvent', { type: 'dragCancel', ...EDGE, data });
  await expect(zone).not.toHaveAttribute('data-drop');
  await dropOn(options, zone.locator('h3'), data);
  await expect(zone.locator('.notice')).toBeVisible();
  await expect(zone).not.toHaveAttribute('data-drop');

  const refused = { isHandled: true, effect: 'none' };
  for (const place of ['h1', 'input[type=search], input[type=text]'])
    expect(await answerTo(options, data, options.locator(place).first())).toEqual(refused);
  for (const name of ['popup', 'sidepanel', 'palette', 'welcome'] as const) {
    const screen = await chromium.open(name);
    await expect(screen.locator('body')).toHaveAttribute('data-ready', name);
    expect(await answerTo(screen, data)).toEqual(refused);
    const link = { items: [{ mimeType: 'text/uri-list', data: platform.url }], dragOperationsMask: COPY };
    expect(await answerTo(screen, link)).toEqual(refused);
  }
  expect(options.url()).toBe(url);
});
