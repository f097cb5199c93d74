import { Readability } from '@mozilla/readability';
import { readDom } from '../../../lib/markup/index.ts';
import type { Bag } from './score.ts';

export interface WholePage {
  ours: Bag;
  /** The article finder alone, on an untouched copy of the page. */
  alone: Bag;
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function bag(expected: string[], found: string[]): Bag {
  const left = new Map<string, number>();
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  let matched = 0;
  for (const word of found) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    matched++;
  }
  return [matched, expected.length, found.length];
}

/** The words of a captured page, and of the finder alone, against those of the article that the page is known to hold. */
export function wholePage(captured: string, expected: string): WholePage {
  const truth = new DOMParser().parseFromString(expected, 'text/html').body;
  const told = words(readDom(truth, { base: document.baseURI }).text);
  const copy = document.cloneNode(true);
  const found =
    copy instanceof Document ? new Readability<Node>(copy, { serializer: (node) => node }).parse() : null;
  const alone = found?.content ? readDom(found.content, { base: document.baseURI }).text : '';
  return { ours: bag(told, words(captured)), alone: bag(told, words(alone)) };
}
