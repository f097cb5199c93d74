import type { PageLinks } from './address.ts';
import { traitsOf } from './elements.ts';
import { embedLinks, isForeign } from './embeds.ts';
import { fieldText } from './fields.ts';
import { noscriptImage } from './image.ts';

/** A text or link that replaces an element without text. */
export interface StandIn {
  address: string | null;
  text: string;
}

/** Elements that show something from elsewhere. */
export const EMBEDS: ReadonlySet<string> = new Set(
  'iframe video audio object embed amp-audio amp-iframe amp-video amp-vimeo amp-youtube lite-vimeo lite-youtube vimeo-video youtube-video'.split(
    ' ',
  ),
);
const FIELDS = new Set(['input', 'textarea', 'select']);

/** Replacements for what an element shows without being text: embedded content, form values. */
export function standIns(element: Element, name: string, links: PageLinks): StandIn[] {
  if (element instanceof HTMLIFrameElement && element.srcdoc)
    return [{ address: null, text: textOf(element) }];
  if (EMBEDS.has(name) || name === 'map') return embedLinks(element, name, links);
  if (name === 'noscript') return pictureIn(element, links);
  if (name === 'svg') return drawnText(element);
  const text = FIELDS.has(name) ? fieldText(element, name) : null;
  return text === null ? [] : [{ address: null, text }];
}

/** The text of a frame that the page wrote itself, a line for each block. */
function textOf({ srcdoc }: HTMLIFrameElement): string {
  const { body } = new DOMParser().parseFromString(srcdoc, 'text/html');
  for (const part of body.querySelectorAll('*')) {
    const { block, silent } = traitsOf(part.localName);
    if (silent) part.remove();
    else if (block || part.localName === 'br')
      for (const side of ['before', 'after'] as const) part[side]('\n');
  }
  return body.textContent.trim().replace(/\s*\n\s*/g, '\n');
}

/** The words in a drawing that is a picture of its own, not an icon. */
function drawnText(drawing: Element): StandIn[] {
  if (!/^(?:img|figure|graphics-)/.test(drawing.getAttribute('role') ?? '')) return [];
  const texts = [...drawing.querySelectorAll('text')].map(({ textContent }) => (textContent ?? '').trim());
  return texts.filter((text) => text !== '').map((text) => ({ address: null, text }));
}

/** The `<noscript>` fallback of a lazy-loaded image. Empty if the image next to it was already read. */
function pictureIn(noscript: Element, links: PageLinks): StandIn[] {
  const image = noscriptImage(noscript);
  const address = image && links.address(image.address);
  const beside = [noscript.previousElementSibling, noscript.nextElementSibling];
  const isDouble = beside.some((one) => one?.localName === 'img' || one?.querySelector('img'));
  if (!address?.startsWith('http') || isForeign(address) || isDouble) return [];
  return [{ address, text: image?.text ? `Image: ${image.text}` : 'Image' }];
}
