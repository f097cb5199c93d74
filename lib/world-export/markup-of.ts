import { readDomInSteps } from '../markup/index.ts';
import type { Slice } from './local-categories.ts';
import { BASE, templateNamed } from './metadata-of.ts';

const MOST_MARKUP = 2_000_000;

/** Code points for private use that stand for a mention while its surroundings are read. */
const OPENING = '\uf0e0';
const CLOSING = '\uf0e1';
const PLACED = new RegExp(`${OPENING}(\\d+)${CLOSING}`, 'g');
const PRIVATE_USE = new RegExp(`[${OPENING}${CLOSING}]`, 'g');
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The author's text may contain our code points. */
export const withoutPrivateUse = (text: string): string => text.replace(PRIVATE_USE, '\ufffd');

/**
 * Converts a rendered text to markup, with mentions. Changes the elements, whose texts are `withoutPrivateUse`.
 * @param base of relative addresses
 */
export async function markupOf(root: Element, base: string | null, slice: Slice): Promise<string> {
  const mentions: string[] = [];
  for (const element of root.querySelectorAll('[data-article-id], strong.article-unlinked')) {
    const mention = mentionOf(element);
    if (mention === null) element.replaceWith(element.textContent ?? '');
    else element.replaceWith(`${OPENING}${mentions.push(mention) - 1}${CLOSING}`);
  }
  for (const image of root.querySelectorAll('img')) if (isPixel(image)) image.remove();
  if (base === null) withoutLocalAddresses(root);
  const steps = readDomInSteps(root, { base: base ?? BASE, limit: MOST_MARKUP });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.markup.replace(PLACED, (_, at: string) => mentions[Number(at)] ?? '');
    await slice();
  }
}

/** `@[Title](person:id)`, or null without an id: then only its text remains. */
function mentionOf(element: Element): string | null {
  const id = element.getAttribute('data-article-id')?.trim() ?? '';
  if (!UUID.test(id)) return null;
  const said = (element.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim();
  const type = element.getAttribute('data-template-type')?.trim() ?? '';
  const isName = /^[A-Za-z]{1,40}$/.test(type);
  const code = templateNamed(type) ?? (isName ? type.charAt(0).toLowerCase() + type.slice(1) : 'article');
  return `@[${said || '…'}](${code}:${id.toLowerCase()})`;
}

/** A browser that saves a page's images beside it changes their addresses to those files, which we don't have. */
const LOCAL = /^(?!\/|[a-z][a-z\d+.-]*:)/i;

function withoutLocalAddresses(root: Element): void {
  for (const link of root.querySelectorAll('a[href]'))
    if (LOCAL.test(link.getAttribute('href')?.trim() ?? '')) link.removeAttribute('href');
  for (const image of root.querySelectorAll('img[src]')) {
    if (!LOCAL.test(image.getAttribute('src')?.trim() ?? '')) continue;
    const name = image.getAttribute('alt') || image.getAttribute('title') || '';
    image.replaceWith(name === '' ? '' : `Image: ${name}`);
  }
}

/** Images that count visitors. */
const isPixel = (image: Element): boolean =>
  ['width', 'height'].every((side) => ['0', '1'].includes(image.getAttribute(side) ?? ''));
