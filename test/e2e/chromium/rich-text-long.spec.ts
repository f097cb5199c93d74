import { expect } from './fixtures.ts';
import { formatted, markupOf } from './formatted.ts';
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
