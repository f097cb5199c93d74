import { addressArgument, PageLinks } from './address.ts';
import type { Bounds } from './bounds.ts';
import {
  type ElementTraits,
  HEADING,
  markOfTag,
  styledMarks,
  traitsOf,
  withLink,
  withMark,
  withoutMark,
} from './elements.ts';
import type { Hold } from './frame.ts';
import { imageAddress, imageWords } from './image.ts';
import { isDoubled, leadIn, raisedMark } from './maths.ts';
import { nextNumber, oddNumbers } from './numbering.ts';
import { innerOf, NO_ENDS, outermostReading, type Reading, within } from './reading.ts';
import { placeCell, skipCovered, type TableGrid, tableGrid } from './tablegrid.ts';
import { MarkupWriter } from './writer.ts';

/** `veiled`: takes room but shows nothing itself, its children may. `gone`: nothing of it is shown. */
export type Sight = 'shown' | 'veiled' | 'gone';

export interface FromDomOptions {
  /** What relative addresses start from. */
  base: string;
  /** How an element of a live page is seen; without it everything counts as shown. */
  sight?: (element: Element) => Sight;
  /**
   * Looks that an inline element of a live page gets from a stylesheet and its parent has not, as style declarations;
   * empty: none. Asked only where a mark could come of it.
   */
  looks?: (element: Element) => string;
  /** Whether line ends in this element's text are shown as such. Asked only where the text has some. */
  keepsLines?: (element: Element) => boolean;
  /** Elements and texts that are not read. */
  leftOut?: ReadonlySet<Node>;
  /** Images whose own words are said beside them. */
  captioned?: ReadonlySet<Node>;
  bounds?: Bounds;
  /** Leave out blocks, keep only words and marks: for a stretch inside one block. */
  bare?: boolean;
  /** Characters of markup after which the walk ends. */
  limit?: number;
}

const FORMULA = /\bmwe-math|\blatex\b|\bmath\b/;
const LOOKED = new Set(['span', 'font']);

/** Turns one element after the other into calls of the writer. */
export class ElementReader {
  private readonly writer = new MarkupWriter();
  private readonly images = new Map<string, string>();
  private readonly options: FromDomOptions;
  private readonly links: PageLinks;
  readonly outermost = outermostReading();

  constructor(options: FromDomOptions) {
    this.options = options;
    this.links = new PageLinks(options.base);
  }

  get length(): number {
    return this.writer.size;
  }

  text(data: string, node: Node, reading: Reading): void {
    if (reading.mute) return;
    this.writer.marks(reading.marks);
    if (reading.typed || (this.options.keepsLines && this.keepsLines(data, node))) this.writer.typed(data);
    else this.writer.text(data);
  }

  private keepsLines(data: string, node: Node): boolean {
    const parent = node.parentElement;
    return parent !== null && /\S[^\S\n]*\n/.test(data) && (this.options.keepsLines?.(parent) ?? false);
  }

  /** What to hold for the inside of `element`; null: nothing of it is read. `around`: the stretch ends in it. */
  enter(
    element: Element,
    name: string,
    traits: ElementTraits,
    outside: Reading,
    around: boolean,
  ): Reading | null {
    if (element === outside.label) return null;
    const sight = this.options.sight ? this.options.sight(element) : 'shown';
    const unseen = sight === 'gone' || traits.silent || (name === 'span' && isDoubled(element));
    if (unseen && !around) {
      if (outside.grid) this.skip(element, outside);
      return null;
    }
    const mute = unseen || sight === 'veiled' || (outside.mute && this.options.sight === undefined);
    const inMaths = outside.maths || name === 'math';
    const style = traits.block ? '' : this.styleOf(element, name, mute || outside.typed);
    if (!traits.special && style === '' && mute === outside.mute && !inMaths) {
      if (traits.block && !mute && !this.options.bare) this.writer.border();
      return innerOf(outside);
    }
    const reading = within(outside, true);
    reading.mute = mute;
    reading.maths = inMaths;
    if (mute) return reading;
    if (name === 'br') this.writer.lineBreak();
    else if (name === 'img') this.image(element, reading);
    else if (traits.block) this.block(element, name, reading, around);
    else this.inline(element, name, reading);
    if (style !== '') reading.marks = styledMarks(name, style, reading.marks);
    return reading;
  }

  /** `own`: only what stands at the element itself; colours and weights of code are no emphasis. */
  private styleOf(element: Element, name: string, own: boolean): string {
    const style = element.getAttribute('style') ?? '';
    if (own || !this.options.looks || !LOOKED.has(name) || !element.hasAttribute('class')) return style;
    return style === '' ? this.options.looks(element) : `${style};${this.options.looks(element)}`;
  }

  leave(element: Element, name: string, traits: ElementTraits, reading: Reading): void {
    if (reading.own) this.leaveOwn(element, name, reading);
    if (traits.block && !reading.mute && !this.options.bare) this.writer.border();
  }

  private leaveOwn(element: Element, name: string, reading: Reading): void {
    const grid = reading.grid;
    if (name === 'tr' && grid?.open && reading.ends.length > 0 && grid.below.has(element)) {
      this.owe(skipCovered(grid));
      this.owe(grid.width - grid.column);
    }
    for (let at = reading.ends.length - 1; at >= 0; at--) this.writer.leave(reading.ends[at] ?? 'flow');
    this.owe(reading.extra);
    if (name === 'table' && grid?.open && !reading.mute) this.writer.leave('items');
  }

  /** A cell outside the stretch still keeps its column. */
  skip(element: Element, outside: Reading): void {
    if (!outside.grid || !/^t[dh]$/.test(element.localName) || !element.parentElement) return;
    this.owe(1 + this.place(outside.grid, element, element.parentElement));
  }

  finish(): { markup: string; text: string; images: { url: string; alt: string }[] } {
    const markup = this.writer.finish();
    return {
      markup,
      text: this.writer.plain.trim(),
      images: [...this.images].map(([url, alt]) => ({ url, alt })),
    };
  }

  private open(reading: Reading, open: string, close: string, hold: Hold): void {
    this.writer.enter(open, close, hold);
    if (reading.ends === NO_ENDS) reading.ends = [hold];
    else reading.ends.push(hold);
  }

  private inline(element: Element, name: string, reading: Reading): void {
    const raised = reading.maths || name === 'rt';
    const mark =
      markOfTag(name) ?? (raised ? raisedMark(element, name, this.options.sight !== undefined) : undefined);
    if (mark && (mark !== 'code' || !reading.typed || this.options.bare))
      reading.marks = withMark(reading.marks, mark);
    if (name === 'a') {
      const address = this.links.address(element.getAttribute('href'));
      if (address) reading.marks = withLink(reading.marks, addressArgument(address));
    }
    const words = reading.maths ? leadIn(element, name) : '';
    if (words) {
      this.writer.marks(reading.marks);
      this.writer.text(words);
    }
  }

  private image(element: Element, reading: Reading): void {
    const words = imageWords(element);
    const names = element.getAttribute('class');
    if (words && names && FORMULA.test(names)) {
      if (!this.options.sight) return;
      this.words(words.replace(/^\{\\(?:display|text)style (.*)\}$/, '$1'), withMark(reading.marks, 'code'));
      return;
    }
    if (words && names && /\bemoji\b/.test(names)) {
      this.words(words, reading.marks, '');
      return;
    }
    const address = imageAddress(element, this.links);
    if (!address) {
      if (!reading.typed) this.words('', reading.marks);
      return;
    }
    if (!this.images.has(address)) this.images.set(address, words);
    const isSaid = words === '' || this.options.captioned?.has(element);
    this.words(isSaid ? 'Image' : `Image: ${words}`, withLink(reading.marks, addressArgument(address)));
  }

  private words(words: string, marks: readonly string[], around = ' '): void {
    this.writer.marks(marks);
    this.writer.text(around);
    this.writer.text(words);
    this.writer.text(around);
  }

  private block(element: Element, name: string, reading: Reading, around: boolean): void {
    if (this.options.bare) {
      if (name === 'pre') reading.typed = true;
      return;
    }
    this.writer.border();
    if (HEADING.test(name)) {
      const tag = `h${Math.min(4, Number(name[1]))}`;
      reading.marks = withoutMark(reading.marks, 'b');
      this.open(reading, `[${tag}]`, `[/${tag}]`, 'line');
    } else if (name === 'pre') {
      reading.typed = true;
      reading.marks = withoutMark(reading.marks, 'code');
      this.open(reading, '[code]', '[/code]', 'code');
    } else if (name === 'blockquote') this.open(reading, '[quote]', '[/quote]', 'flow');
    else if (name === 'hr') this.writer.rule();
    else if (name === 'ul' || name === 'ol') this.list(element, name, reading);
    else if (name === 'li') this.item(element, reading);
    else if (name === 'details' && !around) this.details(element, reading);
    else this.tablePart(element, name, reading);
  }

  private list(element: Element, name: string, reading: Reading): void {
    if (!element.querySelector('li')) return;
    reading.number = name === 'ol' ? oddNumbers(element) : null;
    const tag = reading.number === null ? name : 'ul';
    this.open(reading, `[${tag}]`, `[/${tag}]`, 'items');
    reading.list = 'list';
  }

  private item(element: Element, reading: Reading): void {
    if (reading.list !== 'list') this.open(reading, '[ul]', '[/ul]', 'items');
    this.open(reading, '[li]', '[/li]', 'flow');
    reading.list = 'item';
    if (!reading.number) return;
    this.writer.lead(`${nextNumber(reading.number, element)}. `);
    reading.number = null;
  }

  private details(element: Element, reading: Reading): void {
    const label = [...element.children].find((child) => child.localName === 'summary') ?? null;
    if (!label) return;
    this.open(reading, '[spoiler]', '[/spoiler]', 'flow');
    this.writer.slot(this.shownWords(label).replace(/\s+/g, ' ').trim());
    reading.label = label;
  }

  private shownWords(element: Element): string {
    const walker = element.ownerDocument.createTreeWalker(element, 5);
    let words = '';
    let node = walker.nextNode();
    while (node) {
      const inside = node instanceof Element ? node : null;
      const unread = inside && (traitsOf(inside.localName).silent || this.options.sight?.(inside) === 'gone');
      words += inside ? '' : (node.nodeValue ?? '');
      node = unread ? walker.nextSibling() : walker.nextNode();
      while (unread && !node && walker.parentNode()) node = walker.nextSibling();
    }
    return words;
  }

  private tablePart(element: Element, name: string, reading: Reading): void {
    const grid = reading.grid;
    if (name === 'table') reading.grid = tableGrid(element);
    else if (!grid) return;
    else if (name === 'caption' && grid.open) {
      this.writer.leave('items');
      grid.open = false;
    } else if (name === 'tr' && grid.below.has(element)) {
      if (!grid.open) this.writer.enter('[table]', '[/table]', 'items');
      grid.open = true;
      grid.column = 0;
      this.open(reading, '[tr]', '[/tr]', 'row');
    } else if (name === 'td' || name === 'th') {
      if (!element.parentElement) return;
      reading.extra = this.place(grid, element, element.parentElement);
      if (name === 'th') reading.marks = withoutMark(reading.marks, 'b');
      this.open(reading, `[${name}]`, `[/${name}]`, 'flow');
      reading.grid = null;
    }
  }

  /** Puts a cell in its column, after those that spans from above cover. Returns the columns beside its own. */
  private place(grid: TableGrid, cell: Element, row: Element): number {
    this.owe(skipCovered(grid));
    return placeCell(grid, cell, row);
  }

  private owe(cells: number): void {
    if (cells > 0) this.writer.owe('[td][/td]'.repeat(cells));
  }
}
