import { expect } from './fixtures.ts';
import { formatted, markupOf, paste } from './formatted.ts';
import { worldTest as test } from './shared-world.ts';

const text = Array.from({ length: 60 }, (_, at) =>
  at % 10 === 9 ? `[h2]Part ${at}[/h2]` : `Bell ${at}. ${'Nobody hears it twice. '.repeat(at % 5)}`.trim(),
).join('\n\n');

// Blocks out of view are the hard part: with `content-visibility`, the caret lands before the last one's text.
test('Ctrl+End goes behind the last word of a long text, and Ctrl+A selects all of it', async ({
  chromium,
}) => {
  const screen = await formatted(chromium, text);
  const { keyboard } = screen.page;
  await screen.formatted.click();
  await keyboard.press('Control+End');
  await keyboard.type(' ends.');
  expect(await markupOf(screen)).toBe(text.replace(/(?=\[\/h2\]$)/, ' ends.'));
  await screen.formatted.click();
  await keyboard.press('Control+a');
  await keyboard.press('Delete');
  expect(await markupOf(screen)).toBe('');
});

const tide = 'The tide takes a name. '.repeat(20);
const LONG_PASTES = {
  'a page': {
    'text/html': `<h1>Tides</h1>${`<p>${tide}<b>bell</b></p>`.repeat(2000)}<p>THE END</p>`,
    'text/plain': 'not this',
  },
  'our own markup': {
    'application/x-loreside-markup': `${'[b]bell[/b] '.repeat(80_000)}\n\nTHE END`,
    'text/plain': 'not this',
  },
  'so many short paragraphs that they would take minutes': {
    'text/plain': `${'ab\n\n'.repeat(60_000)}THE END`,
  },
  'few characters in many paragraphs': { 'text/plain': `${'ab\n\n'.repeat(10_000)}THE END` },
  'lines of plain text': { 'text/plain': `${`${tide.slice(0, 40)}\n`.repeat(20_000)}\nTHE END` },
};

for (const [what, data] of Object.entries(LONG_PASTES))
  test(`a long paste of ${what} arrives whole where it was pasted, and Ctrl+Z takes it back`, async ({
    chromium,
  }) => {
    const screen = await formatted(chromium, 'Before the bell.\n\nBehind it.');
    await screen.formatted.getByText('Before the bell.').click();
    await screen.page.keyboard.press('End');
    await paste(screen, data);
    await expect(screen.page.getByText(/^Pasted [\d,]+ characters\.$/)).toBeVisible();
    const text = await screen.content.inputValue();
    expect(text.startsWith('Before the bell.\n\n')).toBe(true);
    expect(text.endsWith('THE END\n\nBehind it.')).toBe(true);
    const longest = Object.values(data)[0]?.length ?? 0;
    expect(text.length).toBeGreaterThan(longest * 0.9);
    await screen.content.press('Control+z');
    await expect(screen.formatted).toHaveText('Before the bell.Behind it.');
    expect(await markupOf(screen)).toBe('Before the bell.\n\nBehind it.');
  });

test('while a long paste is read, typing goes on; the paste comes where it was meant to', async ({
  chromium,
}) => {
  const screen = await formatted(chromium, 'Before.\n\nBehind.');
  await screen.formatted.getByText('Before.').click();
  await screen.page.keyboard.press('End');
  // Much HTML for little text: it fits into the editor.
  const html = `<p>PASTED</p>${`<div data-note="${'x'.repeat(200)}"></div>`.repeat(3000)}`;
  await screen.formatted.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    document.execCommand('insertText', false, ' Typed.');
  }, html);
  await expect(screen.formatted).toContainText('PASTED');
  const lines = screen.formatted.locator(':scope > *');
  await expect(lines).toHaveText(['Before.PASTED Typed.', 'Behind.']);
  await screen.page.keyboard.press('Control+z');
  await expect(lines.first()).not.toContainText('PASTED');
  await screen.page.keyboard.press('Control+Shift+z');
  expect(await markupOf(screen)).toBe('Before.PASTED Typed.\n\nBehind.');
});

test('a long paste can be canceled: the text stays as it was, and the caret where it was', async ({
  chromium,
}) => {
  const screen = await formatted(chromium, 'Before. Behind.');
  await screen.formatted.getByText('Before.').click();
  await screen.page.keyboard.press('Home');
  // The first pause lasts until the paste is canceled.
  await screen.page.evaluate(() => {
    scheduler.postTask = (_task, options) =>
      new Promise((_done, fail) => {
        options?.signal?.addEventListener('abort', () => fail(options.signal?.reason));
      });
  });
  await paste(screen, { 'text/html': '<p>bell <b>tide</b></p>'.repeat(20_000) });
  await screen.page.getByRole('status').getByRole('button', { name: 'Cancel' }).click();
  await expect(screen.page.getByText('Paste canceled. Your text is unchanged.')).toBeAttached();
  await expect(screen.page.getByText(/^Reading what you pasted/)).toBeHidden();
  await expect(screen.formatted).toBeFocused();
  await screen.page.keyboard.type('Now. ');
  expect(await markupOf(screen)).toBe('Now. Before. Behind.');
});
