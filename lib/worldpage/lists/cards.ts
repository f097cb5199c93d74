/** An item of a list in the page's own markup. */
const ITEM = 'li,tr,article,[role=listitem],[role=row]';
/** A card is at most this part of the window's height. What is larger contains more than one entry. */
const TALLEST = 0.6;

/** The elements of the page that belong to one entry each: rows, list items or cards. */
export interface Cards {
  /** The card around an entry's link. */
  around(link: HTMLAnchorElement): Element;
  /** Whether the card before or after it is on the same row. */
  isInRow(link: HTMLAnchorElement): boolean;
  /** The entry whose card contains an element. */
  entryOf(target: EventTarget | null): HTMLAnchorElement | null;
}

/** The largest element around a link that contains no other entry. */
function cardOf(link: HTMLAnchorElement, entries: ReadonlySet<Element>): Element {
  const contains = (element: Element) =>
    [...element.querySelectorAll('a[href]')].some((one) => one !== link && entries.has(one));
  let card: Element = link;
  for (let at = link.parentElement; at && at !== document.body; at = at.parentElement) {
    if (contains(at) || at.getBoundingClientRect().height > TALLEST * innerHeight) break;
    card = at;
    // A single entry has no neighbors that would end its card.
    if (at.matches(ITEM) || entries.size === 1) break;
  }
  return card;
}

/** The cards of these entries, found when they are first needed. */
export function cardsOf(links: Iterable<HTMLAnchorElement>): Cards {
  const entries = new Set(links);
  let owners: Map<Element, HTMLAnchorElement> | null = null;
  const cards = new Map<HTMLAnchorElement, Element>();
  const around = (link: HTMLAnchorElement) => {
    const card = cards.get(link) ?? cardOf(link, entries);
    cards.set(link, card);
    return card;
  };
  return {
    around,
    isInRow(link) {
      const all = [...entries];
      const at = all.indexOf(link);
      const { top, bottom } = around(link).getBoundingClientRect();
      return [all[at - 1], all[at + 1]].some((one) => {
        const other = one && around(one).getBoundingClientRect();
        return other && other.top < bottom - 1 && other.bottom > top + 1;
      });
    },
    entryOf(target) {
      owners ??= new Map([...entries].map((link) => [around(link), link]));
      let at = target instanceof Element ? target : null;
      while (at && !owners.has(at)) at = at.parentElement;
      return (at && owners.get(at)) ?? null;
    },
  };
}
