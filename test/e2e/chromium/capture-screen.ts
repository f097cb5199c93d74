import { expect, type Locator, type Page } from '@playwright/test';
import type { Chromium } from './browser.ts';

/** The popup as a writer meets it: by what is written on it. */
export class CaptureScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The screen in a tab, as it opens. */
  static async open(chromium: Chromium): Promise<CaptureScreen> {
    const screen = new CaptureScreen(await chromium.open('popup'));
    await expect(screen.page.getByRole('button', { name: 'New empty draft' })).toBeVisible();
    return screen;
  }

  /** An empty draft, in the screen in a tab. */
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

  /** Brings the draft of this name to the front. */
  async show(title: string): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${title}`) }).click();
    await expect(this.title).toHaveValue(title);
  }

  get title(): Locator {
    return this.page.getByLabel('Title', { exact: true });
  }

  get content(): Locator {
    return this.page.getByLabel('Content', { exact: true });
  }

  get tags(): Locator {
    return this.page.getByLabel('Tags', { exact: true });
  }

  get template(): Locator {
    return this.page.getByLabel('Template', { exact: true });
  }

  /** What became of the draft that was saved here. */
  get receipt(): Locator {
    return this.page.getByRole('region', { name: 'What became of it' });
  }

  async addTag(tag: string): Promise<void> {
    await this.tags.fill(tag);
    await this.tags.press('Enter');
    await expect(this.page.getByText(tag, { exact: true }).first()).toBeVisible();
  }

  async chooseTemplate(name: string): Promise<void> {
    await this.template.fill(name);
    await this.page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+Enter');
  }
}
