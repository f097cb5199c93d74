import type { Hold } from './frame.ts';
import type { MarkupWriter } from './writer.ts';

const LEVEL = /mso-list\s*:[^;]*\blevel([1-9])\b/i;

/** The level of a paragraph that Word shows as a list's item; null: an ordinary one. */
export function wordListLevel(style: string): number | null {
  const level = LEVEL.exec(style)?.[1];
  return level === undefined ? null : Number(level);
}

/** True for the bullet or number that Word writes into the paragraph. */
export const isWordBullet = (style: string): boolean => /mso-list\s*:\s*ignore/i.test(style);

/** An item of a flat list: the level it is on and the number it shows; null: a bullet. */
export interface FlatItem {
  level: number;
  number: number | null;
}

/** An open list, with an open item. */
interface OpenList {
  level: number;
  isNumbered: boolean;
  /** Where the page shows other numbers than 1, 2, 3, each item says its own. */
  saysNumbers: boolean;
}

/** Lists whose items are siblings, each with its level, as Word and Google Docs write them. */
export class FlatLists {
  private readonly writer: MarkupWriter;
  /** The elements that hold the items, outermost first, each with its open lists. */
  private readonly holders: { element: Element; lists: OpenList[] }[] = [];

  constructor(writer: MarkupWriter) {
    this.writer = writer;
  }

  /** Begins an item in the list it belongs to. */
  item(holder: Element, { level, number }: FlatItem): void {
    let top = this.holders[this.holders.length - 1];
    while (top && !top.element.contains(holder)) {
      this.end();
      top = this.holders[this.holders.length - 1];
    }
    if (top?.element !== holder) {
      top = { element: holder, lists: [] };
      this.holders.push(top);
    }
    const { lists } = top;
    const isNumbered = number !== null;
    let open = lists[lists.length - 1];
    while (open && (open.level > level || (open.level === level && open.isNumbered !== isNumbered))) {
      this.close(['flow', 'items']);
      lists.pop();
      open = lists[lists.length - 1];
    }
    if (open?.level === level) this.close(['flow']);
    else {
      open = { level, isNumbered, saysNumbers: isNumbered && number !== 1 };
      const tag = isNumbered && !open.saysNumbers ? 'ol' : 'ul';
      this.writer.enter(`[${tag}]`, `[/${tag}]`, 'items');
      lists.push(open);
    }
    this.writer.enter('[li]', '[/li]', 'flow');
    if (open.saysNumbers) this.writer.lead(`${number}. `);
  }

  /** Ends the list before whatever else stands beside its items. */
  before(element: Element): void {
    const top = this.holders[this.holders.length - 1];
    if (top && element.parentElement === top.element) this.end();
  }

  /** Ends the list with the element that holds it. */
  after(element: Element): void {
    if (this.holders[this.holders.length - 1]?.element === element) this.end();
  }

  private end(): void {
    for (const _ of this.holders.pop()?.lists ?? []) this.close(['flow', 'items']);
  }

  private close(holds: readonly Hold[]): void {
    for (const hold of holds) this.writer.leave(hold);
  }
}

/** Whether Word shows a number before a paragraph, not a bullet. */
export function hasWordNumber(paragraph: Element): boolean {
  const bullet = [...paragraph.querySelectorAll('[style]')].find((part) =>
    isWordBullet(part.getAttribute('style') ?? ''),
  );
  return /^\s*[(]?[\da-z]{1,4}[.)]/i.test(bullet?.textContent ?? '');
}
