import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { type SavedPage, serveSavedPage } from '../saved-page.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';

async function serve(info: TestInfo, html: string): Promise<SavedPage> {
  const file = info.outputPath('thread-12.html');
  await writeFile(file, `<!doctype html><html lang="en"><meta charset="utf-8">${html}`);
  return serveSavedPage(file);
}

const post = (name: string, day: number, words: string): string =>
  `<div class="post" id="p${day}"><div class="head"><a href="/user/${name}">${name}</a> <time datetime="2024-01-0${day}">Jan ${day}, 2024</time></div><div class="body"><p>${words}</p></div></div>`;

const THREAD = `<title>Crossing in winter | Harbor</title>
  <script type="application/ld+json">{"@type":"DiscussionForumPosting"}</script><h1>Crossing in winter</h1>
  ${post('Edda', 1, 'The ferry has not run since the ice came, so we walked across at the narrows.')}
  ${post('Tobias', 2, 'You will want a second lantern there. The first one goes out where the reeds begin.')}
  ${post('Maren', 3, 'I asked the toll keeper, and he says the old crossing is safe until the thaw.')}
  <a href="?page=2">Next</a>`;

worldTest('the source of a thread says how much of it was captured', async ({ chromium }, info) => {
  const server = await serve(info, THREAD);
  try {
    await chromium.triggerAction(await chromium.visit(`${server.url}#p2`));
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    await expect(screen.title).toHaveValue('Crossing in winter');
    await expect(screen.page.getByText('Thread, first 3 posts loaded')).toBeVisible();
    await expect(screen.page.locator('.capture-source-facts').first()).toContainText('Edda');
    await screen.showMarkup();
    await expect(screen.content).toHaveValue(
      /^\[b\]Tobias\[\/b\][\s\S]*\[b\]Edda\[\/b\][\s\S]*\[b\]Maren\[\/b\]/,
    );
  } finally {
    await server.close();
  }
});

worldTest('a page without any text says so, and offers an empty form', async ({ chromium }, info) => {
  const server = await serve(info, '<title>Loading</title><div id="app"></div>');
  try {
    await chromium.triggerAction(await chromium.visit(server.url));
    const screen = new CaptureScreen(await chromium.realPage('popup'));
    await expect(screen.page.getByText(/Select the text and capture it/)).toBeVisible();
    await expect(screen.title).toHaveValue('Loading');
    await expect(screen.formatted).toHaveText('');
    await expect(screen.page.getByRole('link', { name: 'Loading' })).toHaveCount(0);
  } finally {
    await server.close();
  }
});
