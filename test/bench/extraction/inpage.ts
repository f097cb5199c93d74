// Called by the bench inside a real page.

import { Readability } from '@mozilla/readability';
import Defuddle from 'defuddle';
import { capturePage } from '../../../lib/capture/index.ts';
import { readDom } from '../../../lib/markup/index.ts';
import { shares } from './shares.ts';

/** What an extractor takes from a page. */
export interface Extracted {
  text: string;
  title: string;
  author: string;
  /** ISO date, or as written. */
  published: string;
}

const find = (skeleton: Document): Node | null => {
  const options = { serializer: (node: Node) => node, keepClasses: true, disableJSONLD: true };
  return new Readability<Node>(skeleton, options).parse()?.content ?? null;
};

/** Descriptions of pictures aren't part of the known text. */
const withoutPictures = (text: string): string => text.replace(/^Image(?:: .*)?$/gm, '');

export async function ours(): Promise<Extracted> {
  const { text, title, source } = await capturePage(window, find);
  const { author, published } = source;
  return { text: withoutPictures(text), title, author: author ?? '', published: published ?? '' };
}

export function readability(): Extracted {
  const copy = document.cloneNode(true);
  const found = copy instanceof Document ? new Readability(copy).parse() : null;
  return {
    text: found?.textContent ?? '',
    title: found?.title ?? '',
    author: found?.byline ?? '',
    published: found?.publishedTime ?? '',
  };
}

const SILENT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'svg']);
const textOf = (node: Node): string =>
  node instanceof Text
    ? node.data
    : SILENT.has(node.nodeName)
      ? ''
      : [...node.childNodes].map(textOf).join(' ');

/** The element whose text is most like the known one, hidden text included: no choice of one element does better. */
export function bestElement(known: string): Extracted {
  let [most, best] = [0, textOf(document.body)];
  const search = (element: Element): void => {
    const text = textOf(element);
    const [recall, f1] = shares(text, known);
    if (f1 > most) [most, best] = [f1, text];
    // What is within it has less.
    if ((2 * recall) / (1 + recall) > most) for (const child of element.children) search(child);
  };
  search(document.body);
  return { text: best, title: '', author: '', published: '' };
}

/** Replaces the page with what it finds, so it comes last. */
export function defuddle(): Extracted {
  const { content, title, author, published } = new Defuddle(document, { url: document.URL }).parse();
  document.body.innerHTML = content;
  const { text } = readDom(document.body, { base: document.baseURI });
  return { text: withoutPictures(text), title, author, published };
}
