import { readDomInSteps } from '../markup/index.ts';
import type { DocumentImage, DocumentLink, DocumentProblem } from './document.ts';
import { parseInert } from './inert.ts';
import { END, IMAGE, LINK, withoutPlaces } from './places.ts';
import type { BodyReading, WrittenBody } from './reader.ts';

/** Limits of one document, in characters and elements. */
const MOST_MARKUP = 2_000_000;
const MOST_HTML = 8_000_000;
const LONGEST_LABEL = 500;

/** Relative addresses resolve to this one, which no document can mean. */
const BASE = 'https://document.invalid/';
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const WEB = /^(?:https?|mailto|ftp):|^\/\//i;

const oneLine = (text: string): string =>
  text
    .slice(0, 10 * LONGEST_LABEL)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_LABEL);

/** What a link names: a document, and a heading or block in it. */
function targetOf(address: string): { target: string; heading: string | null } {
  const at = address.indexOf('#');
  const heading = at < 0 ? '' : address.slice(at + 1).trim();
  return {
    target: (at < 0 ? address : address.slice(0, at)).trim(),
    heading: heading === '' ? null : heading,
  };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A percent sign that encodes nothing.
    return address;
  }
}

function linkOf(element: Element): DocumentLink | null {
  const said = oneLine(element.textContent ?? '');
  const wiki = element.getAttribute('data-wiki');
  if (wiki !== null) {
    const found = targetOf(wiki);
    const own = found.target.replace(/^.*\//, '').replace(/\.md$/i, '');
    const label = said || [own, found.heading?.replace(/^\^.*/, '')].filter(Boolean).join(' > ');
    return { kind: 'wiki', ...found, label, isEmbed: element.hasAttribute('data-embed') };
  }
  // A reader of ours knows the document.
  const exact = element.getAttribute('data-document');
  if (exact !== null) return { kind: 'path', target: exact, heading: null, label: said, isEmbed: false };
  const href = element.getAttribute('href')?.trim() ?? '';
  if (href === '' || SCHEME.test(href) || href.startsWith('//')) return null;
  const found = targetOf(decoded(href));
  return { kind: 'path', ...found, label: said || found.target, isEmbed: false };
}

const IS_IMAGE = /\.(?:png|jpe?g|gif|webp|svg|bmp|avif|tiff?|heic)$/i;

/** Puts places in the stead of links to documents and of images, and signs where the text has controls. */
function placesIn(root: Element, links: DocumentLink[], images: DocumentImage[]): void {
  for (const element of root.querySelectorAll('a')) {
    const link = linkOf(element);
    const isWeb = WEB.test(element.getAttribute('href')?.trim() ?? '');
    if (link?.isEmbed && IS_IMAGE.test(link.target)) {
      const alt = /^\d+(?:x\d+)?$/.test(link.label) ? '' : link.label;
      element.replaceWith(`${IMAGE}${images.push({ target: link.target, alt }) - 1}${END}`);
    } else if (link && (link.target !== '' || link.label !== ''))
      element.replaceWith(`${LINK}${links.push(link) - 1}${END}`);
    // An address of another program, or of a place in this text.
    else if (!isWeb) element.removeAttribute('href');
  }
  for (const image of root.querySelectorAll('img')) {
    const target = image.getAttribute('src')?.trim() ?? '';
    if (WEB.test(target)) continue;
    const named = /^data:/i.test(target) ? '' : decoded(target).slice(0, LONGEST_LABEL);
    const alt = oneLine(image.getAttribute('alt') ?? '');
    image.replaceWith(`${IMAGE}${images.push({ target: named, alt }) - 1}${END}`);
  }
  for (const box of root.querySelectorAll('input')) {
    if (box.getAttribute('type') !== 'checkbox') continue;
    box.replaceWith(box.hasAttribute('checked') ? '☑' : '☐');
  }
}

/** Takes comments out, and lines that have nothing but tags. */
function notesIn(root: Element): string[] {
  const walker = root.ownerDocument.createTreeWalker(root, 0x80);
  const comments: Comment[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Comment) comments.push(node);
  for (const comment of comments) comment.remove();
  const lines = new Set([...root.querySelectorAll('p > [data-tag]')].map((tag) => tag.parentElement));
  for (const line of lines) {
    const isAll = [...(line?.childNodes ?? [])].every((node) =>
      node instanceof Element ? node.hasAttribute('data-tag') : !/\S/.test(node.nodeValue ?? ''),
    );
    if (isAll) line?.remove();
  }
  return comments.map(({ data }) => data.trim()).filter((text) => text !== '');
}

/** Elements of a text that nothing shows or runs. */
const inert = (html: string): Element =>
  parseInert(withoutPlaces(html).slice(0, MOST_HTML), 'text/html').body;

/** Writes texts as markup, with places for links and images. */
export function createBodyReading(slice: () => Promise<void> | null): BodyReading {
  return async (body, footnotes) => {
    const links: DocumentLink[] = [];
    const images: DocumentImage[] = [];
    const problems: DocumentProblem[] = [];
    const notes: string[] = [];
    const write = async (source: string | Element): Promise<{ markup: string; text: string }> => {
      if (source === '') return { markup: '', text: '' };
      const root = typeof source === 'string' ? inert(source) : source;
      notes.push(...notesIn(root));
      placesIn(root, links, images);
      await slice();
      const steps = readDomInSteps(root, { base: BASE, limit: MOST_MARKUP });
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          if (step.value.truncated) problems.push({ code: 'cutShort', detail: '' });
          return step.value;
        }
        await slice();
      }
    };
    const { markup, text } = await write(body);
    const below = await write(footnotes);
    const written: WrittenBody = {
      markup,
      footnotes: below.markup,
      words: oneLine(text),
      notes,
      links,
      images,
      problems,
    };
    return written;
  };
}
