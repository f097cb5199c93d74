import { markupFromDom, parseMarkup, renderMarkup } from '../../../lib/markup/index.ts';
import { turndown } from './rival.ts';

/** Milliseconds, each the first run on a fresh page, and the medians of repeats. */
export interface Timing {
  walk: number;
  convert: number;
  rival: number;
  warmConvert: number;
  warmRival: number;
  parse: number;
  render: number;
  characters: number;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;
const repeated = (work: () => unknown): number => median([1, 2, 3, 4, 5].map(() => timed(work)));

/** Times the whole body of the page that is shown. */
export function timing(): Timing {
  const base = document.baseURI;
  const convert = (): string => markupFromDom(document.body, { base });
  const walk = timed(() => {
    const walker = document.createTreeWalker(document, 0xffff_ffff);
    let count = 0;
    while (walker.nextNode()) count++;
    return count;
  });
  const first = timed(convert);
  const rival = timed(() => turndown(document.body));
  const markup = convert();
  const nodes = parseMarkup(markup);
  return {
    walk,
    convert: first,
    rival,
    warmConvert: repeated(convert),
    warmRival: repeated(() => turndown(document.body)),
    parse: repeated(() => parseMarkup(markup)),
    render: repeated(() => renderMarkup(nodes, document)),
    characters: markup.length,
  };
}
