import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of saved pages that LORESIDE_CORPORA names, or null. */
export function corporaFolder(): string | null {
  const folder = process.env.LORESIDE_CORPORA;
  return folder && existsSync(path.join(folder, 'fidelity.mjs')) ? folder : null;
}

/** The metric's walker as a script that defines `walker` on the page. */
export function walkerScript(folder: string): string {
  const source = readFileSync(path.join(folder, 'fidelity.mjs'), 'utf8').replace(/^export /gm, '');
  return `globalThis.walker = (() => { ${source}; return { model, compare, bag }; })();`;
}

export interface SavedPage {
  id: string;
  source: string;
  /** HTML of its article. */
  expected: string;
  /** Words whose capture is optional. */
  either: string;
}

export function savedPages(folder: string): SavedPage[] {
  const pages = path.join(folder, 'pages');
  return readdirSync(pages).map((id) => ({
    id,
    source: readFileSync(path.join(pages, id, 'source.html'), 'utf8'),
    expected: readFileSync(path.join(pages, id, 'expected.html'), 'utf8'),
    either: '',
  }));
}

/**
 * Pages to measure articles on: those that LORESIDE_ARTICLES names, marked by hand (`<id>/source.html`, `article.txt`, a line
 * for each paragraph, and `either.txt`), or the saved pages, whose articles were once found by the finder alone.
 */
export function articlePages(folder: string): SavedPage[] {
  const own = process.env.LORESIDE_ARTICLES;
  if (!own) return savedPages(folder);
  const read = (id: string, name: string): string => readFileSync(path.join(own, id, name), 'utf8');
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return readdirSync(own).map((id) => ({
    id,
    source: read(id, 'source.html'),
    expected: escaped(read(id, 'article.txt')).replaceAll('\n', '<br>'),
    either: read(id, 'either.txt'),
  }));
}

/** One page in every `shares`, starting at `from`. Every page if LORESIDE_WHOLE is set. */
export function sharedOut(folder: string, shares: number, from = 0): SavedPage[] {
  const pages = savedPages(folder);
  return process.env.LORESIDE_WHOLE ? pages : pages.filter((_, at) => at % shares === from % shares);
}
