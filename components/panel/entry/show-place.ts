import { comparablePath } from '../../../lib/worldpage/index.ts';
import type { EntryPlace, LinkPlace, TextPlace } from '../../entry-view/index.ts';
import { findIn, uncover } from '../../markup/index.ts';

/** Milliseconds that the text may take to render. */
const TIMEOUT_MS = 5_000;
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/** Marks where the reader arrived, until it loses the focus: a link, or the block around a sentence. */
const ARRIVED = 'data-arrived';
/** The name of the highlight of a sentence. */
const SENTENCE = 'loreside-arrived';
const BLOCK = 'p, li, td, th, dd, blockquote, h2, h3, h4, h5, h6, div';

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
  const inSentence = links.find(
    (link) => words !== '' && plain(link.closest(BLOCK)?.textContent).includes(words),
  );
  return inSentence ?? links[0] ?? null;
}

/** The first place of these words. */
function wordsAt(root: Element, { words }: TextPlace): Range | null {
  const view = root.querySelector('.entry-view');
  const ranges = view ? findIn(view, words) : [];
  return ranges.find(({ startContainer }) => !startContainer.parentElement?.closest('.linked-from')) ?? null;
}

function arrive(element: HTMLElement, onLeave: () => void): void {
  uncover(element);
  element.scrollIntoView({ block: 'center' });
  element.setAttribute(ARRIVED, '');
  const leave = () => {
    element.removeAttribute(ARRIVED);
    onLeave();
  };
  element.addEventListener('blur', leave, { once: true });
  element.focus({ preventScroll: true });
}

/** Focuses the block of a sentence, so that a screen reader reads on from there. */
function arriveAtWords(range: Range): boolean {
  const block = range.startContainer.parentElement?.closest<HTMLElement>(BLOCK);
  if (!block) return false;
  const isFocusable = block.hasAttribute('tabindex');
  if (!isFocusable) block.tabIndex = -1;
  // The test environment has no highlights.
  const highlights = 'highlights' in CSS ? CSS.highlights : null;
  highlights?.set(SENTENCE, new Highlight(range));
  arrive(block, () => {
    highlights?.delete(SENTENCE);
    if (!isFocusable) block.removeAttribute('tabindex');
  });
  return true;
}

/** Whether it is there yet. */
function arriveAt(root: Element, place: EntryPlace): boolean {
  if (place.kind === 'text') {
    const range = wordsAt(root, place);
    return range !== null && arriveAtWords(range);
  }
  const link = linkAt(root, place);
  if (link) arrive(link, () => {});
  return link !== null;
}

/**
 * Scrolls to a place in the entry's text once it is rendered, focuses it, and marks it until it loses the focus. Gives up
 * when the person moves on. Returns a function that stops it.
 * @param onReached called when it is found
 */
export function showPlace(root: Element, place: EntryPlace, onReached: () => void): () => void {
  const show = () => {
    if (!arriveAt(root, place)) return;
    stop();
    onReached();
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
