// Where two words meet on saved pages with style sheets of their own: captured by the built extension in both browsers, as
// a person's click does, against the browser's own text.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { corporaFolder, savedPages } from '../capture/corpora.ts';
import type { Row } from '../page/row.ts';
import { BROWSERS } from './browsers.ts';
import { compareJoints, type Joints } from './compare.ts';
import { eachWithin } from './each-within.ts';

const STYLED = /<style[^>]*>[^<]*\{/;
const PATIENCE_MS = 60_000;

interface StyledPage {
  name: string;
  source: string;
}

function styledPages(folder: string, part: number): StyledPage[] {
  const html = path.join(folder, 'wcxb', 'html');
  const read = (name: string): StyledPage => ({
    name,
    source: gunzipSync(readFileSync(path.join(html, name))).toString('utf8'),
  });
  const saved = savedPages(folder).map(({ id, source }): StyledPage => ({ name: id, source }));
  return [...saved, ...readdirSync(html).map(read)]
    .filter(({ source }) => STYLED.test(source))
    .filter((_, at) => at % part === 0);
}

/** `part`: 1 for every page, 4 for every fourth. LORESIDE_JOINTS prints the places. */
export async function run(part = 1): Promise<Row[]> {
  const folder = corporaFolder();
  if (!folder)
    return [{ what: 'joints', value: 'skipped: LORESIDE_CORPORA names no folder', goal: '', met: null }];
  const pages = styledPages(folder, part);
  const rows: Row[] = [];
  for (const [browser, open] of Object.entries(BROWSERS)) {
    const found: Record<'selection' | 'page', Joints[]> = { selection: [], page: [] };
    const failed = await eachWithin(PATIENCE_MS, pages, open, async (one, { name, source }) => {
      const captured = await one.capture(source);
      for (const kind of ['selection', 'page'] as const) {
        const clip = captured[kind];
        if (!clip || captured.seen === '') continue;
        const joints = compareJoints(captured.seen, clip, captured.beside);
        found[kind].push(joints);
        if (process.env.LORESIDE_JOINTS && joints.glued.length + joints.joined.length > 0)
          console.log(JSON.stringify({ browser, kind, name, ...joints }));
      }
    });
    for (const { item, cause } of failed) console.error(`${browser}, ${item.name}: ${cause}`);
    rows.push(
      ...jointRows(`${browser}, everything selected`, found.selection),
      ...jointRows(`${browser}, whole pages`, found.page),
      {
        what: `${browser}: styled pages not captured`,
        value: `${failed.length} of ${pages.length}`,
        goal: '0',
        met: failed.length === 0,
      },
    );
  }
  return rows;
}

function jointRows(what: string, all: readonly Joints[]): Row[] {
  const words = all.reduce((sum, one) => sum + one.words, 0);
  const row = (kind: 'glued' | 'joined', name: string, goal: number): Row => {
    const count = all.reduce((sum, one) => sum + one[kind].length, 0);
    const on = all.filter((one) => one[kind].length > 0).length;
    return {
      what: `${what}: ${name}`,
      value: `${count} in ${words} words on ${on} of ${all.length} pages`,
      goal: `≤ ${goal} in 10,000 words`,
      met: count * 10_000 <= goal * words,
    };
  };
  return [row('glued', 'words glued', 0), row('joined', 'line ends lost', 10)];
}
