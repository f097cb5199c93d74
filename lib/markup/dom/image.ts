import type { PageLinks } from '../address.ts';

/** File names of images that stand where another one will be loaded. */
const PLACEHOLDER = /(?:placeholder|blank|spacer|transparent|lazy|loading|pixel|1x1)[^/]*\.(?:svg|gif|png)$/i;
/** Attributes that hold the real address of a lazy-loaded image, while `src` is a placeholder. */
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-hi-res-src', 'data-actualsrc'];

/** The http(s) address of the image that an `<img>` shows, behind placeholders. Null for tracking pixels. */
export function imageAddress(image: Element, links: PageLinks): string | null {
  if (isTiny(image)) return null;
  const current = 'currentSrc' in image && typeof image.currentSrc === 'string' ? image.currentSrc : null;
  const source = image.getAttribute('src');
  const plain = fetched(current, links) ?? (isSet(source) ? null : fetched(source, links));
  const isReal = plain && !PLACEHOLDER.test(plain);
  if (isReal) return plain;
  for (const name of LAZY) {
    const lazy = fetched(image.getAttribute(name), links);
    if (lazy) return lazy;
  }
  if (plain) return fetched(largest(image.getAttribute('data-srcset')), links) ?? plain;
  return (
    fetched(largest(image.getAttribute('srcset')), links) ??
    fetched(largest(isSet(source) ? source : null), links) ??
    fetched(largest(image.getAttribute('data-srcset') ?? image.getAttribute('data-lazy-srcset')), links) ??
    fetched(
      largest(image.parentElement?.querySelector('source[srcset]')?.getAttribute('srcset') ?? null),
      links,
    ) ??
    fetched(withoutScripts(image), links)
  );
}

/** Some pages write a whole `srcset` into `src`. */
function isSet(source: string | null): boolean {
  return source !== null && /\s\d+(?:\.\d+)?[wx]\s*(?:,|$)/.test(source);
}

/** The `<noscript>` fallback next to a placeholder image. */
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

/** The single image in a `<noscript>`, whose content is text while scripts run. Null if there isn't one. */
export function noscriptImage(noscript: Element): { address: string; text: string } | null {
  const [image, ...more] = noscript.querySelectorAll('img');
  if (image) {
    const source = more.length > 0 || isTiny(image) ? null : image.getAttribute('src');
    return source ? { address: source, text: imageText(image) } : null;
  }
  const [tag, ...others] = (noscript.textContent ?? '').match(/<img\b[^>]*>/gi) ?? [];
  if (!tag || others.length > 0 || PIXEL.test(tag)) return null;
  const address = attributeIn(tag, 'src');
  return address ? { address, text: attributeIn(tag, 'alt') } : null;
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

/** The image's alt text with whitespace collapsed, at most 160 characters. */
export function imageText(image: Element): string {
  const alt = image.getAttribute('alt');
  if (!alt) return '';
  const text = alt.replace(/\s+/g, ' ').trim();
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

function isTiny(image: Element): boolean {
  if (isTinySide(image.getAttribute('width')) || isTinySide(image.getAttribute('height'))) return true;
  const natural = 'naturalWidth' in image && typeof image.naturalWidth === 'number' ? image.naturalWidth : 0;
  // A tiny inline image is the placeholder of one that hasn't loaded yet.
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
