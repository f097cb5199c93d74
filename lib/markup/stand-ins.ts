import type { PageLinks } from './address.ts';
import { embedLinks, isForeign } from './embeds.ts';
import { fieldText } from './fields.ts';
import { noscriptImage } from './image.ts';

/** A text or link that replaces an element without text. */
export interface StandIn {
  address: string | null;
  text: string;
}

const EMBEDS = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'map']);
const FIELDS = new Set(['input', 'textarea', 'select']);

/** Replacements for what an element shows without being text: embedded content, form values. */
export function standIns(element: Element, name: string, links: PageLinks): StandIn[] {
  if (EMBEDS.has(name)) return embedLinks(element, name, links);
  if (name === 'noscript') return pictureIn(element, links);
  const text = FIELDS.has(name) ? fieldText(element, name) : null;
  return text === null ? [] : [{ address: null, text }];
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
