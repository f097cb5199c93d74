import path from 'node:path';
import { expect } from '@playwright/test';
import { CaptureScreen } from '../../test/e2e/chromium/capture-screen.ts';
import { citedAddress, longWords, selectParagraph } from '../../test/e2e/chromium/reader.ts';
import { screenshotPath, type TourSetup } from './setup.ts';

const printStep = (sentence: string, name: string): void =>
  console.log(`  ${sentence}\n      ${path.relative(process.cwd(), screenshotPath(name))}`);

/** Performs the tour without a display: selects, captures, edits, saves, and checks the result. */
export async function runTour({ platform, page: saved, chromium }: TourSetup): Promise<void> {
  printStep('Connected to the stand-in for World Anvil through the welcome page.', '1-connected');

  const page = await chromium.context.newPage();
  await page.goto(saved.url);
  const selected = await selectParagraph(page);
  await page.screenshot({ path: screenshotPath('2-selected') });
  printStep(
    `Opened ${path.basename(saved.url)} and selected ${selected.length} characters of it.`,
    '2-selected',
  );

  await chromium.triggerAction(page);
  const popup = await chromium.realPage('popup');
  const screen = new CaptureScreen(popup);
  await expect(screen.title).not.toHaveValue('');
  for (const word of longWords(selected)) await expect(screen.formatted).toContainText(word);
  await popup.screenshot({ path: screenshotPath('3-captured') });
  const title = await screen.title.inputValue();
  printStep(`Pressed the toolbar button: the draft is called “${title}”.`, '3-captured');

  await screen.chooseTemplate('Building');
  await screen.addTag('harbour');
  const better = `${title} (from the tour)`;
  await screen.title.fill(better);
  await popup.screenshot({ path: screenshotPath('4-changed') });
  printStep(`Chose a template, added a tag, and called it “${better}”.`, '4-changed');

  const before = platform.articles().length;
  await screen.save();
  await expect(screen.receipt.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await popup.screenshot({ path: screenshotPath('5-saved') });
  printStep('Pressed Ctrl+Enter: the draft is saved, and can be undone for ten seconds.', '5-saved');

  const open = screen.receipt.getByRole('button', { name: /^Open/ });
  await expect(open).toBeVisible({ timeout: 60_000 });
  await popup.screenshot({ path: screenshotPath('6-sent') });
  const created = platform.articles().filter((article) => article.title === better);
  expect(platform.articles().length, 'articles on the stand-in').toBe(before + 1);
  expect(created.length, 'articles of that name').toBe(1);
  expect(created[0]?.isDraft, 'it is a draft there').toBe(true);
  expect(created[0]?.tags ?? '', 'its tags').toContain('harbour');
  expect(JSON.stringify(created[0]?.texts), 'its source').toContain(await citedAddress(page));
  printStep('It’s on the stand-in once, as a draft, with its tag and its source.', '6-sent');

  const opened = chromium.context.waitForEvent('page');
  await open.click();
  const article = await opened;
  await expect(article.getByRole('heading', { name: better }).first()).toBeVisible();
  for (const word of longWords(selected)) await expect(article.locator('body')).toContainText(word);
  await article.screenshot({ path: screenshotPath('7-article'), fullPage: true });
  printStep(`Opened it: ${article.url()}`, '7-article');
}
