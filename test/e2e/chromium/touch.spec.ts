import { expect } from './fixtures.ts';
import { Phone } from './phone.ts';
import { worldTest } from './shared-world.ts';
import { lengthenUndo } from './timing.ts';

worldTest('a draft is written, saved and recalled by touch, and the panel opened', async ({ chromium }) => {
  await lengthenUndo(chromium);
  const phone = await Phone.hold(await chromium.open('popup'));
  const { page } = phone;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await phone.tap(page.getByRole('button', { name: /^New (empty )?draft/ }).first());
  const title = page.getByLabel('Title', { exact: true });
  await phone.tap(title);
  await page.keyboard.type('Under the jetty');
  await phone.fits('popup-draft');
  await phone.tap(page.locator('.capture-chips').getByRole('button', { name: /^Template/ }));
  await expect(page.getByRole('combobox', { name: 'Template' })).toBeVisible();
  await phone.fits('popup-template');
  await phone.tap(page.getByRole('option', { name: /^Item/ }).first());
  await expect(page.locator('.capture-chips')).toContainText('Item');
  await phone.tap(button('Save'));
  await expect(page.locator('.receipt-headline')).toContainText('Saved. Sending');
  await phone.fits('popup-saved');
  await phone.tap(page.getByRole('button', { name: /^Undo/ }));
  await expect(title).toHaveValue('Under the jetty');
  await phone.tap(page.getByRole('button', { name: /^Outbox/ }));
  await phone.fits('popup-outbox');
});

worldTest('the panel is searched and read by touch', async ({ panel }) => {
  const phone = await Phone.hold(panel.page);
  const { page } = phone;
  await phone.fits('panel-home');
  await phone.tap(panel.box);
  await page.keyboard.type('a');
  const first = panel.rows.first();
  await expect(first).toBeVisible();
  await phone.fits('panel-found');
  await phone.tap(first);
  await expect(page.locator('.panel-main .entry')).toBeVisible();
  await phone.fits('panel-entry');
  await phone.tap(page.locator('.panel-main').getByRole('button', { name: 'More' }).first());
  await expect(page.getByRole('menu')).toBeVisible();
  await phone.fits('panel-menu');
  await phone.tap(page.getByRole('menuitem').first());
  await expect(page.getByRole('menu')).toHaveCount(0);
});

worldTest('welcome page and settings fit a phone', async ({ chromium }) => {
  for (const screen of ['welcome', 'options'] as const) {
    const phone = await Phone.hold(await chromium.open(screen));
    await expect(phone.page.locator('body')).toHaveAttribute('data-ready', screen);
    await phone.fits(screen);
    await phone.page.close();
  }
});
