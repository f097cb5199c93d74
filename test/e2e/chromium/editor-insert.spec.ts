import {
  articleCalled,
  clipboard,
  editArticle,
  field,
  find,
  statusMessage,
  stored,
  visual,
  write,
} from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { moveCaret } from './formatted.ts';
import { worldTest as test } from './shared-world.ts';

const EDITED = 'The Salt Tax of 288';
const MENTIONED = 'Captain Isaura Venn';

test('a mention is inserted at the cursor of a plain text field, saved, and undone with Ctrl+Z', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await editArticle(chromium, platform, EDITED, 'plain');
  await write(page, field(page, 'content'), 'Levied by , at last.', ', at last.'.length);
  const { id, templateType } = articleCalled(platform, MENTIONED);
  const mention = `@[${MENTIONED}](${templateType}:${id})`;

  await find(panel, MENTIONED);
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toHaveText(`Inserted a mention of ${MENTIONED}.`);
  await expect(field(page, 'content')).toHaveValue(`Levied by ${mention}, at last.`);
  await page.bringToFront();
  await page.keyboard.type('!');
  await expect(field(page, 'content')).toHaveValue(`Levied by ${mention}!, at last.`);
  await page.keyboard.press('Control+KeyZ');
  await expect(field(page, 'content')).toHaveValue(`Levied by ${mention}, at last.`);
  await page.keyboard.press('Control+KeyZ');
  await expect(field(page, 'content')).toHaveValue('Levied by , at last.');
  await page.keyboard.press('Control+Shift+KeyZ');
  await expect(field(page, 'content')).toHaveValue(`Levied by ${mention}, at last.`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/w\//);
  expect(stored(platform, EDITED)).toBe(`Levied by ${mention}, at last.`);
});

for (const place of ['#any', 'textarea[name=content]'])
  test(`undo removes only the mention, not the text before it: ${place}`, async ({
    chromium,
    panel,
    platform,
  }) => {
    const page = await editArticle(chromium, platform, EDITED, 'plain');
    await page.evaluate(
      `document.body.insertAdjacentHTML('afterbegin', '<div contenteditable="true" id="any"></div>')`,
    );
    const editor = page.locator(place);
    const text = (): Promise<string> =>
      editor.evaluate((one) => ('value' in one ? String(one.value) : one.textContent));
    await write(page, editor, 'Levied by ');
    await find(panel, MENTIONED);
    await panel.press('Control+KeyI');
    await expect(statusMessage(panel)).toContainText('Inserted a mention of');
    await page.bringToFront();
    await page.keyboard.type('!!');
    expect(await text()).toMatch(/\)!!$/);
    await page.keyboard.press('Control+KeyZ');
    expect(await text()).toMatch(/\)$/);
    await page.keyboard.press('Control+KeyZ');
    expect((await text()).trimEnd()).toBe('Levied by');
  });

test('the visual editor gets a real mention, saves it by itself, and undo removes it', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await editArticle(chromium, platform, EDITED, 'visual');
  await write(page, visual(page, 'content'), 'Levied by , at last.', ', at last.'.length);
  const { id, templateType } = articleCalled(platform, MENTIONED);

  await find(panel, MENTIONED);
  await panel.press('Shift+Enter');
  await expect(statusMessage(panel)).toContainText('Inserted a mention of');
  const mention = visual(page, 'content').locator('[data-inline-content-type="mention"]');
  await expect(mention).toHaveAttribute('data-target-id', id);
  await expect(mention).toHaveAttribute('data-url', /\/w\/.+\/a\//);
  await expect(visual(page, 'content')).toHaveText(`Levied by ${MENTIONED}, at last.`);
  await expect
    .poll(() => stored(platform, EDITED))
    .toBe(`Levied by @[${MENTIONED}](${templateType}:${id}), at last.`);
  await page.bringToFront();
  await page.keyboard.press('Control+KeyZ');
  await expect(visual(page, 'content')).toHaveText('Levied by , at last.');
});

test('a mention is set off by a space from a word, punctuation or another mention, in every editor', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await editArticle(chromium, platform, EDITED, 'visual');
  const editor = visual(page, 'content');
  await write(page, editor, 'At night.');
  await find(panel, MENTIONED);
  for (const count of [1, 2]) {
    await panel.press('Shift+Enter');
    const mentions = editor.locator('[data-inline-content-type="mention"]');
    await expect(mentions).toHaveCount(count);
  }
  await expect(editor).toHaveText(`At night. ${MENTIONED} ${MENTIONED}`);
  // At the start of a line there is none.
  await page.bringToFront();
  await editor.click();
  await moveCaret(page, 'Control+End');
  await page.keyboard.press('Enter');
  await panel.page.bringToFront();
  await panel.press('Shift+Enter');
  await expect(editor.locator('p').last()).toHaveText(MENTIONED);
  expect(
    await editor
      .locator('p')
      .last()
      .evaluate((line) => line.textContent?.startsWith(' ')),
  ).toBe(false);
});

test('a secret and a statblock are inserted as the tags that show them', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await editArticle(chromium, platform, EDITED, 'visual');
  const block = platform.entities('block')[0];
  if (!block) throw new Error('The world has no statblock');
  for (const kind of ['secret', 'statblock']) {
    await write(page, visual(page, 'content'), 'Here: ');
    await panel.page.bringToFront();
    await panel.box.fill(`kind:${kind} `);
    await expect(panel.rows.first()).toBeVisible();
    await panel.page.keyboard.press('ArrowDown');
    await panel.box.focus();
    await panel.press('Control+KeyI');
    await expect(statusMessage(panel)).toContainText('Inserted an embed of');
    await expect(visual(page, 'content')).toHaveText(
      kind === 'secret' ? /^Here: \[secret:[\w-]+\]$/ : /^Here: \[block:\d+\]$/,
    );
  }
});

test('an open entry is inserted with a click: as a mention, or as a link', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await editArticle(chromium, platform, EDITED, 'plain');
  await write(page, field(page, 'content'), '');
  await find(panel, MENTIONED);
  await panel.press('Enter');
  await panel.page.getByRole('button', { name: 'Insert or copy' }).click();
  await panel.page.getByRole('menuitem', { name: 'Insert link' }).click();
  await expect(statusMessage(panel)).toContainText('Inserted a link to');
  await expect(field(page, 'content')).toHaveValue(/^\[url:http[^\]]+\]Captain Isaura Venn\[\/url\]$/);
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText('Inserted a mention of');
  await expect(field(page, 'content')).toHaveValue(/\[\/url\] @\[Captain Isaura Venn\]\(\w+:[\w-]+\)$/);
});

test('any contenteditable element takes a mention, with its own undo', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await editArticle(chromium, platform, EDITED, 'plain');
  await page.evaluate(`document.body.insertAdjacentHTML('afterbegin',
    '<div contenteditable="true" id="any"><p>One <b>bold</b> word</p></div>')`);
  await page.locator('#any').click();
  await page.keyboard.press('End');
  await find(panel, MENTIONED);
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText('Inserted a mention of');
  await expect(page.locator('#any')).toHaveText(/^One bold word @\[Captain Isaura Venn\]\(\w+:[\w-]+\)$/);
  await page.bringToFront();
  await page.keyboard.press('Control+KeyZ');
  await expect(page.locator('#any')).toHaveText('One bold word');
});

test('text that no page accepts is copied to the clipboard, and the panel says why', async ({
  chromium,
  panel,
  platform,
  savedPage,
}) => {
  await chromium.context.grantPermissions(['clipboard-read']);
  const page = await editArticle(chromium, platform, EDITED, 'plain');

  await page.evaluate('document.activeElement?.blur?.()');
  await find(panel, MENTIONED);
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText('Click into a text field on the page first');
  await expect(statusMessage(panel)).toContainText('so you can paste it');
  expect(await clipboard(panel)).toMatch(/^@\[Captain Isaura Venn\]/);

  await page.bringToFront();
  await page.evaluate(`document.querySelector('textarea').addEventListener('beforeinput', (event) => event.preventDefault());
    document.querySelector('textarea').maxLength = 12`);
  await write(page, field(page, 'content'), '');
  await find(panel, 'The Needle');
  await page.evaluate(
    `document.querySelector('textarea').addEventListener('input', ({ target }) => { target.value = 'mine'; })`,
  );
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText('The editor didn’t accept it. Copied a mention of');
  expect(await clipboard(panel)).toMatch(/^@\[The Needle\]/);

  const closed = await chromium.visit(savedPage.url.replace('localhost', '127.0.0.1'));
  await closed.goto('chrome://version');
  await find(panel, MENTIONED);
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText(
    'The browser doesn’t let extensions write on this page. Go to the page you’re writing on. Copied a mention of',
  );
});

test('of several frames, the one with the cursor gets the text; a password field never does', async ({
  chromium,
  panel,
  platform,
}) => {
  await chromium.context.grantPermissions(['clipboard-read']);
  const page = await editArticle(chromium, platform, EDITED, 'plain');
  const before = await field(page, 'content').inputValue();
  await field(page, 'content').click();
  await page.evaluate(`document.body.insertAdjacentHTML('afterbegin',
    '<input type="password" id="secret-word"><iframe id="inner" srcdoc="<textarea>inside </textarea>"></iframe>')`);
  const inner = page.frameLocator('#inner').locator('textarea');
  await inner.click();
  await page.keyboard.press('Control+End');
  await find(panel, MENTIONED);
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText('Inserted a mention of');
  await expect(inner).toHaveValue(/^inside @\[Captain Isaura Venn\]/);
  await expect(field(page, 'content')).toHaveValue(before);

  await page.bringToFront();
  await page.locator('#secret-word').click();
  await find(panel, 'The Needle');
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText('so you can paste it');
  await expect(page.locator('#secret-word')).toHaveValue('');
});

test('text that can be neither inserted nor copied stays visible until it is copied', async ({
  chromium,
  panel,
}) => {
  await chromium.context.grantPermissions(['clipboard-read']);
  await panel.page.evaluate(`(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    let tries = 0;
    navigator.clipboard.writeText = (text) => (++tries > 1 ? write(text) : Promise.reject(new Error('No gesture')));
  })()`);
  await find(panel, MENTIONED);
  await panel.press('Control+KeyI');
  const dialog = panel.page.getByRole('dialog', { name: 'Not inserted' });
  await expect(dialog.getByRole('textbox')).toHaveValue(/^@\[Captain Isaura Venn\]/);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await panel.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(statusMessage(panel)).toContainText('so you can paste it');
  await expect(panel.box).toBeFocused();
  expect(await clipboard(panel)).toMatch(/^@\[Captain Isaura Venn\]/);
});
