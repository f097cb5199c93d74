import { fileURLToPath } from 'node:url';
import { serveSavedPage } from '../saved-page.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';

const saved = (name: string): string =>
  fileURLToPath(new URL(`../../pages/sources/${name}.html`, import.meta.url));

worldTest('a selected comment becomes a draft that names its author', async ({ chromium }) => {
  const server = await serveSavedPage(saved('reddit'));
  try {
    const page = await chromium.visit(server.url);
    await page.evaluate(() => {
      const comment = document.querySelector('[thingid=t1_k1] > [slot=comment]');
      if (comment) getSelection()?.selectAllChildren(comment);
    });
    await chromium.triggerAction(page);
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    await expect(screen.title).toHaveValue('How does your salt trade work?');
    await screen.showMarkup();
    await expect(screen.content).toHaveValue(
      'Our roads are guarded by [i]eel wardens[/i], sworn to no house.\n\nThey are paid in eels.',
    );
    await expect(screen.page.getByText('u/BogWarden')).toBeVisible();
  } finally {
    await server.close();
  }
});

worldTest('a work becomes a draft with its title and author', async ({ chromium }) => {
  const server = await serveSavedPage(saved('ao3'));
  try {
    await chromium.triggerAction(await chromium.visit(server.url));
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    await expect(screen.title).toHaveValue('The Salt Road');
    await screen.showMarkup();
    await expect(screen.content).toHaveValue(/^\[h3\]Summary:\[\/h3\]/);
    await expect(screen.content).not.toHaveValue(/Chapter Text|Work Header|kudos/);
    await expect(screen.page.getByText('IlseVarn, oth')).toBeVisible();
  } finally {
    await server.close();
  }
});
