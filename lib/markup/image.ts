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
  const plain = fetched(current, links) ?? fetched(image.getAttribute('src'), links);
  if (plain) return plain;
  for (const name of LAZY) {
    const lazy = fetched(image.getAttribute(name), links);
    if (lazy) return lazy;
  }
  return (
    fetched(largest(image.getAttribute('srcset')), links) ??
    fetched(largest(image.getAttribute('data-srcset')), links) ??
    fetched(
      largest(image.parentElement?.querySelector('source[srcset]')?.getAttribute('srcset') ?? null),
      links,
    )
  );
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

function isTinySide(side: string | null): boolean {
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
