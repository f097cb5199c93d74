import type { Layout } from './frame.ts';
import type { MarkupWriter } from './writer.ts';

const LEVEL = /mso-list\s*:[^;]*\blevel([1-9])\b/i;

/** The list level of a paragraph that Word formats as a list item, or null for an ordinary one. */
export function wordListLevel(style: string): number | null {
  const level = LEVEL.exec(style)?.[1];
  return level === undefined ? null : Number(level);
}

/** Whether this element is the bullet or number that Word writes into the paragraph. */
export const isWordBullet = (style: string): boolean => /mso-list\s*:\s*ignore/i.test(style);

/** An item of a flat list. `number` is null for a bullet. */
export interface FlatItem {
  level: number;
  number: number | null;
}

/** An open list with an open item. */
interface OpenList {
  level: number;
  isNumbered: boolean;
  /** The page numbers differently from 1, 2, 3, so each item includes its number as text. */
  saysNumbers: boolean;
}

/** Lists whose items are siblings with a level each, as Word and Google Docs write them. */
export class FlatLists {
  private readonly writer: MarkupWriter;
  /** The elements that contain the items, outermost first, with the lists open in each. */
  private readonly holders: { element: Element; lists: OpenList[] }[] = [];

  constructor(writer: MarkupWriter) {
    this.writer = writer;
  }

  /** Starts an item in the list it belongs to. */
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

  /** Ends the list before a sibling of its items that isn't an item. */
  before(element: Element): void {
    const top = this.holders[this.holders.length - 1];
    if (top && element.parentElement === top.element) this.end();
  }

  /** Ends the list together with the element that contains it. */
  after(element: Element): void {
    if (this.holders[this.holders.length - 1]?.element === element) this.end();
  }

  private end(): void {
    for (const _ of this.holders.pop()?.lists ?? []) this.close(['flow', 'items']);
  }

  private close(holds: readonly Layout[]): void {
    for (const layout of holds) this.writer.leave(layout);
  }
}

/** Whether Word shows a number, rather than a bullet, before a paragraph. */
export function hasWordNumber(paragraph: Element): boolean {
  const bullet = [...paragraph.querySelectorAll('[style]')].find((part) =>
    isWordBullet(part.getAttribute('style') ?? ''),
  );
  return /^\s*[(]?[\da-z]{1,4}[.)]/i.test(bullet?.textContent ?? '');
}
