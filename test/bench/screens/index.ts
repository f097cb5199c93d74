// The built extension as a writer meets it, with 10,000 entries on the device: what they wait for in the panel and in the
// popup. The browser is driven from outside, which costs every page some milliseconds.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Chromium, EXTENSION } from '../../e2e/chromium/browser.ts';
import { connect } from '../../e2e/chromium/connect.ts';
import { removeRateLimit } from '../../e2e/chromium/timing.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { atMost, figure } from '../page/goals.ts';
import type { Row } from '../page/row.ts';
import { median } from '../search/figures.ts';
import { type Seen, watch } from './probe.ts';

const ENTRIES = 10_000;
const ROUNDS = 12;
const FRAME = 1_000 / 60;
const ROW = '.result';
const READ = '.article .prose, .article p';

/** Opens the panel's database, reads a missing value, and renders something. */
const READ_EMPTY = `indexedDB.open('loreside-library').onsuccess = ({ target: { result: database } }) => {
  database.transaction('syncs').objectStore('syncs').get('none').onsuccess = () => {
    document.body.append(document.createElement('output'));
  };
};`;

/**
 * The panel's page with all files that it begins with, but a script of its own: no page of this shape shows anything from
 * the database sooner.
 */
async function writeFloor(folder: string): Promise<void> {
  const panel = await readFile(path.join(folder, 'sidepanel.html'), 'utf8');
  const files = [...panel.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file);
  if (files.length === 0) throw new Error('The panel names no files to begin with');
  const page = panel.replace(/<script[^>]*><\/script>/g, '<script type="module" src="/floor.js"></script>');
  await writeFile(path.join(folder, 'floor.html'), page);
  await writeFile(
    path.join(folder, 'floor.js'),
    `${files.map((file) => `import '${file}';\n`).join('')}${READ_EMPTY}`,
  );
}

/** A copy of the extension with additional pages, against which popup and panel are measured. */
async function withPages(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-screens-'));
  await cp(EXTENSION, folder, { recursive: true });
  const popup = await readFile(path.join(folder, 'popup.html'), 'utf8');
  const shell = popup.replace(/<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
  await writeFile(path.join(folder, 'shell.html'), shell);
  // No page that a script fills can be ready before one with an empty script.
  const scripted = shell.replace('</head>', '<script type="module" src="/empty.js"></script></head>');
  await writeFile(path.join(folder, 'scripted.html'), scripted);
  await writeFile(path.join(folder, 'empty.js'), `document.body.dataset.ready = 'empty';`);
  await writeFloor(folder);
  return folder;
}

async function copied(chromium: Chromium, platform: Platform): Promise<void> {
  await removeRateLimit(chromium, { library: { bodies: 'opened' } });
  await (await connect(chromium, platform)).close();
  const panel = await chromium.open('sidepanel');
  await panel.getByText(/entries · synced/).waitFor({ timeout: 120_000 });
  await panel.close();
}

export async function run(): Promise<Row[]> {
  const extension = await withPages();
  const platform = await startPlatform({ articles: ENTRIES });
  const chromium = await Chromium.launch({ extension });

  const visit = async (page: string, selector: string): Promise<Seen> => {
    const tab = await chromium.context.newPage();
    try {
      await tab.addInitScript(watch, selector);
      await tab.goto(chromium.url('sidepanel').replace('sidepanel.html', page), { waitUntil: 'commit' });
      return await tab.evaluate<Seen>('seen');
    } finally {
      await tab.close();
    }
  };
  try {
    await copied(chromium, platform);
    const article = platform.articles().find(({ worldId }) => worldId === platform.worldId);
    const pages: [name: string, page: string, selector: string][] = [
      ['rows', 'sidepanel.html?find=the', ROW],
      ['article', `sidepanel.html?world=${platform.worldId}&kind=article&id=${article?.id}`, READ],
      ['floor', 'floor.html', 'body > output'],
      ['popup', 'popup.html?draft=none', 'body[data-ready]'],
      ['scripted', 'scripted.html', 'body[data-ready]'],
      ['shell', 'shell.html', 'body'],
    ];
    const all = new Map<string, Seen[]>(pages.map(([name]) => [name, []]));
    // In the first round the article is fetched, and the browser hasn't compiled anything.
    for (let round = -1; round < ROUNDS; round++)
      for (const [name, page, selector] of pages) {
        const seen = await visit(page, selector);
        if (round >= 0) all.get(name)?.push(seen);
      }
    const painted = (name: string): number => median((all.get(name) ?? []).map((one) => one.painted));
    const read = (name: string): number =>
      median((all.get(name) ?? []).map((one) => one.painted - one.script));
    return [
      figure('panel: navigation to the first row of an answer', painted('rows'), 'ms'),
      figure('panel: the floor, script to an empty value', read('floor'), 'ms'),
      atMost(
        'panel: script to the content of a known article',
        read('article'),
        1.5 * read('floor') + 2 * FRAME,
        'ms',
      ),
      atMost(
        'popup: mounted, against its shell with an empty script',
        painted('popup') / painted('scripted'),
        1.3,
        '×',
      ),
      figure('  against its shell without a script', painted('popup') / painted('shell'), '×'),
      figure('  an empty script, against the shell without one', painted('scripted') / painted('shell'), '×'),
    ];
  } finally {
    await chromium.close();
    await platform.close();
    await rm(extension, { recursive: true, force: true });
  }
}
