// While the screen is shared, one hidden thing can be shown: while a key is held, or until somebody leaves it.

/** Shown by the thing's own button, and by the key that is held. */
const shown: Record<'button' | 'key', readonly Element[]> = { button: [], key: [] };
const listeners = new Set<() => void>();

/** Shows these instead of what was shown by the same means. The style sheet does it. */
export function showOnly(by: 'button' | 'key', elements: readonly Element[]): void {
  if (elements.length + shown[by].length === 0) return;
  const before = shown[by];
  shown[by] = elements;
  for (const element of before) if (!isShown(element)) element.removeAttribute('data-shown');
  for (const element of elements) element.setAttribute('data-shown', '');
  for (const listener of [...listeners]) listener();
}

export function hideAll(): void {
  showOnly('key', []);
  showOnly('button', []);
}

export const isShown = (element: Element | null): boolean =>
  element !== null && [...shown.button, ...shown.key].includes(element);

export const isAnyShown = (): boolean => shown.button.length + shown.key.length > 0;

export function watchShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A row is one thing, whatever parts of it are private. */
const thingOf = (element: Element): Element => element.closest('li, tr') ?? element;

const PRIVATE = '[data-private]';

const privateIn = (thing: Element): Element[] =>
  thing.matches(PRIVATE) ? [thing] : [...thing.querySelectorAll(PRIVATE)];

/** The private parts of what the pointer is on, else of what has the focus, else of the whole entry. */
export function privateHere(): readonly Element[] {
  const pointed = [...document.querySelectorAll(`${PRIVATE}:hover`)].at(-1);
  if (pointed) return privateIn(thingOf(pointed));
  const focused = document.activeElement?.closest(`${PRIVATE}, li, tr`);
  const parts = focused ? privateIn(thingOf(focused)) : [];
  return parts.length > 0 ? parts : [...document.querySelectorAll('[data-private="whole"]')].slice(0, 1);
}

/** How many hidden things are on screen. */
export function countHidden(): number {
  const things = new Set<Element>();
  for (const element of document.querySelectorAll(PRIVATE)) {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    if (isSeen && !element.parentElement?.closest(PRIVATE)) things.add(thingOf(element));
  }
  return things.size;
}
