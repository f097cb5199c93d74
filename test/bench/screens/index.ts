// The built extension as a writer meets it, with 10,000 entries on the device: what they wait for in the panel and in the
// popup. The browser is driven from outside, which costs every page some milliseconds.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Chromium, EXTENSION } from '../../e2e/chromium/browser.ts';
import { connect } from '../../e2e/chromium/connect.ts';
import { unpaced } from '../../e2e/chromium/hasten.ts';
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

/** A copy of the extension with a page more: the popup's shell without its scripts. */
async function withShell(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-screens-'));
  await cp(EXTENSION, folder, { recursive: true });
  const popup = await readFile(path.join(folder, 'popup.html'), 'utf8');
  const shell = popup.replace(/<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
  await writeFile(path.join(folder, 'shell.html'), shell);
  return folder;
}

async function copied(chromium: Chromium, platform: Platform): Promise<void> {
  await unpaced(chromium, { library: { bodies: 'opened' } });
  await (await connect(chromium, platform)).close();
  const panel = await chromium.open('sidepanel');
  await panel.getByText(/entries, as of/).waitFor({ timeout: 120_000 });
  await panel.close();
}

export async function run(): Promise<Row[]> {
  const extension = await withShell();
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
      ['popup', 'popup.html?draft=none', 'body[data-ready]'],
      ['shell', 'shell.html', 'body'],
    ];
    const all = new Map<string, Seen[]>(pages.map(([name]) => [name, []]));
    // The first time the article is fetched, and the browser has compiled nothing yet.
    for (let round = -1; round < ROUNDS; round++)
      for (const [name, page, selector] of pages) {
        const seen = await visit(page, selector);
        if (round >= 0) all.get(name)?.push(seen);
      }
    const painted = (name: string): number => median((all.get(name) ?? []).map((one) => one.painted));
    const read = median((all.get('article') ?? []).map((one) => one.painted - one.script));
    return [
      figure('panel: navigation to the first row of an answer', painted('rows'), 'ms'),
      atMost('panel: script to the content of a known article', read, 2 * FRAME, 'ms'),
      atMost('popup: mounted, against its shell alone', painted('popup') / painted('shell'), 1.3, '×'),
    ];
  } finally {
    await chromium.close();
    await platform.close();
    await rm(extension, { recursive: true, force: true });
  }
}
