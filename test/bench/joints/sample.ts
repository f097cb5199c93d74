import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CaptureBrowser } from './browsers.ts';
import { compareJoints } from './compare.ts';

const PAGES = path.resolve(import.meta.dirname, '../../pages');
const SAMPLE = ['harbor-town', 'bestiary', 'encyclopedia', 'sources/notion'];

/** What is wrong where words meet on a few of our own pages with style sheets. Closes the browser. */
export async function sampleFaults(browser: CaptureBrowser): Promise<string[]> {
  const faults: string[] = [];
  try {
    for (const name of SAMPLE) {
      const { seen, beside, selection, page } = await browser.capture(
        readFileSync(path.join(PAGES, `${name}.html`), 'utf8'),
      );
      for (const clip of [selection, page]) {
        const joints = clip && compareJoints(seen, clip, beside);
        if (!joints || joints.words < 40) faults.push(`${name}: ${clip?.kind}, ${joints?.words} words`);
        for (const kind of ['glued', 'joined'] as const)
          faults.push(...(joints?.[kind] ?? []).map((pair) => `${name}, ${clip?.kind}, ${kind}: ${pair}`));
      }
    }
  } finally {
    await browser.close();
  }
  return faults;
}
