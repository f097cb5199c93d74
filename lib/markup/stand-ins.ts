import type { PageLinks } from './address.ts';
import { embedLinks, isForeign } from './embeds.ts';
import { fieldWords } from './fields.ts';
import { noscriptImage } from './image.ts';

/** Words, or a link, that stand for an element which holds none. */
export interface StandIn {
  address: string | null;
  words: string;
}

const EMBEDS = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'map']);
const FIELDS = new Set(['input', 'textarea', 'select']);

/** What an element shows that is no text of the page: what it would load, what was filled in. */
export function standIns(element: Element, name: string, links: PageLinks): StandIn[] {
  if (EMBEDS.has(name)) return embedLinks(element, name, links);
  if (name === 'noscript') return pictureIn(element, links);
  const words = FIELDS.has(name) ? fieldWords(element, name) : null;
  return words === null ? [] : [{ address: null, words }];
}

/** A picture that stands for one that scripts load; one beside its placeholder was read with that. */
function pictureIn(noscript: Element, links: PageLinks): StandIn[] {
  const image = noscriptImage(noscript);
  const address = image && links.address(image.address);
  const beside = [noscript.previousElementSibling, noscript.nextElementSibling];
  const isDouble = beside.some((one) => one?.localName === 'img' || one?.querySelector('img'));
  if (!address?.startsWith('http') || isForeign(address) || isDouble) return [];
  return [{ address, words: image?.words ? `Image: ${image.words}` : 'Image' }];
}
