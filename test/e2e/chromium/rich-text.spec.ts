import { violations } from './axe.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { caretAfter, formatted, markupOf, moveCaret, paste } from './formatted.ts';
import { worldTest as test } from './shared-world.ts';
import { shortenDelays } from './timing.ts';

test('keys format text, and undo takes it back', async ({ chromium }) => {
  const screen = await formatted(chromium, '');
  const { keyboard } = screen.page;
  await screen.formatted.click();
  await keyboard.type('The ');
  await keyboard.press('Control+b');
  await keyboard.type('bell');
  await keyboard.press('Control+b');
  await keyboard.type(' rings.');
  await expect(screen.formatted.locator('strong')).toHaveText('bell');
  expect(await markupOf(screen)).toBe('The [b]bell[/b] rings.');
  await screen.formatted.click();
  await moveCaret(screen.page, 'Control+End');
  await keyboard.press('Enter');
  await keyboard.type('# Tides');
  await keyboard.press('Enter');
  await keyboard.type('- low');
  await keyboard.press('Enter');
  await keyboard.type('high');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('1. first');
  const all =
    'The [b]bell[/b] rings.\n\n[h1]Tides[/h1]\n\n[ul]\n[li]low[/li]\n[li]high[/li]\n[/ul]\n\n[ol]\n[li]first[/li]\n[/ol]';
  expect(await markupOf(screen)).toBe(all);
  await screen.formatted.click();
  await keyboard.press('Control+a');
  // What changes within half a second is one step.
  await screen.page.waitForTimeout(600);
  await keyboard.press('Delete');
  await expect(screen.formatted).toHaveText('');
  await keyboard.press('Control+z');
  expect(await markupOf(screen)).toBe(all);
});

test('the bar above a selection makes a link', async ({ chromium }) => {
  const screen = await formatted(chromium, 'Read the book.');
  await caretAfter(screen.page, 'Read');
  await screen.page.keyboard.press('Control+a');
  const bar = screen.page.getByRole('toolbar', { name: 'Formatting' });
  await expect(bar).toBeVisible();
  await screen.page.keyboard.press('Control+k');
  await screen.page.getByRole('textbox', { name: 'Address of the link' }).fill('tidewater.example/a b');
  await screen.page.keyboard.press('Enter');
  await expect(screen.formatted.locator('a')).toHaveAttribute('href', 'https://tidewater.example/a%20b');
  expect(await markupOf(screen)).toBe('[url:https://tidewater.example/a%20b]Read the book.[/url]');
});

const SOURCE = [
  '[h2|bells]Bells[/h2]',
  '',
  'One\tword  here\t',
  '',
  '',
  '[table][tr][td]a[/td][/tr][/table]',
  '[p]An @[Old bell](item:4711) with [img:12|left] and [var:x].[/p]',
  '[ul][li]a[li]b[/ul]',
  '',
  'שלום עולם.',
  '',
  'The [b]end',
].join('\n');

test('what is not changed stays as it was, islands included', async ({ chromium }) => {
  const screen = await formatted(chromium, SOURCE);
  expect(await markupOf(screen)).toBe(SOURCE);
  await expect(screen.formatted.locator('.rich-text-island')).toHaveCount(2);
  await expect(screen.formatted.locator('.rich-text-mention')).toHaveText('Old bell');
  await expect(screen.formatted.locator('p', { hasText: 'שלום' })).toHaveAttribute('dir', 'auto');
  await caretAfter(screen.page, 'One');
  await screen.page.keyboard.type('!');
  expect(await markupOf(screen)).toBe(SOURCE.replace('here\t', 'here\t!'));
  await caretAfter(screen.page, 'Old bell');
  await screen.page.keyboard.type('?');
  expect(await markupOf(screen)).toBe(SOURCE.replace('here\t', 'here\t!').replace('[var:x].', '[var:x].?'));
  expect(await violations(screen.page, '[data-field=content]', {})).toEqual([]);
});

test('pasted pages become text: nothing in them runs or loads', async ({ chromium }) => {
  const screen = await formatted(chromium, 'Start ');
  const requests: string[] = [];
  screen.page.on('request', (request) => requests.push(request.url()));
  await caretAfter(screen.page, 'Start');
  await paste(screen, {
    'text/html': `<p onclick="document.title='bad'">A <b>bold</b> <a href="javascript:document.title='bad'">trap</a>
     <img src="https://tracker.example/x.png" onerror="document.title='bad'" alt="picture">
     <script>document.title='bad'</script><iframe src="https://frame.example/"></iframe>
     <span data-markup="[b]"> [b]not bold[/b]</span></p>
     <ul><li>one</li></ul>`,
  });
  await expect(screen.formatted.locator('strong')).toHaveText('bold');
  await expect(screen.formatted).toContainText('[b]not bold[/b]');
  await expect(screen.formatted.locator('li')).toHaveText('one');
  expect(await screen.formatted.locator('img, script, iframe, [onclick], [onerror]').count()).toBe(0);
  const markup = await markupOf(screen);
  expect(markup).toContain('Start A [b]bold[/b] trap');
  expect(markup).not.toContain('javascript:');
  expect(await screen.page.title()).not.toBe('bad');
  expect(requests.filter((url) => /tracker|frame\.example/.test(url))).toEqual([]);
});

test('a copied mention is pasted as one, unless it is part of more text', async ({ chromium }) => {
  const screen = await formatted(chromium, 'Asked ');
  const mention = '@[Isaura Venn](person:a1)';
  await caretAfter(screen.page, 'Asked');
  await paste(screen, { 'text/plain': mention });
  await expect(screen.formatted.locator('[data-mention]')).toHaveText('Isaura Venn');
  await paste(screen, { 'text/plain': ` and ${mention}` });
  await paste(screen, { 'text/plain': '@[Nobody](person:)' });
  await expect(screen.formatted.locator('[data-mention]')).toHaveCount(1);
  expect(await markupOf(screen)).toContain(`Asked ${mention}`);
});

test('Ctrl+Enter in the text saves the draft, and Esc belongs to the screen', async ({
  chromium,
  platform,
}) => {
  await shortenDelays(chromium, 0);
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('Saved from the text');
  await screen.formatted.click();
  await screen.page.keyboard.type('Low [b]tide[/b]');
  await screen.page.evaluate(() => {
    const note = ({ defaultPrevented }: Event) => Reflect.set(globalThis, 'isTaken', defaultPrevented);
    document.addEventListener('keydown', note, { once: true });
  });
  await screen.page.keyboard.press('Escape');
  expect(await screen.page.evaluate('isTaken')).toBe(false);
  await screen.save();
  await expect
    .poll(() => platform.articles().find(({ title }) => title === 'Saved from the text')?.texts.content)
    .toBe('Low [b]tide[/b]');
});

test('every key is saved, and the choice of markup is remembered', async ({ chromium }) => {
  const screen = await formatted(chromium, '');
  await screen.title.fill('Kept words');
  await screen.formatted.click();
  await screen.page.keyboard.type('Nothing is lost.');
  await screen.page.close();
  const again = await CaptureScreen.open(chromium);
  await again.show('Kept words');
  await expect(again.formatted).toHaveText('Nothing is lost.');
  await again.page.keyboard.press('Control+Shift+P');
  await expect(again.content).toHaveValue('Nothing is lost.');
  await again.page.close();
  const third = await CaptureScreen.open(chromium);
  await third.show('Kept words');
  await expect(third.content).toHaveValue('Nothing is lost.');
  await third.showFormatted();
});

test('undo and redo go through what was typed in both views', async ({ chromium }) => {
  const screen = await formatted(chromium, 'The bell rings.');
  const { keyboard } = screen.page;
  await caretAfter(screen.page, 'The bell rings.');
  await keyboard.type(' Once.');
  await keyboard.press('Control+Shift+p');
  await expect(screen.content).toBeFocused();
  await screen.content.press('Control+End');
  await keyboard.type('\n\n[b]Twice.[/b]');
  await keyboard.press('Control+Shift+p');
  await expect(screen.formatted).toBeFocused();
  await expect(screen.formatted).toHaveText('The bell rings. Once.Twice.');
  await keyboard.press('Control+z');
  await expect(screen.formatted).toHaveText('The bell rings. Once.');
  await keyboard.press('Control+z');
  await expect(screen.formatted).toHaveText('The bell rings.');
  await keyboard.press('Control+Shift+z');
  await keyboard.press('Control+Shift+z');
  expect(await markupOf(screen)).toBe('The bell rings. Once.\n\n[b]Twice.[/b]');
  await screen.showMarkup();
  await screen.content.focus();
  await keyboard.press('Control+z');
  await expect(screen.content).toHaveValue('The bell rings. Once.');
  await keyboard.type('!');
  await expect(screen.content).toHaveValue('The bell rings. Once.!');
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await expect(screen.content).toHaveValue('The bell rings.');
  await keyboard.press('Control+y');
  await screen.showFormatted();
  await expect(screen.formatted).toHaveText('The bell rings. Once.');
});

test('what was typed as markup before the formatted text was first shown can be undone', async ({
  chromium,
}) => {
  const screen = await formatted(chromium, '');
  await screen.showMarkup();
  await screen.page.reload();
  await screen.content.fill('The bell rings.');
  await screen.showFormatted();
  await expect(screen.formatted).toHaveText('The bell rings.');
  await screen.formatted.press('Control+z');
  await expect(screen.formatted).toHaveText('');
});

test('an image that the text names is shown as one, without its size', async ({ chromium }) => {
  const screen = await formatted(chromium, 'See [img:77|right|200] here.');
  await expect(screen.formatted).toHaveText('See Image: 77 here.');
  await expect(screen.formatted.locator('.rich-text-chip svg')).toBeVisible();
  expect(await markupOf(screen)).toBe('See [img:77|right|200] here.');
});
