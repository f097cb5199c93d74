/** The numbers that the items of a list show. */
export interface ItemNumbers {
  start: number;
  step: 1 | -1;
  /** A list style of CSS, or the letter of a `type` attribute. */
  style: string;
  /** Null until the first item is read: a stretch may begin in the middle of the list. */
  next: number | null;
}

/** The CSS names of the letters that `<ol type>` takes. */
const TYPES: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
const WRITTEN = /^(?:lower|upper)-(?:alpha|latin|roman)$|^decimal-leading-zero$/;

/**
 * The numbers of an ordered list that does not read 1, 2, 3, as all lists of the platform do; null: an ordinary list.
 * `style`: the list style that the page shows, where it is known.
 */
export function oddNumbers(list: Element, style?: string): ItemNumbers | null {
  const shown = style ?? TYPES[list.getAttribute('type') ?? ''] ?? 'decimal';
  const isReversed = list.hasAttribute('reversed');
  const given = Number.parseInt(list.getAttribute('start') ?? '', 10);
  const isOdd =
    isReversed || WRITTEN.test(shown) || (given !== 1 && !Number.isNaN(given)) || hasOwnValues(list);
  if (!isOdd) return null;
  const start = Number.isNaN(given) ? (isReversed ? itemsOf(list).length : 1) : given;
  return { start, step: isReversed ? -1 : 1, style: shown, next: null };
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

/** The number of an item, as the page shows it; the ones after it are counted from it. */
export function nextNumber(numbers: ItemNumbers, item: Element): string {
  const number = ownNumber(item) ?? numbers.next ?? countedNumber(numbers, item);
  numbers.next = number + numbers.step;
  return written(number, numbers.style);
}

/** Counts from the last item before this one that has a value of its own, else from the start of the list. */
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

function written(number: number, style: string): string {
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

/** Empty beyond what these numerals can say: browsers show figures there. */
function roman(number: number): string {
  if (number > 3999) return '';
  let rest = number;
  let letters = '';
  for (const [value, sign] of ROMAN) {
    for (; rest >= value; rest -= value) letters += sign;
  }
  return letters;
}
