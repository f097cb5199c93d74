import { comparablePath } from '../../lib/worldpage/index.ts';
import type { LinkPlace } from '../entry-view/index.ts';
import { uncover } from '../markup/index.ts';

/** Milliseconds that the text may take to render. */
const TIMEOUT_MS = 5_000;
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/** Marks the link until it loses the focus. */
const ARRIVED = 'data-arrived';

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The links of a text to an entry, by its id or its address. */
function linksTo(root: Element, { to, url }: LinkPlace): HTMLAnchorElement[] {
  const own = `#${to.kind}/${encodeURIComponent(to.id.toWellFormed())}`;
  const path = url === null ? null : comparablePath(url);
  return [...root.querySelectorAll<HTMLAnchorElement>('.entry-view a[href]')].filter((link) => {
    if (link.closest('.linked-from')) return false;
    const href = link.getAttribute('href') ?? '';
    return href === own || (path !== null && href.startsWith('http') && comparablePath(href) === path);
  });
}

/** The link in the sentence that was chosen, else the first one. */
function linkAt(root: Element, place: LinkPlace): HTMLAnchorElement | null {
  const links = linksTo(root, place);
  const words = plain(place.words);
  const block = (link: Element) => link.closest('p, li, td, th, dd, blockquote, h2, h3, h4, h5, h6, div');
  const inSentence = links.find((link) => words !== '' && plain(block(link)?.textContent).includes(words));
  return inSentence ?? links[0] ?? null;
}

/**
 * Scrolls to a link in the entry's text once it is rendered, focuses it, and marks it until it loses the focus. Gives up when
 * the person moves on. Returns a function that stops it.
 * @param onReached called when it is found
 */
export function showPlace(root: Element, place: LinkPlace, onReached: () => void): () => void {
  const show = () => {
    const link = linkAt(root, place);
    if (!link) return;
    stop();
    onReached();
    uncover(link);
    link.scrollIntoView({ block: 'center' });
    link.setAttribute(ARRIVED, '');
    link.addEventListener('blur', () => link.removeAttribute(ARRIVED), { once: true });
    link.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(show);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of USER_EVENTS) window.removeEventListener(name, stop, true);
  };
  observer.observe(root, { childList: true, subtree: true });
  for (const name of USER_EVENTS) window.addEventListener(name, stop, { capture: true, passive: true });
  show();
  return stop;
}
