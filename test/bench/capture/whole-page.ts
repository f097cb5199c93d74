import { Readability } from '@mozilla/readability';
import { readDom } from '../../../lib/markup/index.ts';
import type { Bag } from './score.ts';

/** The known text of a page's article. */
export interface Truth {
  /** HTML. */
  expected: string;
  /** Words whose capture is optional: a subtitle, a byline. */
  either: string;
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function counted(all: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0;
  counts.set(word, count - 1);
  return count > 0;
}

function bag(expected: string[], either: string[], found: string[]): Bag {
  const left = counted(expected);
  const allowed = counted(either);
  const others = found.filter((word) => !take(left, word));
  const forgiven = others.filter((word) => take(allowed, word)).length;
  return [found.length - others.length, expected.length, found.length - forgiven];
}

/** Alt texts of images aren't part of the known text. */
function wordsIn(body: Element): string[] {
  for (const image of body.querySelectorAll('img')) image.remove();
  return words(readDom(body, { base: document.baseURI }).text);
}

/** Compares the captured words with the article's. */
export function scoreArticle(captured: Element, { expected, either }: Truth): Bag {
  const truth = new DOMParser().parseFromString(expected, 'text/html').body;
  return bag(wordsIn(truth), words(either), wordsIn(captured));
}

/** The result of the article finder alone, on an unmodified copy of the page. */
export function foundAlone(): Element {
  const copy = document.cloneNode(true);
  const found =
    copy instanceof Document ? new Readability<Node>(copy, { serializer: (node) => node }).parse() : null;
  return found?.content instanceof Element ? found.content : document.createElement('div');
}
