import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inFirefox } from '../../bench/joints/browsers.ts';
import { sampleFaults } from '../../bench/joints/sample.ts';
import { SOURCE_CASES } from '../chromium/capture-sources-cases.ts';
import { serveSavedPage } from '../saved-page.ts';
import { expect, test } from './fixtures.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = path.join(ROOT, 'test/pages/sources');
const scripts = ['capture.js', 'capture-page.js'].map((file) =>
  readFileSync(path.join(ROOT, '.output/firefox-mv3', file), 'utf8'),
);

/** Resolves links as on the real site, and blocks all requests to it. */
const atAddress = (html: string, address: string): string =>
  `<!doctype html><base href="${address}"><meta http-equiv="Content-Security-Policy" content="img-src 'none'; media-src 'none'; frame-src 'none'; script-src 'unsafe-eval'">${html.replace(/<!doctype html>/i, '')}`;

test('the built scripts read every source like they do in Chromium', async ({ sharedFirefox: firefox }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  for (const { page: name, address } of SOURCE_CASES)
    await writeFile(
      path.join(folder, `${name}.html`),
      atAddress(readFileSync(path.join(SOURCES, `${name}.html`), 'utf8'), address),
    );
  const server = await serveSavedPage(path.join(folder, `${SOURCE_CASES[0]?.page}.html`));
  try {
    for (const { page: name, address, title, markup } of SOURCE_CASES) {
      const tab = await firefox.open(new URL(`${name}.html`, server.url).href);
      // Some rules read the path.
      const { pathname } = new URL(address);
      await tab.eval(`history.replaceState(null, '', location.origin + ${JSON.stringify(pathname)})`);
      let clip: unknown = null;
      for (const script of scripts) clip = await tab.eval(`eval(${JSON.stringify(script)})`);
      expect.soft(clip, name).toMatchObject({ kind: 'page', title, markup });
      await firefox.closeTab(tab);
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});

test('on pages with style sheets, words and lines end where the browser ends them', async ({
  sharedFirefox,
}) => {
  expect(await sampleFaults(await inFirefox(sharedFirefox))).toEqual([]);
});
