import { fileText } from '../world-export/index.ts';
import type { DocumentProblem } from './document.ts';
import { parseInert } from './inert.ts';
import { CannotRead, type RawDocument, type Reader, type ReaderTools, withoutNotionId } from './reader.ts';

/** Characters of a page. Images within it are most of a long one. */
const MOST = 16_000_000;

/** Reads a page as a browser saves it, or as Notion, Google Docs and others export their texts. */
export const readHtml: Reader = async ({ path, name, bytes }, tools) => {
  let isGuessed = false;
  let html = '';
  for await (const part of fileText(new Blob([bytes]), () => {
    isGuessed = true;
  })) {
    html += part;
    if (html.length > MOST) throw new CannotRead('tooLarge');
    await tools.slice();
  }
  const page = parseInert(html, 'text/html');
  const problems: DocumentProblem[] = isGuessed ? [{ code: 'guessedLetters', detail: '' }] : [];
  return [await readPage(path, withoutNotionId(name), page, tools, problems)];
};

/** Reads a page that nothing shows. Its first heading is its title if it opens the text. */
export async function readPage(
  path: string,
  name: string,
  page: Document,
  tools: ReaderTools,
  problems: DocumentProblem[] = [],
): Promise<RawDocument> {
  const { body } = page;
  for (const silent of body.querySelectorAll('script, style, noscript, template, nav')) silent.remove();
  const heading = body.querySelector('h1');
  const isOpening = heading !== null && !hasTextBefore(body, heading);
  const said = (isOpening ? heading.textContent : page.querySelector('head > title')?.textContent) ?? '';
  if (isOpening) heading.remove();
  const fields = new Map(
    [...page.querySelectorAll('head > meta[name]')].flatMap((meta): [string, string[]][] => {
      const key = meta.getAttribute('name')?.toLowerCase() ?? '';
      const value = meta.getAttribute('content')?.trim() ?? '';
      return key === 'keywords' && value !== '' ? [['tags', [value]]] : [];
    }),
  );
  const written = await tools.write(body, '');
  const title = said.replace(/\s+/g, ' ').trim() || name;
  return { path, ...written, title, tags: [], fields, problems: [...problems, ...written.problems] };
}

function hasTextBefore(body: Element, heading: Element): boolean {
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  for (let node = walker.nextNode(); node && !heading.contains(node); node = walker.nextNode())
    if (/\S/.test(node.nodeValue ?? '')) return true;
  return false;
}
