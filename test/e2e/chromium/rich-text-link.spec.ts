import { violations } from './axe.ts';
import type { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { caretAfter, formatted, markupOf } from './formatted.ts';
import { worldTest as test } from './shared-world.ts';

const LINK = 'See [url:https://tidewater.example/a|tab]the [b]old[/b] light[/url].';

const addressOf = ({ page }: CaptureScreen) => page.getByRole('textbox', { name: 'Address of the link' });

/** Puts the caret into the link. The browser reports a new selection a moment after the click. */
async function caretInLink(screen: CaptureScreen): Promise<void> {
  await screen.formatted.locator('a').first().click();
  await screen.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Opens the form for the address with its key. */
async function editAddress(screen: CaptureScreen): Promise<void> {
  await screen.page.keyboard.press('Control+k');
  await expect(addressOf(screen)).toBeFocused();
}

test('Ctrl+K in a link edits its address', async ({ chromium }) => {
  const screen = await formatted(chromium, LINK);
  const { keyboard } = screen.page;
  await caretInLink(screen);
  await editAddress(screen);
  await expect(addressOf(screen)).toHaveValue('https://tidewater.example/a');
  expect(await violations(screen.page, '[data-field=content]', {})).toEqual([]);
  await keyboard.type('tidewater.example/b');
  await keyboard.press('Enter');
  await expect(addressOf(screen)).toHaveCount(0);
  await expect(screen.formatted).toBeFocused();
  expect(await markupOf(screen)).toBe(LINK.replace('/a|', '/b|'));
});

test('what is typed right after Ctrl+K is the address', async ({ chromium }) => {
  const screen = await formatted(chromium, 'Book');
  const { keyboard } = screen.page;
  await caretAfter(screen.page, 'Book');
  await keyboard.press('Shift+Home');
  for (const address of ['https://a.example/', 'https://b.example/']) {
    await keyboard.down('Control');
    // No key waits until the browser has handled the one before.
    await Promise.all([keyboard.down('k'), keyboard.up('Control'), keyboard.type(address)]);
    await keyboard.up('k');
    await keyboard.press('Enter');
    expect(await markupOf(screen)).toBe(`[url:${address}]Book[/url]`);
    await caretInLink(screen);
  }
});

test('a key applies to the selection that the key before it made', async ({ chromium }) => {
  const screen = await formatted(chromium, 'Book');
  await caretAfter(screen.page, 'Book');
  // Both before the browser reports the selection, as it may on a busy machine.
  await screen.formatted.evaluate((editor) => {
    getSelection()?.modify('extend', 'backward', 'lineboundary');
    const key = { key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true, bubbles: true, cancelable: true };
    editor.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(addressOf(screen)).toBeFocused();
  await screen.page.keyboard.type('https://a.example/');
  await screen.page.keyboard.press('Enter');
  expect(await markupOf(screen)).toBe('[url:https://a.example/]Book[/url]');
});

test('Esc cancels, and an address that isn’t changed stays as it was', async ({ chromium }) => {
  const source = LINK.replace('/a|tab', '/a?utm_source=x');
  const screen = await formatted(chromium, source);
  const { keyboard } = screen.page;
  await caretInLink(screen);
  await editAddress(screen);
  await keyboard.type('other.example');
  await keyboard.press('Escape');
  await expect(addressOf(screen)).toHaveCount(0);
  await expect(screen.formatted).toBeFocused();
  await editAddress(screen);
  await keyboard.press('Enter');
  await expect(screen.formatted).toBeFocused();
  expect(await markupOf(screen)).toBe(source);
});

test('a link is removed by its button or an empty address', async ({ chromium }) => {
  const screen = await formatted(chromium, `${LINK}\n\nA [url:https://b.example/]second[/url] one.`);
  await caretInLink(screen);
  await editAddress(screen);
  await screen.page.getByRole('button', { name: 'Remove link' }).click();
  await expect(screen.formatted).toBeFocused();
  await caretInLink(screen);
  await editAddress(screen);
  await addressOf(screen).fill('');
  await screen.page.keyboard.press('Enter');
  await expect(screen.formatted.locator('a')).toHaveCount(0);
  expect(await markupOf(screen)).toBe('See the [b]old[/b] light.\n\nA second one.');
});

test('the button edits the whole link around selected words', async ({ chromium }) => {
  const screen = await formatted(chromium, LINK);
  await screen.formatted.locator('a strong').dblclick();
  const button = screen.page.getByRole('button', { name: 'Link', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(addressOf(screen)).toHaveValue('https://tidewater.example/a');
  await addressOf(screen).fill('keeper@tidewater.example');
  await screen.page.getByRole('button', { name: 'Set link' }).click();
  expect(await markupOf(screen)).toBe(
    LINK.replace('https://tidewater.example/a', 'mailto:keeper@tidewater.example'),
  );
});

test('an address that could run something is refused with a sentence', async ({ chromium }, info) => {
  const screen = await formatted(chromium, 'Read the book.');
  await caretAfter(screen.page, 'Read');
  await screen.page.keyboard.press('Control+a');
  await editAddress(screen);
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)//a.example',
    'data:text/html,x',
    'words',
  ]) {
    await addressOf(screen).fill(address);
    await screen.page.keyboard.press('Enter');
    await expect(screen.page.getByText('Only web, email and phone addresses can be links.')).toBeVisible();
    await expect(addressOf(screen)).toHaveAttribute('aria-invalid', 'true');
    await expect(addressOf(screen)).toBeFocused();
  }
  for (const width of [320, 460])
    for (const colorScheme of ['light', 'dark'] as const) {
      await screen.page.setViewportSize({ width, height: 600 });
      await screen.page.emulateMedia({ colorScheme });
      await screen.page.screenshot({ path: info.outputPath(`link-${width}-${colorScheme}.png`) });
    }
  expect(await violations(screen.page, '[data-field=content]', {})).toEqual([]);
  await screen.page.keyboard.press('Escape');
  expect(await markupOf(screen)).toBe('Read the book.');
});

test('the bar stays beside its text and inside the field when the window or the text moves', async ({
  chromium,
}, info) => {
  const screen = await formatted(
    chromium,
    `${'The tower keeper waits. '.repeat(8)}${LINK}${'\n\nMore.'.repeat(20)}`,
  );
  const { page } = screen;
  /** Pixels by which the bar leaves the field, and by which it is too far from its link or over it. */
  const faults = () =>
    page.locator('.rich-text-bar').evaluate((bar) => {
      const box = bar.getBoundingClientRect();
      const field = bar.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const lines = [...(document.querySelector('.rich-text a')?.getClientRects() ?? [])];
      const above = Math.min(...lines.map(({ top }) => top)) - box.bottom;
      const below = box.top - Math.max(...lines.map(({ bottom }) => bottom));
      const gap = Math.max(above, below);
      return {
        outside: Math.max(0, field.left - box.left, box.right - field.right, field.top - box.top),
        away: gap < 0 || gap > 12 ? gap : 0,
      };
    });
  const staysWell = async (name: string) => {
    for (const width of [1000, 400, 320, 1000]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(faults).toEqual({ outside: 0, away: 0 });
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) });
    }
    for (const top of [30, 0]) {
      await screen.formatted.evaluate((text, to) => text.scrollTo(0, to), top);
      await expect.poll(faults).toEqual({ outside: 0, away: 0 });
    }
  };
  await page.setViewportSize({ width: 1000, height: 700 });
  await caretInLink(screen);
  await editAddress(screen);
  await staysWell('form');
  await page.keyboard.type('words');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only web, email and phone addresses can be links.')).toBeVisible();
  await staysWell('refused');
  await page.keyboard.press('Escape');
  await screen.formatted.locator('a').first().dblclick();
  await staysWell('buttons');
});
