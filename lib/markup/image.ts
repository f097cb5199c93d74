import { safeAddress } from './address.ts';

/** Attributes in which pages keep the real address while `src` holds a placeholder. */
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-hi-res-src', 'data-actualsrc'];

/**
 * The http(s) address of what an `<img>` shows, or null: a data address, a tracker's pixel, nothing at all.
 * An address hidden behind a placeholder is found again.
 */
export function imageAddress(image: Element, base: string): string | null {
  if (isTiny(image)) return null;
  for (const candidate of candidates(image)) {
    const address = candidate && !candidate.startsWith('data:') ? safeAddress(candidate, base) : null;
    if (address?.startsWith('http')) return address;
  }
  return null;
}

/** Where the address may stand, the likeliest first; the next is looked up only when the one before does not serve. */
function* candidates(image: Element): Generator<string | null> {
  if ('currentSrc' in image && typeof image.currentSrc === 'string') yield image.currentSrc;
  yield image.getAttribute('src');
  for (const name of LAZY) yield image.getAttribute(name);
  yield largest(image.getAttribute('srcset'));
  yield largest(image.getAttribute('data-srcset'));
  yield largest(image.parentElement?.querySelector('source[srcset]')?.getAttribute('srcset') ?? null);
}

/** The words that stand for an image, white space collapsed, at most 160 characters. */
export function imageWords(image: Element): string {
  const words = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  return words.length > 160 ? `${words.slice(0, 159)}…` : words;
}

function isTiny(image: Element): boolean {
  const sides = ['width', 'height'].map((name) => Number.parseFloat(image.getAttribute(name) ?? ''));
  if (sides.some((side) => side <= 2)) return true;
  const natural = 'naturalWidth' in image && typeof image.naturalWidth === 'number' ? image.naturalWidth : 0;
  return natural > 0 && natural <= 2;
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
