import { editArticle, field, statusMessage, visual, write } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { worldTest } from './shared-world.ts';

const EDITED = 'The Salt Tax of 288';

worldTest(
  'the real side panel inserts into the active tab, which has lost the focus to the panel',
  async ({ chromium, platform }) => {
    const options = await chromium.open('options');
    const page = await editArticle(chromium, platform, EDITED, 'plain');
    await write(page, field(page, 'content'), 'By , so.', ', so.'.length);
    // Evaluating counts as a user action, which opening the panel requires.
    await options.evaluate(
      'chrome.windows.getCurrent().then(({ id }) => chrome.sidePanel.open({ windowId: id }))',
    );
    const panel = new SearchScreen(await chromium.realPage('sidepanel'));
    await expect(panel.page.locator('body')).toHaveAttribute('data-ready', 'sidepanel');
    await options.close();
    await page.bringToFront();
    await panel.box.fill('Captain Isaura Venn');
    await expect(panel.active).toContainText('Captain Isaura Venn');
    await panel.box.press('Control+KeyI');
    await expect(statusMessage(panel)).toContainText('Inserted a mention of');
    await expect(field(page, 'content')).toHaveValue(/^By @\[Captain Isaura Venn\]\([^)]+\), so\.$/);

    // Another tab becomes active, and the panel follows.
    const other = await editArticle(chromium, platform, EDITED, 'visual');
    await write(other, visual(other, 'content'), 'The Needle stood.');
    await expect(panel.page.getByRole('complementary', { name: 'On this page' })).toContainText(EDITED);
    await panel.box.press('Alt+KeyK');
    await expect(panel.rows).toHaveCount(1);
    await panel.page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(visual(other, 'content').locator('[data-inline-content-type="mention"]')).toHaveText(
      'The Needle',
    );
  },
);
