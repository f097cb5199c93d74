import { safeAddress } from './address.ts';

/** Attributes in which pages keep the real address while `src` holds a placeholder. */
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-hi-res-src', 'data-actualsrc'];

/**
 * The http(s) address of what an `<img>` shows, or null: a data address, a tracker's pixel, nothing at all.
 * An address hidden behind a placeholder is found again.
 */
export function imageAddress(image: Element, base: string): string | null {
  if (isTiny(image)) return null;
  const shown = 'currentSrc' in image && typeof image.currentSrc === 'string' ? image.currentSrc : '';
  const candidates = [
    shown,
    image.getAttribute('src'),
    ...LAZY.map((name) => image.getAttribute(name)),
    largest(image.getAttribute('srcset')),
    largest(image.getAttribute('data-srcset')),
    largest(image.parentElement?.querySelector('source[srcset]')?.getAttribute('srcset') ?? null),
  ];
  for (const candidate of candidates) {
    const address = candidate && !candidate.startsWith('data:') ? safeAddress(candidate, base) : null;
    if (address?.startsWith('http')) return address;
  }
  return null;
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
