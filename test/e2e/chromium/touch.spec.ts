import type { Locator, Page } from '@playwright/test';
import { SIDEWAYS, SMALL_TARGETS } from '../touch-targets.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { lengthenUndo } from './timing.ts';

const SIZE = { width: 360, height: 740 };

type Touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) => Promise<unknown>;

/** A page of the extension on a phone: narrow, with a coarse pointer that can't hover. */
class Phone {
  readonly page: Page;
  readonly #touch: (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) => Promise<unknown>;

  private constructor(page: Page, touch: Touch) {
    this.page = page;
    this.#touch = touch;
  }

  static async hold(page: Page): Promise<Phone> {
    const cdp = await page.context().newCDPSession(page);
    await page.setViewportSize(SIZE);
    await cdp.send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: 2, mobile: true });
    await page.reload();
    // A new document forgets it.
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    expect(await page.evaluate("matchMedia('(pointer: coarse) and (hover: none)').matches")).toBe(true);
    return new Phone(page, (type, touchPoints) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints }),
    );
  }

  async tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to tap');
    await this.#touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await this.#touch('touchEnd', []);
  }

  /** Expects that a finger can use what is shown now. */
  async fits(state: string): Promise<void> {
    expect(await this.page.evaluate('innerWidth'), state).toBe(SIZE.width);
    expect(await this.page.evaluate(SMALL_TARGETS), state).toEqual([]);
    expect(await this.page.evaluate(SIDEWAYS), state).toBe(0);
    if (process.env.LOOKS) await this.page.screenshot({ path: `${process.env.LOOKS}/${state}.png` });
  }
}

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
