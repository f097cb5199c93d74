import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Chromium } from './browser.ts';

const field = (record: unknown, name: string): unknown => Reflect.get(Object(record), name);

/** Where Chromium asks for its own updates and accounts, whatever it runs. */
const OWN = /^https?:\/\/[a-z.]+\.google(apis)?\.com\//;

/** The addresses in a log of Chromium's, but for those of extensions and the browser's own. */
async function addressesIn(file: string): Promise<string[]> {
  const events: unknown = field(JSON.parse(await readFile(file, 'utf8')), 'events');
  if (!Array.isArray(events) || events.length === 0) throw new Error('The log is empty');
  const urls = events.map((event) => field(field(event, 'params'), 'url'));
  return [...new Set(urls)]
    .filter((url) => typeof url === 'string')
    .filter((url) => /^(https?|wss?):/.test(url) && !OWN.test(url));
}

/**
 * Runs in a new browser with the extension, and returns the address of everything that the browser, its pages and its
 * workers requested from the network meanwhile.
 */
export async function requestsDuring(work: (chromium: Chromium) => Promise<void>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-netlog-'));
  try {
    const netLog = path.join(folder, 'log.json');
    const chromium = await Chromium.launch({ headed: Boolean(process.env.HEADED), netLog });
    try {
      await work(chromium);
    } finally {
      await chromium.close();
    }
    return await addressesIn(netLog);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
