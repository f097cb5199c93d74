import { parseInert } from '../inert.ts';
import { readPage } from '../read-html.ts';
import { CannotRead, type RawDocument, type Reader } from '../reader.ts';
import { find, inside, openPackage } from './package.ts';

const MOST_CHAPTERS = 2_000;

/** Reads an electronic book: each chapter that has words is a document. */
export const readEpub: Reader = async ({ path, name, bytes }, tools) => {
  const files = await openPackage(bytes);
  const container = await files.xml('META-INF/container.xml');
  const place = find(container, 'rootfiles', 'rootfile')?.getAttribute('full-path') ?? '';
  const book = await files.xml(place);
  if (!book) throw new CannotRead('damaged');
  const folder = place.slice(0, place.lastIndexOf('/') + 1);
  const items = new Map(
    inside(find(book, 'manifest')).map((item) => [item.getAttribute('id'), item.getAttribute('href') ?? '']),
  );
  const title = find(book, 'metadata', 'dc:title')?.textContent?.trim() || name;
  const chapters: RawDocument[] = [];
  const references = inside(find(book, 'spine'));
  if (references.length > MOST_CHAPTERS) tools.cutShort();
  for (const reference of references.slice(0, MOST_CHAPTERS)) {
    const href = items.get(reference.getAttribute('idref'));
    const text = href === undefined ? null : await files.text(folder + decodeURI(href));
    if (href === undefined || text === null) continue;
    const page = parseInert(text, 'text/html');
    const number = chapters.length + 1;
    const chapter = await readPage(`${path}#/${href}`, `${title} ${number}`, page, tools);
    if (/\S/.test(chapter.markup)) chapters.push({ ...chapter, fields: new Map([['category', [title]]]) });
    await tools.slice();
  }
  return chapters;
};
