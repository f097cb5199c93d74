import { strToU8, type Zippable, zipSync } from 'fflate';
import { t } from '../../lib/i18n/index.ts';
import { type MarkupNode, parseMarkup, renderMarkup } from '../../lib/markup/index.ts';
import { type Book, type Part, partsOf, titleOf } from './stored-schema.ts';

/** The files of a book by path, in packing order. */
export type BookFiles = [path: string, text: string][];

interface Chapter extends Part {
  id: string;
  file: string;
}

const page = (
  title: string,
  body: string,
  language: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>
${body}
</body>
</html>
`;

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const STYLE = `body { line-height: 1.5 }
h1, h2, h3 { line-height: 1.2 }
.title { margin-block-start: 30%; text-align: center }
blockquote footer::before { content: "— " }
`;

/**
 * A version as the files of an EPUB 3.3 book: a title page, contents, and a page for each part.
 * @param now recorded in the book as its modification time
 * @param pause awaited before every part with the number done and the total; it may reject to stop
 */
export async function bookFiles(
  book: Book,
  now: Date,
  pause: (done: number, total: number) => Promise<void>,
): Promise<BookFiles> {
  const title = book.title.trim() || t('common.untitled');
  // World Anvil doesn't say in which language a book is written.
  const language = 'und';
  const chapters = partsOf(book.text.parts).map(
    (part, at): Chapter => ({ ...part, id: `part-${at + 1}`, file: `part-${at + 1}.xhtml` }),
  );
  const files: BookFiles = [
    ['META-INF/container.xml', CONTAINER],
    ['book/package.opf', packageOf(book, title, language, now, chapters)],
    [
      'book/nav.xhtml',
      page(
        title,
        `<nav epub:type="toc"><h1>${escapeXml(t('common.contents'))}</h1>${contents(chapters)}</nav>`,
        language,
      ),
    ],
    ['book/book.css', STYLE],
    ['book/title.xhtml', page(title, titlePage(book, title), language)],
  ];
  for (const [at, chapter] of chapters.entries()) {
    await pause(at, chapters.length);
    const name = titleOf(chapter);
    const body = `<section>\n<h1 dir="auto">${escapeXml(name)}</h1>\n${xhtmlOf(chapter.node.content)}\n</section>`;
    files.push([`book/${chapter.file}`, page(name, body, language)]);
  }
  return files;
}

function titlePage({ author, text: { version } }: Book, title: string): string {
  const line = (words: string | null) => (words ? `<p dir="auto">${escapeXml(words)}</p>` : '');
  return `<section class="title" epub:type="titlepage"><h1 dir="auto">${escapeXml(title)}</h1>${line(author)}${line(version.title)}</section>`;
}

/** The table of contents as nested lists. A book without parts links to its title page. */
function contents(chapters: readonly Chapter[]): string {
  let html = '<ol>';
  let depth = 0;
  let isOpen = false;
  for (const chapter of chapters) {
    if (isOpen && chapter.depth > depth) {
      html += '<ol>';
      depth += 1;
    } else if (isOpen) {
      html += '</li>';
      for (; depth > chapter.depth; depth--) html += '</ol></li>';
    }
    html += `<li><a href="${chapter.file}">${escapeXml(titleOf(chapter))}</a>`;
    isOpen = true;
  }
  if (!isOpen)
    return `${html}<li><a href="title.xhtml">${escapeXml(t('manuscript.titlePage'))}</a></li></ol>`;
  html += '</li>';
  for (; depth > 0; depth--) html += '</ol></li>';
  return `${html}</ol>`;
}

function packageOf(
  { id, author, text: { version } }: Book,
  title: string,
  language: string,
  now: Date,
  chapters: readonly Chapter[],
): string {
  const item = (id: string, file: string, properties = '') =>
    `<item id="${id}" href="${file}" media-type="application/xhtml+xml"${properties}/>`;
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(version.id);
  const identifier = isUuid ? `urn:uuid:${version.id}` : `${id} ${version.id}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">${escapeXml(identifier)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>${language}</dc:language>
${author ? `<dc:creator>${escapeXml(author)}</dc:creator>\n` : ''}<meta property="dcterms:modified">${now.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
</metadata>
<manifest>
${item('nav', 'nav.xhtml', ' properties="nav"')}
<item id="style" href="book.css" media-type="text/css"/>
${item('title', 'title.xhtml')}
${chapters.map(({ id, file }) => item(id, file)).join('\n')}
</manifest>
<spine>
<itemref idref="title"/>
${chapters.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

/** Characters that XML 1.0 doesn't allow or discourages. */
const INVALID_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and attributes. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVALID_XML, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Void elements. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);
const ATTRIBUTES = ['href', 'dir', 'class'] as const;

/** Serializes the renderer's output as XML: element names, three attributes, and text. */
function serialize(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeXml(node.nodeValue ?? '');
  const inside = [...node.childNodes].map(serialize).join('');
  if (!(node instanceof Element)) return inside;
  const name = node.localName;
  const attributes = ATTRIBUTES.map((key) => {
    const value = node.getAttribute(key);
    return value === null || value === '' ? '' : ` ${key}="${escapeXml(value)}"`;
  }).join('');
  return VOID.has(name) ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}

/** Leaves out embeds, which World Anvil would fetch; of a dice roll the label stays. */
function withoutEmbeds(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (node.kind === 'embed')
      return node.name === 'roll' ? [{ kind: 'text', text: node.argument.split('|').at(-1) ?? '' }] : [];
    return 'children' in node ? [{ ...node, children: withoutEmbeds(node.children) }] : [node];
  });
}

/** Markup as XHTML for the body of a chapter; always well-formed. */
function xhtmlOf(markup: string): string {
  return serialize(
    renderMarkup(withoutEmbeds(parseMarkup(markup)), document.implementation.createHTMLDocument('')),
  );
}

const TYPE = 'application/epub+zip';

/** Packs a book's files as EPUB requires (EPUB 3.3, OCF ZIP container): the media type first, uncompressed. */
export function packBook(files: BookFiles, now: Date): Blob {
  const packed: Zippable = { mimetype: [strToU8(TYPE), { level: 0 }] };
  for (const [path, text] of files) packed[path] = strToU8(text);
  return new Blob([zipSync(packed, { mtime: now })], { type: TYPE });
}
