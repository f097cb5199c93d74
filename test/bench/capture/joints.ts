import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Row } from '../page/row.ts';

/** What a capture of a page makes of the places where two words meet, against the browser's own text. */
export interface Joints {
  words: number;
  /** Words that the browser separates and the capture doesn't. */
  glued: string[];
  /** Words on different lines in the browser, on one line in the capture. */
  joined: string[];
}

const STYLED = /<style[^>]*>[^<]*\{/;

/** Saved pages as served, with style sheets of their own in them. `part`: 4 for every fourth. */
export function styledPages(folder: string, part: number): string[] {
  const pages = path.join(folder, 'wcxb', 'html');
  return readdirSync(pages)
    .filter((_, at) => at % part === 0)
    .map((name) => gunzipSync(readFileSync(path.join(pages, name))).toString('utf8'))
    .filter((source) => STYLED.test(source));
}

/** The joints of a selection of everything on the current page, which must already have the scripts. */
export const joints = (page: Page): Promise<Joints> => page.evaluate('loreside.joints()');

export function jointRows(all: readonly Joints[]): Row[] {
  const words = all.reduce((sum, one) => sum + one.words, 0);
  const row = (what: string, count: number, goal: number): Row => ({
    what: `pages with style sheets: ${what}`,
    value: `${count} in ${words} words`,
    goal: `≤ ${goal} in 10,000`,
    met: count * 10_000 <= goal * words,
  });
  const count = (of: (one: Joints) => string[]): number => all.reduce((sum, one) => sum + of(one).length, 0);
  // Boxes in a line, whose edges the browser's text counts as line ends, aren't line ends to a reader.
  return [
    row(
      'words glued',
      count((one) => one.glued),
      0,
    ),
    row(
      'line ends lost',
      count((one) => one.joined),
      10,
    ),
  ];
}
