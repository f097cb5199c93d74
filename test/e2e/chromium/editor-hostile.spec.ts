import { ask } from './background-state.ts';
import { checkLinks, editArticle, field, find, statusMessage, visual, write } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';

const EDITED = 'The Salt Tax of 288';

worldTest(
  'a page that listens to everything learns what was inserted, and nothing else of the world',
  async ({ chromium, panel, platform }) => {
    const page = await editArticle(chromium, platform, EDITED, 'visual');
    await write(page, visual(page, 'content'), 'The Merrow Bell rang. ');
    await page.evaluate(`(() => {
    const heard = (window.heard = []);
    for (const name of ['paste', 'beforeinput', 'input', 'message', 'copy'])
      window.addEventListener(name, (event) => heard.push(
        [name, event.data, event.clipboardData?.types.map((type) => event.clipboardData.getData(type)).join()].join(' ')), true);
    window.before = Object.getOwnPropertyNames(window);
  })()`);
    await find(panel, 'Captain Isaura Venn');
    await panel.press('Control+KeyI');
    await expect(statusMessage(panel)).toContainText('Inserted a mention of');
    await checkLinks(panel);
    await expect(panel.rows).toHaveCount(1);
    const heard = await page.evaluate<string[]>('heard');
    expect(heard.length).toBeGreaterThan(0);
    for (const one of heard.filter((text) => text.startsWith('paste')))
      expect(one).toMatch(
        /^paste +<span [^>]*data-inline-content-type="mention"[^>]*>Captain Isaura Venn<\/span>$/,
      );
    // The check only reads, so no page can notice it.
    expect(heard.join()).not.toContain('Merrow');
    expect(
      await page.evaluate(
        'Object.getOwnPropertyNames(window).filter((name) => !before.includes(name) && name !== "before")',
      ),
    ).toEqual([]);
  },
);

worldTest(
  'a page that throws its editor away meanwhile loses nobody’s words',
  async ({ chromium, panel, platform }) => {
    await chromium.context.grantPermissions(['clipboard-read']);
    const page = await editArticle(chromium, platform, EDITED, 'plain');
    await write(page, field(page, 'content'), 'The Merrow Bell rang for Captain Isaura Venn.');
    await checkLinks(panel);
    await expect(panel.rows).toHaveCount(2);
    await field(page, 'content').evaluate((area) => area.remove());
    await panel.press('Enter');
    await expect(statusMessage(panel)).toContainText(
      'The editor is no longer on the page. 1 name wasn’t linked.',
    );
    expect(await panel.page.evaluate('navigator.clipboard.readText()')).toMatch(
      /^@\[The Merrow Bell\]\(\w+:[\w-]+\)$/,
    );
    await panel.press('KeyR');
    await expect(
      panel.page.getByRole('region').getByText('Click into a text field on the page first'),
    ).toBeVisible();
  },
);

worldTest('titles that contain markup stay text in the page', async ({ chromium, panel, platform }) => {
  const title = '<img src=x onerror=alert(1)>"]( <b>';
  const made = await fetch(`${platform.url}/api/external/boromir/article`, {
    method: 'PUT',
    headers: {
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ title, templateType: 'item', world: { id: platform.worldId } }),
  });
  expect(made.ok).toBe(true);
  await ask(panel.page, 'library.refresh', { worldId: platform.worldId });
  const page = await editArticle(chromium, platform, EDITED, 'visual');
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  await write(page, visual(page, 'content'), 'Here: ');
  await panel.page.bringToFront();
  await panel.box.fill('onerror alert');
  await expect(panel.active).toContainText('onerror');
  await panel.box.focus();
  await panel.press('Control+KeyI');
  await expect(statusMessage(panel)).toContainText('Inserted a mention of');
  const content = visual(page, 'content');
  await expect(content.locator('[data-inline-content-type="mention"]')).toHaveText(
    '<img src=x onerror=alert(1)>")( <b>',
  );
  await expect(content.locator('img[src=x], b')).toHaveCount(0);
  expect(alerted).toBe(false);
});
