import type { Locator, Page } from '@playwright/test';

/** What is dragged, as the debugger describes it. */
export interface DragData {
  items: { mimeType: string; data: string }[];
  files?: string[];
  dragOperationsMask: number;
}

export const COPY = 1;

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element isn’t on screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drops data on an element of any page, as the browser does. */
export async function dropOn(page: Page, target: Locator, data: DragData): Promise<void> {
  await page.bringToFront();
  const cdp = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(target);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x, y, data });
  await cdp.detach();
}
