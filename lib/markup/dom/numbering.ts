export interface ItemNumbers {
  start: number;
  step: 1 | -1;
  /** A CSS `list-style-type`. */
  style: string;
  /** Null until the first item is read, because a selection may start in the middle of a list. */
  next: number | null;
}

/** CSS names for the values of `<ol type>`. */
const TYPES: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
const CUSTOM_STYLES = /^(?:lower|upper)-(?:alpha|latin|roman)$|^decimal-leading-zero$/;

/**
 * The numbering of an ordered list that doesn't count 1, 2, 3. World Anvil's lists always do, so such numbers become
 * text. Null for an ordinary list. `style`: the list's computed style, if known.
 */
export function customNumbering(list: Element, style?: string): ItemNumbers | null {
  const shown = style ?? TYPES[list.getAttribute('type') ?? ''] ?? 'decimal';
  const isReversed = list.hasAttribute('reversed');
  const startValue = Number.parseInt(list.getAttribute('start') ?? '', 10);
  const isOdd =
    isReversed ||
    CUSTOM_STYLES.test(shown) ||
    (startValue !== 1 && !Number.isNaN(startValue)) ||
    hasOwnValues(list);
  if (!isOdd) return null;
  const start = Number.isNaN(startValue) ? (isReversed ? itemsOf(list).length : 1) : startValue;
  return { start, step: isReversed ? -1 : 1, style: shown, next: null };
}

const LEAD = /^[([]?(?:\d+(?:\.\d+)*|[a-z]|[ivxlcdm]+)(?:[.):\]]|\s*$)/i;

/** Whether text that CSS generates, or that starts an item, is the item's number. */
export const isNumberLead = (text: string): boolean => LEAD.test(text.trim());

/**
 * How a list whose own numbers and bullets are hidden shows its items. `counted`: generated text counts them 1, 2, 3.
 * `written`: their numbers are text, so the list must not number them again. Null: neither.
 */
export function writtenNumbers(
  list: Element,
  generatedBefore: (item: Element) => string,
): 'counted' | 'written' | null {
  const items = itemsOf(list);
  const leads = items.map((item) => generatedBefore(item).trim());
  if (leads.every((lead, at) => lead.replace(/[.):]$/, '') === String(at + 1))) return 'counted';
  const isWritten = items.some((item, at) =>
    isNumberLead(leads[at] || (item.textContent ?? '').slice(0, 20)),
  );
  return isWritten ? 'written' : null;
}

function itemsOf(list: Element): Element[] {
  return [...list.children].filter((child) => child.localName === 'li');
}

function hasOwnValues(list: Element): boolean {
  return itemsOf(list).some((item, at) => item.hasAttribute('value') && ownNumber(item) !== at + 1);
}

function ownNumber(item: Element): number | null {
  const value = Number.parseInt(item.getAttribute('value') ?? '', 10);
  return Number.isNaN(value) ? null : value;
}

/** An item's number as the page shows it. Later items count on from it. */
export function nextNumber(numbers: ItemNumbers, item: Element): string {
  const number = ownNumber(item) ?? numbers.next ?? countedNumber(numbers, item);
  numbers.next = number + numbers.step;
  return listNumber(number, numbers.style);
}

/** Counts from the last preceding item with an explicit value, or from the start of the list. */
function countedNumber(numbers: ItemNumbers, item: Element): number {
  let passed = 0;
  for (let before = item.previousElementSibling; before; before = before.previousElementSibling) {
    if (before.localName !== 'li') continue;
    passed++;
    const value = ownNumber(before);
    if (value !== null) return value + passed * numbers.step;
  }
  return numbers.start + passed * numbers.step;
}

/** A number as CSS writes it in a `list-style-type`. */
export function listNumber(number: number, style: string): string {
  if (style === 'decimal-leading-zero') return String(number).padStart(2, '0');
  if (number < 1) return String(number);
  const letters = style.endsWith('roman')
    ? roman(number)
    : /alpha|latin/.test(style)
      ? alphabetic(number)
      : '';
  if (letters === '') return String(number);
  return style.startsWith('upper') ? letters.toUpperCase() : letters;
}

function alphabetic(number: number): string {
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  return letters;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Roman numerals up to 3999. Empty above that, where browsers show decimal digits. */
function roman(number: number): string {
  if (number > 3999) return '';
  let rest = number;
  let letters = '';
  for (const [value, sign] of ROMAN) {
    for (; rest >= value; rest -= value) letters += sign;
  }
  return letters;
}
