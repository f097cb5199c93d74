import type { Locator, Page } from '@playwright/test';
import { CaptureScreen } from './capture-screen.ts';
import { COPY, type DragData, dropOn, middleOf } from './drag-stage.ts';
import { articleCalled, editArticle, field, find, visual, write } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { worldTest as test } from './shared-world.ts';

// Drags begin with the real mouse. Within one page they also end with it. Where the text is on another page, the drop is
// sent to that page by the debugger, with the data that the drag carried: the browser can't drag from one headless tab
// to another. What a page does with the drop is then the browser's and the page's own doing.

const EDITED = 'The Salt Tax of 288';
const MENTIONED = 'Captain Isaura Venn';

interface Dragged {
  items: DragData['items'];
  /** What may be done with it. */
  effect: string;
  /** The picture beside the pointer: its text, and whether the text can be seen. */
  chip: { text: string; isSeen: boolean };
}

/** Starts dragging an element with the mouse, and reads what it carries. */
async function pickUp(page: Page, target: Locator): Promise<Dragged> {
  await page.bringToFront();
  const { x, y } = await middleOf(target);
  const dragged = page.evaluate(
    () =>
      new Promise<Dragged>((resolve) =>
        window.addEventListener(
          'dragstart',
          ({ dataTransfer }) => {
            const title = document.querySelector('.drag-chip > *');
            resolve({
              items: (dataTransfer?.types ?? []).map((mimeType) => ({
                mimeType,
                data: dataTransfer?.getData(mimeType) ?? '',
              })),
              effect: dataTransfer?.effectAllowed ?? '',
              chip: {
                text: title?.textContent ?? '',
                isSeen: title !== null && getComputedStyle(title).visibility === 'visible',
              },
            });
          },
          { once: true },
        ),
      ),
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 6, { steps: 4 });
  return dragged;
}

/** Starts dragging, and lets go at once. */
async function take(page: Page, target: Locator): Promise<DragData> {
  const { items } = await pickUp(page, target);
  await page.mouse.up();
  await expect(page.locator('.drag-chip')).toHaveCount(0);
  return { items, dragOperationsMask: COPY };
}

/** Adds a place for text to a page, above everything else. */
async function addText(page: Page, kind: 'textarea' | 'div', text: string): Promise<Locator> {
  await page.evaluate(
    ([name, content]) => {
      const place = document.createElement(name ?? 'div');
      place.id = 'added';
      place.textContent = content ?? '';
      if (name === 'div') place.contentEditable = 'true';
      place.style.cssText =
        'position: fixed; inset: auto 0 0 auto; z-index: 9; inline-size: 12em; block-size: 6em; background: white';
      document.body.append(place);
    },
    [kind, text],
  );
  return page.locator('#added');
}

const mentionIn = (platform: Parameters<typeof articleCalled>[0]) => {
  const { id, templateType } = articleCalled(platform, MENTIONED);
  return { id, markup: `@[${MENTIONED}](${templateType}:${id})` };
};

test('a result is dragged by mouse into a text field; a drop elsewhere changes nothing', async ({
  panel,
  platform,
}) => {
  const { page } = panel;
  await find(panel, MENTIONED);
  const near = await addText(page, 'textarea', 'Words ');
  const { effect } = await pickUp(page, panel.active);
  expect(effect).toBe('copy');
  const { x, y } = await middleOf(near);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(near).toHaveValue(`Words ${mentionIn(platform).markup}`);

  // The search keeps the focus, so typing can go on, and its own text isn’t taken for what is dragged.
  await panel.box.focus();
  await panel.box.selectText();
  await pickUp(page, panel.active);
  const url = page.url();
  const head = await middleOf(page.locator('header').first());
  await page.mouse.move(head.x, 4, { steps: 4 });
  await page.mouse.up();
  await expect(panel.box).toBeFocused();
  await expect(panel.box).toHaveValue(MENTIONED);
  expect(page.url()).toBe(url);

  await panel.active.click();
  await expect(page.getByRole('heading', { level: 1, name: MENTIONED })).toBeVisible();
});

test('a tap opens a result as before', async ({ panel }) => {
  await find(panel, MENTIONED);
  const cdp = await panel.page.context().newCDPSession(panel.page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touchPoints = [await middleOf(panel.active)];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(panel.page.getByRole('heading', { level: 1, name: MENTIONED })).toBeVisible();
  await cdp.detach();
});

test('a result becomes a mention on World Anvil, and a link where mentions are unknown', async ({
  chromium,
  panel,
  platform,
}) => {
  const { id, markup } = mentionIn(platform);
  await find(panel, MENTIONED);
  const data = await take(panel.page, panel.active);
  await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A browser would open an address that misses the text field.
  expect(data.items.map(({ mimeType }) => mimeType)).toEqual(['text/plain', 'text/html']);
  await find(panel, MENTIONED);
  await panel.press('Control+c');
  await expect
    .poll(() => panel.page.evaluate<string>('navigator.clipboard.readText()'))
    .toBe(data.items[0]?.data);

  const plain = await editArticle(chromium, platform, EDITED, 'plain');
  await write(plain, field(plain, 'content'), '');
  await dropOn(plain, field(plain, 'content'), data);
  await expect(field(plain, 'content')).toHaveValue(markup);

  const rich = await editArticle(chromium, platform, EDITED, 'visual');
  await write(rich, visual(rich, 'content'), '');
  await dropOn(rich, visual(rich, 'content'), data);
  const inserted = visual(rich, 'content').locator('[data-inline-content-type="mention"]');
  await expect(inserted).toHaveAttribute('data-target-id', id);
  await expect(visual(rich, 'content')).toHaveText(MENTIONED);

  const unknown = await addText(plain, 'div', 'Words');
  await dropOn(plain, unknown, data);
  const link = unknown.getByRole('link', { name: MENTIONED });
  await expect(link).toHaveAttribute('href', /\/a\//);
});

test('a row of the palette becomes a mention in a draft, formatted or as markup', async ({
  chromium,
  platform,
}) => {
  const { markup } = mentionIn(platform);
  const palette = await SearchScreen.open(chromium, 'palette');
  await palette.type(MENTIONED);
  await expect(palette.active).toContainText(MENTIONED);
  const data = await take(palette.page, palette.active);
  const draft = await CaptureScreen.begin(chromium);
  await draft.showFormatted();
  await draft.formatted.click();
  await draft.page.keyboard.type('Asked ');
  await dropOn(draft.page, draft.formatted, data);
  await expect(draft.formatted.locator('[data-mention]')).toHaveText(MENTIONED);
  await draft.showMarkup();
  await expect(draft.content).toHaveValue(`Asked ${markup}`);
  await dropOn(draft.page, draft.content, data);
  await expect(draft.content).toHaveValue(`Asked ${markup}${markup}`);
});

test('images and categories are dragged as their embeds', async ({ chromium, panel, platform }) => {
  const { page } = panel;
  await page.bringToFront();
  await page.getByRole('button', { name: /^Images/ }).click();
  const image = await take(page, page.locator('.image-cell').first());
  await expect(page.getByRole('listbox', { name: 'Images' })).toBeFocused();
  const editor = await editArticle(chromium, platform, EDITED, 'plain');
  await write(editor, field(editor, 'content'), '');
  await dropOn(editor, field(editor, 'content'), image);
  await expect(field(editor, 'content')).toHaveValue(/^\[img:\d+\]$/);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Categories/ }).click();
  const category = await take(page, page.locator('.tree-row[data-type=category]').first());
  expect(category.items[0]?.data).toMatch(/^\[category:[\w-]+\]$/);
  await expect(page.getByRole('tree')).toBeFocused();
});

test('the picture of a private entry is covered while the screen is shared', async ({ panel }) => {
  const { page } = panel;
  await page.bringToFront();
  await page.getByRole('button', { name: /^Secrets/ }).click();
  const secret = panel.rows.first();
  await expect(secret).toBeVisible();
  const open = await pickUp(page, secret);
  await page.mouse.up();
  expect(open.chip.isSeen).toBe(true);
  expect(open.chip.text).not.toBe('');
  await page.evaluate(() => {
    document.documentElement.dataset.screenshare = 'on';
  });
  const covered = await pickUp(page, secret);
  await page.mouse.up();
  expect(covered.chip.isSeen).toBe(false);
});
