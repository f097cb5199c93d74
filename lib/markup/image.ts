import type { PageLinks } from './address.ts';

/** Attributes in which pages keep the real address while `src` holds a placeholder. */
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-hi-res-src', 'data-actualsrc'];

/**
 * The http(s) address of what an `<img>` shows, or null: a data address, a tracker's pixel, nothing at all.
 * An address hidden behind a placeholder is found again.
 */
export function imageAddress(image: Element, links: PageLinks): string | null {
  if (isTiny(image)) return null;
  const current = 'currentSrc' in image && typeof image.currentSrc === 'string' ? image.currentSrc : null;
  const source = image.getAttribute('src');
  const plain = fetched(current, links) ?? (isSet(source) ? null : fetched(source, links));
  if (plain) return plain;
  for (const name of LAZY) {
    const lazy = fetched(image.getAttribute(name), links);
    if (lazy) return lazy;
  }
  return (
    fetched(largest(image.getAttribute('srcset')), links) ??
    fetched(largest(isSet(source) ? source : null), links) ??
    fetched(largest(image.getAttribute('data-srcset')), links) ??
    fetched(
      largest(image.parentElement?.querySelector('source[srcset]')?.getAttribute('srcset') ?? null),
      links,
    ) ??
    fetched(withoutScripts(image), links)
  );
}

/** Some pages write a whole `srcset` where the address of one image belongs. */
function isSet(source: string | null): boolean {
  return source !== null && /\s\d+(?:\.\d+)?[wx]\s*(?:,|$)/.test(source);
}

/** The image that a page keeps beside a placeholder for readers without scripts. */
function withoutScripts(image: Element): string | null {
  const beside = [
    image.nextElementSibling,
    image.previousElementSibling,
    image.parentElement?.nextElementSibling,
  ];
  for (const element of beside) {
    const source = element?.localName === 'noscript' ? noscriptImage(element) : null;
    if (source) return source.address;
  }
  return null;
}

/** The one image in a `<noscript>`, which is text while scripts run; null: something else, or a tracker's pixel. */
export function noscriptImage(noscript: Element): { address: string; words: string } | null {
  const [image, ...more] = noscript.querySelectorAll('img');
  if (image) {
    const source = more.length > 0 || isTiny(image) ? null : image.getAttribute('src');
    return source ? { address: source, words: imageWords(image) } : null;
  }
  const [tag, ...others] = (noscript.textContent ?? '').match(/<img\b[^>]*>/gi) ?? [];
  if (!tag || others.length > 0 || PIXEL.test(tag)) return null;
  const address = attributeIn(tag, 'src');
  return address ? { address, words: attributeIn(tag, 'alt') } : null;
}

const PIXEL = /\b(?:width|height)\s*[:=]\s*["']?[0-2](?!\d)|display\s*:\s*none/i;

function attributeIn(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

function fetched(candidate: string | null, links: PageLinks): string | null {
  if (!candidate?.trim() || candidate.startsWith('data:')) return null;
  const address = links.address(candidate);
  return address?.startsWith('http') ? address : null;
}

/** The words that stand for an image, white space collapsed, at most 160 characters. */
export function imageWords(image: Element): string {
  const alt = image.getAttribute('alt');
  if (!alt) return '';
  const words = alt.replace(/\s+/g, ' ').trim();
  return words.length > 160 ? `${words.slice(0, 159)}…` : words;
}

function isTiny(image: Element): boolean {
  if (isTinySide(image.getAttribute('width')) || isTinySide(image.getAttribute('height'))) return true;
  const natural = 'naturalWidth' in image && typeof image.naturalWidth === 'number' ? image.naturalWidth : 0;
  // A tiny picture in the page's own bytes keeps the place of one that is yet to come.
  return natural > 0 && natural <= 2 && image.getAttribute('src')?.startsWith('data:') !== true;
}

export function isTinySide(side: string | null): boolean {
  return side !== null && Number.parseFloat(side) <= 2;
}

function largest(list: string | null): string | null {
  let best: string | null = null;
  let bestSize = -1;
  for (const candidate of (list ?? '').split(/,\s+/).slice(0, 50)) {
    const [address, size] = candidate.trim().split(/\s+/);
    const measure = Number.parseFloat(size ?? '1') || 0;
    if (address && !address.startsWith('data:') && measure > bestSize) {
      best = address;
      bestSize = measure;
    }
  }
  return best;
}
