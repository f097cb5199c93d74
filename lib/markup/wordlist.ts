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

/** Lists that Word saves as paragraphs, each with the level it stands on. */
export class WordLists {
  private readonly writer: MarkupWriter;
  /** The element whose paragraphs are the items. */
  private parent: Element | null = null;
  /** Levels of the lists that are open, each with an open item. */
  private readonly levels: number[] = [];

  constructor(writer: MarkupWriter) {
    this.writer = writer;
  }

  /** Begins the item that a paragraph stands for, in the list it belongs to. */
  item(paragraph: Element, level: number, isNumbered: boolean): void {
    const parent = paragraph.parentElement;
    if (this.parent !== parent) this.end();
    this.parent = parent;
    let open = this.levels[this.levels.length - 1] ?? 0;
    while (open > level) {
      this.close(['flow', 'items']);
      this.levels.pop();
      open = this.levels[this.levels.length - 1] ?? 0;
    }
    if (open === level) this.close(['flow']);
    else {
      const tag = isNumbered ? 'ol' : 'ul';
      this.writer.enter(`[${tag}]`, `[/${tag}]`, 'items');
      this.levels.push(level);
    }
    this.writer.enter('[li]', '[/li]', 'flow');
  }

  /** Ends the list before whatever else stands beside its items. */
  before(element: Element): void {
    if (this.parent && element.parentElement === this.parent) this.end();
  }

  /** Ends the list with the element that holds it. */
  after(element: Element): void {
    if (this.parent === element) this.end();
  }

  private end(): void {
    while (this.levels.pop() !== undefined) this.close(['flow', 'items']);
    this.parent = null;
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
