import { expect, type Locator, type Page } from '@playwright/test';
import type { Chromium } from './browser.ts';

/** Page object of the popup, by the text on it. */
export class CaptureScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the popup's page in a tab. */
  static async open(chromium: Chromium): Promise<CaptureScreen> {
    const screen = new CaptureScreen(await chromium.open('popup'));
    await expect(screen.page.getByRole('button', { name: 'New empty draft' })).toBeVisible();
    return screen;
  }

  /** Opens an empty draft in a tab. */
  static async begin(chromium: Chromium): Promise<CaptureScreen> {
    const screen = await CaptureScreen.open(chromium);
    await screen.beginAnother();
    return screen;
  }

  async beginAnother(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^New (empty )?draft/ })
      .first()
      .click();
    await expect(this.title).toHaveValue('');
  }

  /** Shows the draft with this name. */
  async show(title: string): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${title}`) }).click();
    await expect(this.title).toHaveValue(title);
  }

  get title(): Locator {
    return this.page.getByLabel('Title', { exact: true });
  }

  /** Shows the text as markup. The browser remembers it for the next popup. */
  async showMarkup(isShown = true): Promise<void> {
    const toggle = this.page.getByRole('button', { name: 'Markup', exact: true });
    if ((await toggle.getAttribute('aria-pressed')) !== String(isShown)) await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', String(isShown));
  }

  /** Shows the text formatted, as the popup does by default. */
  async showFormatted(): Promise<void> {
    await this.showMarkup(false);
    await expect(this.formatted).toBeVisible();
  }

  /** The text, formatted. */
  get formatted(): Locator {
    return this.page.locator('.rich-text');
  }

  /** The text: a text area after `showMarkup`. */
  get content(): Locator {
    return this.page.getByLabel('Content', { exact: true });
  }

  /** The chip that shows a field and opens it. */
  chip(name: string): Locator {
    return this.page.locator('.capture-chips').getByRole('button', { name: new RegExp(`^${name}\\b`) });
  }

  /** The receipt of the draft that was saved here. */
  get receipt(): Locator {
    return this.page.getByRole('region', { name: 'Status', exact: true });
  }

  async addTag(tag: string): Promise<void> {
    await this.chip('Tags').click();
    const tags = this.page.getByRole('combobox', { name: 'Tags' });
    await tags.fill(tag);
    await tags.press('Enter');
    await tags.press('Escape');
    await expect(this.chip('Tags')).toContainText(tag);
  }

  async chooseTemplate(name: string): Promise<void> {
    await this.chip('Template').click();
    await this.page.getByRole('combobox', { name: 'Template' }).fill(name);
    await this.page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+Enter');
  }
}
