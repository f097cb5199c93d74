import type { ElementTraits } from './elements.ts';
import type { Layout } from './frame.ts';
import type { Generated, LivePage, TablePart } from './live.ts';
import type { Reading } from './reading.ts';
import { boxSign } from './stand-ins.ts';
import type { MarkupWriter } from './writer.ts';

const LEVEL = /mso-list\s*:[^;]*\blevel([1-9])\b/i;

/** The list level of a paragraph that Word formats as a list item, or null for an ordinary one. */
function wordListLevel(style: string): number | null {
  const level = LEVEL.exec(style)?.[1];
  return level === undefined ? null : Number(level);
}

/** Whether this element is the bullet or number that Word writes into the paragraph. */
const isWordBullet = (style: string): boolean => /mso-list\s*:\s*ignore/i.test(style);

/** An item of a flat list. `number` is null for a bullet. */
interface FlatItem {
  level: number;
  number: number | null;
}

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
function hasWordNumber(paragraph: Element): boolean {
  const bullet = [...paragraph.querySelectorAll('[style]')].find((part) =>
    isWordBullet(part.getAttribute('style') ?? ''),
  );
  return /^\s*[(]?[\da-z]{1,4}[.)]/i.test(bullet?.textContent ?? '');
}

/** What role, style and CSS make of an element, regardless of its tag. */
export type Structure = (
  | { kind: 'part'; part: TablePart }
  | { kind: 'heading'; level: number }
  | { kind: 'aligned'; side: 'center' | 'right' }
  | ({ kind: 'item'; holder: Element; lead?: string } & FlatItem)
  | { kind: 'items' }
  | { kind: 'rule' }
  | { kind: 'skipped' }
  | { kind: 'plain' }
) & { isBlock: boolean; generated: Generated | null };

/** Returns null if the element is what its tag says. */
export function structureOf(
  element: Element,
  name: string,
  traits: ElementTraits,
  outside: Reading,
  live: LivePage,
): Structure | null {
  if (outside.preformatted) return null;
  const generated = name === 'mjx-c' ? null : live.generated(element);
  const plain: Structure | null = generated && { kind: 'plain', isBlock: traits.block, generated };
  if (traits.special && name !== 'center') return plain;
  const role = element.getAttribute('role');
  if (role === 'heading') {
    const level = Number.parseInt(element.getAttribute('aria-level') ?? '2', 10) || 2;
    return { kind: 'heading', level, isBlock: true, generated };
  }
  if (role === 'separator' && traits.block) return { kind: 'rule', isBlock: true, generated: null };
  if (role === 'checkbox') return { kind: 'plain', isBlock: false, generated: checkBox(element) };
  const part = outside.grid || role || element.childElementCount > 1 ? live.tablePart(element) : null;
  if (part && (part === 'table' || outside.grid)) return { kind: 'part', part, isBlock: true, generated };
  const style = element.getAttribute('style') ?? '';
  if (style.includes('mso-list')) {
    const level = wordListLevel(style);
    if (level !== null && traits.block && element.parentElement) {
      const number = hasWordNumber(element) ? 1 : null;
      return {
        kind: 'item',
        holder: element.parentElement,
        level,
        number,
        isBlock: true,
        generated,
      };
    }
    if (isWordBullet(style)) return { kind: 'skipped', isBlock: false, generated };
  }
  if (traits.block && !outside.aligned && mayBeAligned(element, name, style)) {
    const side = live.alignment(element);
    if (side) return { kind: 'aligned', side, isBlock: true, generated };
  }
  return plain;
}

/** Whether the alignment seems deliberate, on a paragraph or short block. A layout aligns whole sections. */
function mayBeAligned(element: Element, name: string, style: string): boolean {
  if (name === 'center') return true;
  if (name !== 'p' && name !== 'div') return false;
  return (
    style.includes('text-align') ||
    element.hasAttribute('align') ||
    (name === 'p' && element.hasAttribute('class'))
  );
}

function checkBox(element: Element): Generated | null {
  const checked = element.getAttribute('aria-checked');
  return checked === null ? null : { before: `${boxSign(checked === 'true')} `, after: '' };
}
