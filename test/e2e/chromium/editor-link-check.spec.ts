import { ask } from './background-state.ts';
import {
  articleCalled,
  checkLinks,
  clipboard,
  editArticle,
  field,
  statusMessage,
  stored,
  visual,
  write,
} from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { entriesIn } from './library-copy.ts';
import { worldTest } from './shared-world.ts';

const EDITED = 'The Salt Tax of 288';
const TEXT =
  'Captain Isaura Venn paid The Salt Tax of 288 for the Merrow Bell; the Needle paid none. Captain Isaura Venn laughed.';

worldTest(
  'names in a plain text field are found, walked, skipped and linked one by one; each can be undone',
  async ({ chromium, panel, platform }) => {
    const page = await editArticle(chromium, platform, EDITED, 'plain');
    const content = field(page, 'content');
    await write(page, content, TEXT);
    await checkLinks(panel);
    // Four names, because the article isn't linked to itself.
    await expect(panel.rows).toHaveCount(4);
    await expect(panel.page.getByRole('region').getByText('4 names aren’t linked yet.')).toBeVisible();
    await expect(panel.active).toContainText('Captain Isaura Venn paid The Salt Tax');

    await panel.press('KeyS');
    await expect(panel.rows).toHaveCount(3);
    await expect(panel.active).toContainText('Merrow Bell');
    await panel.press('Enter');
    await expect(statusMessage(panel)).toHaveText('Linked 1 name. 2 left.');
    const bell = articleCalled(platform, 'The Merrow Bell');
    await expect(content).toHaveValue(
      new RegExp(
        `^Captain Isaura Venn paid The Salt Tax of 288 for (the )?@\\[(the )?Merrow Bell\\]\\(${bell.templateType}:${bell.id}\\);`,
      ),
    );
    await panel.press('ArrowDown');
    await expect(panel.active).toContainText('laughed');
    await panel.press('Enter');
    await expect(content).toHaveValue(/@\[Captain Isaura Venn\]\(\w+:[\w-]+\) laughed\.$/);
    await expect(content).toHaveValue(/^Captain Isaura Venn paid/);

    await page.bringToFront();
    await page.keyboard.type(' And sailed.');
    await expect(content).toHaveValue(/laughed\. And sailed\.$/);
    for (let undone = 0; undone < 3; undone++) await page.keyboard.press('Control+KeyZ');
    await expect(content).toHaveValue(TEXT);
  },
);

worldTest(
  'all at once, in the visual editor: real mentions, saved, undone one by one',
  async ({ chromium, panel, platform }) => {
    const page = await editArticle(chromium, platform, EDITED, 'visual');
    const content = visual(page, 'content');
    await write(page, content, TEXT);
    await checkLinks(panel);
    await expect(panel.rows).toHaveCount(4);
    await panel.press('KeyA');
    await expect(statusMessage(panel)).toHaveText('Linked 4 names. None left.');
    await expect(
      panel.page.getByRole('region').getByText('All known names in this text are linked.'),
    ).toBeVisible();
    await expect(content).toHaveText(TEXT);
    await expect(content.locator('[data-inline-content-type="mention"]')).toHaveCount(4);
    await expect.poll(() => stored(platform, EDITED).match(/@\[[^\]]+\]\(\w+:[\w-]+\)/g)?.length).toBe(4);
    await expect(panel.page.getByRole('button', { name: 'Check again' })).toBeFocused();
    await panel.press('Enter');
    await expect(panel.rows).toHaveCount(0);
    await page.bringToFront();
    await page.keyboard.press('Control+KeyZ');
    await expect(content.locator('[data-inline-content-type="mention"]')).toHaveCount(3);
  },
);

worldTest(
  'what has changed meanwhile is not overwritten, but said and copied',
  async ({ chromium, panel, platform }) => {
    await chromium.context.grantPermissions(['clipboard-read']);
    const page = await editArticle(chromium, platform, EDITED, 'plain');
    const content = field(page, 'content');
    await write(page, content, 'Captain Isaura Venn paid. The Merrow Bell rang.');
    await checkLinks(panel);
    await expect(panel.rows).toHaveCount(2);

    await content.evaluate((area) => {
      if (area instanceof HTMLTextAreaElement)
        area.value = 'Well then. Captain Isaura Venn paid. The bell rang.';
    });
    await panel.press('KeyA');
    await expect(statusMessage(panel)).toContainText('Linked 1 name.');
    await expect(statusMessage(panel)).toContainText('1 name wasn’t linked. The links are copied');
    await expect(content).toHaveValue(
      /^Well then\. @\[Captain Isaura Venn\]\([^)]+\) paid\. The bell rang\.$/,
    );
    expect(await clipboard(panel)).toMatch(/^@\[The Merrow Bell\]\([^)]+\)$/);
    await expect(panel.rows).toHaveCount(0);
  },
);

worldTest('with no text field in front the check says what to do', async ({ chromium, panel, platform }) => {
  await chromium.visit(platform.url);
  await checkLinks(panel);
  await expect(
    panel.page.getByRole('region').getByText('Click into a text field on the page first'),
  ).toBeVisible();
  const edit = await editArticle(chromium, platform, EDITED, 'plain');
  await write(edit, field(edit, 'content'), 'No name here.');
  await panel.page.bringToFront();
  await panel.page.getByRole('button', { name: 'Check again' }).click();
  await expect(
    panel.page.getByRole('region').getByText('All known names in this text are linked.'),
  ).toBeVisible();
});

worldTest(
  'the writer chooses between articles of the same name, and “Link all” skips them until then',
  async ({ chromium, panel, platform }) => {
    const bell = articleCalled(platform, 'The Merrow Bell');
    const headers = {
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
      'content-type': 'application/json',
    };
    const made = await fetch(`${platform.url}/api/external/boromir/article`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ title: bell.title, templateType: 'item', world: { id: platform.worldId } }),
    });
    expect(made.ok).toBe(true);
    await ask(panel.page, 'library.refresh', { worldId: platform.worldId });
    const bells = async () => (await entriesIn(panel.page)).filter(({ title }) => title === bell.title);
    await expect.poll(bells).toHaveLength(2);
    const page = await editArticle(chromium, platform, EDITED, 'plain');
    const content = field(page, 'content');
    await write(page, content, 'The Merrow Bell rang for Captain Isaura Venn.');
    await checkLinks(panel);
    await expect(panel.rows).toHaveCount(2);
    await expect(panel.active).toContainText('1 of 2');
    await panel.press('KeyA');
    await expect(panel.rows).toHaveCount(1);
    await expect(content).toHaveValue(/^The Merrow Bell rang for @\[/);
    await panel.press('ArrowRight');
    await expect(panel.active).toContainText('2 of 2');
    await panel.press('KeyA');
    await expect(panel.rows).toHaveCount(0);
    await expect(content).toHaveValue(
      /^@\[The Merrow Bell\]\(\w+:[\w-]+\) rang for @\[Captain Isaura Venn\]/,
    );
  },
);
