import type { CDPSession } from '@playwright/test';
import type { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { caretAfter, formatted, markupOf, moveCaret, paste } from './formatted.ts';
import { worldTest as test } from './shared-world.ts';

/** Composes text as an input method does: each step replaces the one before, and the last is taken. */
async function compose(client: CDPSession, steps: string[]): Promise<void> {
  for (const text of steps) {
    const { length } = text;
    await client.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

const inputMethod = ({ page }: CaptureScreen): Promise<CDPSession> => page.context().newCDPSession(page);

test('Japanese and Korean are composed as typed', async ({ chromium }) => {
  const screen = await formatted(chromium, 'Sea: ');
  const client = await inputMethod(screen);
  await caretAfter(screen.page, 'Sea');
  await compose(client, ['う', 'うm', 'うみ', '海']);
  await compose(client, ['n', 'の', 'のお', 'のおと', 'の音']);
  await screen.page.keyboard.press('Enter');
  await compose(client, ['ㅂ', '바', '바ㄷ', '바다']);
  await screen.page.keyboard.press('Control+b');
  await compose(client, ['ㅅ', '소', '솔', '소리']);
  expect(await markupOf(screen)).toBe('Sea: 海の音\n\n바다[b]소리[/b]');
});

test('a composition in the middle of a word of a list survives what is saved meanwhile', async ({
  chromium,
}) => {
  const source = '[ul]  [li]a\tb[/li]\n   [li][b]東京[/b]です[/li]  [/ul]';
  const screen = await formatted(chromium, source);
  const client = await inputMethod(screen);
  await screen.formatted.locator('strong').click();
  await moveCaret(screen.page, 'Home');
  await moveCaret(screen.page, 'ArrowRight');
  await client.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  // The form is drawn again, and the draft is saved with a new title, while the composition goes on.
  await screen.title.evaluate((input) => {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    input.value = 'While composing';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  await expect(screen.formatted).toBeFocused();
  await compose(client, ['にし', '西']);
  await expect(screen.formatted.locator('strong')).toHaveText('東西京');
  await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  expect(await markupOf(screen)).toBe(source.replace('東京', '東西京'));
});

test('a canceled composition changes nothing', async ({ chromium }) => {
  const screen = await formatted(chromium, 'A  bell\t.');
  const client = await inputMethod(screen);
  await caretAfter(screen.page, 'bell');
  await client.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  expect(await markupOf(screen)).toBe('A  bell\t.');
});

test('pasted plain text keeps its lines, and markup in it stays text', async ({ chromium }) => {
  const screen = await formatted(chromium, 'Start ');
  await caretAfter(screen.page, 'Start');
  await paste(screen, { 'text/plain': 'one\r\ntwo\r\n\r\nthree [b]x[/b] & <i>' });
  expect(await markupOf(screen)).toMatch(/^Start one(?:\n|\[br\])two\n\nthree .*b\].*x.* & <i>$/);
  await expect(screen.formatted.locator('strong')).toHaveCount(0);
  await expect(screen.formatted.locator('p').nth(1)).toHaveText('three [b]x[/b] & <i>');
});

test('pasted HTML keeps its structure; undo and redo go step by step', async ({ chromium }) => {
  const source = 'Before\tit.\n\n\nAfter  it.';
  const screen = await formatted(chromium, source);
  const { keyboard } = screen.page;
  await caretAfter(screen.page, 'Before');
  await keyboard.press('Enter');
  await paste(screen, {
    'text/plain': 'plain',
    'text/html': '<h2>Tides</h2><p>Low <em>and</em> high</p><ol><li>one<ul><li>deep</li></ul></li></ol>',
  });
  const pasted = await markupOf(screen);
  expect(pasted).toContain('Tides');
  expect(pasted).toContain('Low [i]and[/i] high');
  expect(pasted).toMatch(/\[ol\]\n\[li\]one\n?\[ul\]\n\[li\]deep\[\/li\]\n\[\/ul\]\n?\[\/li\]\n\[\/ol\]/);
  expect(pasted.slice(0, 12)).toBe('Before\tit.\n\n');
  expect(pasted.slice(-10)).toBe('After  it.');

  const again = await formatted(chromium, source);
  await caretAfter(again.page, 'After');
  await again.page.keyboard.type(' Then ');
  await paste(again, { 'text/html': '<b>bold</b>' });
  const after = `${source} Then [b]bold[/b]`;
  await expect(again.formatted.locator('strong')).toHaveText('bold');
  await again.page.keyboard.press('Control+z');
  await expect(again.formatted.locator('strong')).toHaveCount(0);
  await again.page.keyboard.press('Control+Shift+z');
  await expect(again.formatted.locator('strong')).toHaveText('bold');
  await again.page.keyboard.press('Control+z');
  await again.page.keyboard.press('Control+z');
  await expect(again.formatted).not.toContainText('Then');
  await again.page.keyboard.press('Control+y');
  await again.page.keyboard.press('Control+y');
  expect((await markupOf(again)).replace(/\s+/g, ' ')).toBe(after.replace(/\s+/g, ' '));
});

test('each paragraph has the direction of its own text', async ({ chromium }) => {
  const source = 'The bell.\n\nהפעמון [b]הישן[/b] rings.\n\n[ul]\n[li]برج[/li]\n[li]tower[/li]\n[/ul]';
  const screen = await formatted(chromium, source);
  const directions = () =>
    screen.formatted
      .locator('p, li')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).direction));
  expect(await directions()).toEqual(['ltr', 'rtl', 'rtl', 'rtl', 'rtl', 'ltr']);
  await caretAfter(screen.page, 'The bell');
  await screen.page.keyboard.press('Enter');
  await screen.page.keyboard.type('مد وجزر');
  expect((await directions()).slice(0, 3)).toEqual(['ltr', 'rtl', 'rtl']);
  expect(await markupOf(screen)).toBe(source.replace('The bell.', 'The bell.\n\nمد وجزر'));
});

const CARD = '[table][tr][td]tide[/td][/tr][/table]';

test('what is typed or pasted on a selected block comes behind it; only Delete and Backspace delete it', async ({
  chromium,
}) => {
  const screen = await formatted(chromium, `Before.\n\n${CARD}\n\nBehind.`);
  const { keyboard } = screen.page;
  const block = screen.formatted.locator('.rich-text-island');
  const lines = screen.formatted.locator(':scope > *');
  const client = await inputMethod(screen);
  const ways: [() => Promise<void>, string][] = [
    [() => keyboard.type('Low tide.'), 'Low tide.'],
    [() => paste(screen, { 'text/plain': 'Pasted.' }), 'Pasted.'],
    [() => keyboard.press('Shift+Enter').then(() => keyboard.type('Line.')), 'Line.'],
    [() => compose(client, ['う', '海']), '海'],
    [() => keyboard.insertText('☂'), '☂'],
  ];
  for (const [type, typed] of ways) {
    await block.click();
    await expect(block).toHaveClass(/ProseMirror-selectednode/);
    await type();
    await expect(lines).toHaveText(['Before.', /tide/, typed, 'Behind.']);
    // Once more if an input method made a step of its own.
    while ((await lines.count()) > 3) await keyboard.press('Control+z');
    await expect(lines).toHaveText(['Before.', /tide/, 'Behind.']);
  }
  await block.click();
  await keyboard.press('Delete');
  await expect(lines).toHaveText(['Before.', 'Behind.']);
  await keyboard.press('Control+z');
  await expect(lines).toHaveText(['Before.', /tide/, 'Behind.']);
  await block.click();
  await keyboard.type('x');
  expect(await markupOf(screen)).toBe(`Before.\n\n${CARD}\n\nx\n\nBehind.`);
});

test('what is typed on a selected mention comes behind it', async ({ chromium }) => {
  const screen = await formatted(chromium, 'See @[Mira](person:1a).');
  const mention = screen.formatted.locator('.rich-text-mention');
  await mention.click();
  await expect(mention).toHaveClass(/ProseMirror-selectednode/);
  await screen.page.keyboard.type('s');
  expect(await markupOf(screen)).toBe('See @[Mira](person:1a)s.');
});
