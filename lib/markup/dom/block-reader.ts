import type { FromDomOptions } from '../parse.ts';
import { isCodeTable } from './controls.ts';
import { HEADING, traitsOf, withMark, withoutMark } from './elements.ts';
import type { Layout } from './frame.ts';
import { Joints } from './joints.ts';
import type { LivePage } from './live.ts';
import { BOLD_BLOCK } from './marks.ts';
import { customNumbering, nextNumber, writtenNumbers } from './numbering.ts';
import { NO_ENDS, type Reading } from './reading.ts';
import { FlatLists, type Structure } from './structure.ts';
import { TableReader } from './table-reader.ts';
import { MarkupWriter } from './writer.ts';

/** The label of a disclosure button: its visible text, or the name of its icon. */
const summaryText = (summary: Element, options: FromDomOptions): string =>
  visibleLine(summary, options) || iconText(summary) || 'Details';

function visibleLine(element: Element, { visibility, live }: FromDomOptions): string {
  const isGone = (part: Element): boolean => traitsOf(part.localName).silent || visibility?.(part) === 'gone';
  const isApart = (node: Node | null): boolean =>
    node instanceof Element && live !== undefined && !/^(?:inline|box)$/.test(live.edge(node));
  return oneLine(visibleText(element, isGone, isApart));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `isApart`: whether an element is set apart from the text around it. */
function visibleText(
  element: Element,
  isGone: (element: Element) => boolean,
  isApart: (node: Node | null) => boolean,
): string {
  const walker = element.ownerDocument.createTreeWalker(element, 5);
  let text = '';
  let node = walker.nextNode();
  while (node) {
    if (isApart(node) || isApart(node.previousSibling)) text += ' ';
    const isUnread = node instanceof Element && isGone(node);
    text += node instanceof Element ? '' : (node.nodeValue ?? '');
    node = isUnread ? walker.nextSibling() : walker.nextNode();
    while (isUnread && !node && walker.parentNode()) node = walker.nextSibling();
  }
  return text;
}

function iconText(summary: Element): string {
  const isNamed = summary.matches('[aria-label], [title]');
  const named = isNamed ? summary : summary.querySelector('[aria-label], [title], [alt]');
  const text =
    named?.getAttribute('aria-label') ||
    named?.getAttribute('title') ||
    named?.getAttribute('alt') ||
    summary.querySelector('svg > title')?.textContent;
  return oneLine(text ?? '');
}

const RUBY = /^(?:ruby|rb|rt|rtc|rp)$/;

/** The element at the end of a quote that names its author. Null if it has links, which would be lost. */
function authorOf(quote: Element): Element | null {
  const last = quote.lastElementChild;
  const next = last?.nextSibling?.nodeValue ?? '';
  if (!last || !/^(?:footer|cite)$/.test(last.localName) || /\S/.test(next) || last === quote.firstChild)
    return null;
  return last.querySelector('a[href]') ? null : last;
}

/** Writes block elements: headings, lists, tables, quotes, code. */
export abstract class BlockReader {
  protected readonly joints: Joints;
  protected readonly writer: MarkupWriter;
  protected readonly options: FromDomOptions;
  protected readonly live: LivePage | null;
  protected readonly tables: TableReader;
  protected readonly lists: FlatLists;

  constructor(options: FromDomOptions) {
    this.options = options;
    this.live = options.live ?? null;
    this.joints = new Joints(this.live);
    this.writer = new MarkupWriter(this.joints);
    this.lists = new FlatLists(this.writer);
    this.tables = new TableReader(this.writer, this.live);
  }

  /** Opens the block for an element. `holdsBoundary`: a selection boundary lies inside the element. */
  protected block(
    element: Element,
    name: string,
    reading: Reading,
    holdsBoundary: boolean,
    structure: Structure | null,
  ): void {
    if (this.options.bare) {
      if (name === 'pre') reading.preformatted = true;
      if (HEADING.test(name) || name === 'th') reading.blockStyle = BOLD_BLOCK;
      if (name === 'blockquote') this.quote(element, reading);
      return;
    }
    this.edge(element, name, true, false);
    if (structure?.kind === 'item') {
      this.lists.item(structure.holder, structure);
      reading.aligned = true;
      if (structure.lead) this.writer.lead(structure.lead);
      return;
    }
    if (structure?.kind === 'items') return;
    const level = structure?.kind === 'heading' ? structure.level : HEADING.test(name) ? Number(name[1]) : 0;
    if (level > 0) this.heading(element, Math.min(4, level), reading);
    else if (structure?.kind === 'aligned') {
      this.open(reading, `[${structure.side}]`, `[/${structure.side}]`, 'flow');
      reading.aligned = true;
    } else if (name === 'pre' || (name === 'table' && this.live && isCodeTable(element))) {
      reading.preformatted = true;
      reading.marks = withoutMark(reading.marks, 'code');
      this.open(reading, '[code]', '[/code]', 'code');
    } else if (name === 'blockquote') {
      this.open(reading, '[quote]', '[/quote]', 'flow');
      this.quote(element, reading);
      const author = holdsBoundary ? null : authorOf(element);
      const line = author ? visibleLine(author, this.options) : '';
      if (line.length > 0 && line.length <= 120) {
        this.writer.setLastArgument(line.replace(/^[—–―-]+\s*/, ''));
        reading.label = author;
      }
    } else if (name === 'hr' || structure?.kind === 'rule') this.writer.rule();
    else if (name === 'ul' || name === 'ol' || name === 'menu') this.list(element, name, reading);
    else if (name === 'li') this.item(element, reading);
    else if (name === 'dt' && this.live) reading.marks = withMark(reading.marks, 'b');
    else if (name === 'details' && !holdsBoundary) this.details(element, reading);
    else {
      const part = structure?.kind === 'part' ? structure.part : undefined;
      const layout = this.tables.enter(element, part, reading);
      if (layout) this.open(reading, layout.open, layout.close, layout.hold);
    }
  }

  /** The start or end of an element: a paragraph break, or what CSS makes of it. */
  protected edge(element: Element, name: string, isStart: boolean, isMaths: boolean): void {
    const { block } = traitsOf(name);
    if (block && this.options.bare) return;
    // A known site's rules make blocks of elements whatever their style says.
    if (block && (!this.live || name !== element.localName)) this.writer.endParagraph();
    else if (this.live && !RUBY.test(name) && (!isMaths || name === 'math' || name === 'mjx-container'))
      this.writer.cross(element, isStart, block);
  }

  /** Headings hold one line, so a heading that contains a list or table is read as plain blocks. */
  private heading(element: Element, level: number, reading: Reading): void {
    reading.blockStyle = BOLD_BLOCK;
    if (element.querySelector('li, table, pre, blockquote')) return;
    reading.marks = withoutMark(reading.marks, 'b');
    reading.aligned = true;
    this.open(reading, `[h${level}]`, `[/h${level}]`, 'line');
  }

  private list(element: Element, name: string, reading: Reading): void {
    if (!element.querySelector('li')) return;
    if (this.live?.edge(element) === 'inline' || this.isJoined(element)) {
      reading.list = 'line';
      return;
    }
    const style = this.live?.listStyle(element);
    reading.number = name === 'ol' ? customNumbering(element, style) : null;
    const hides = style === 'none' && (name === 'ol' || this.live?.generated(element.children[0] ?? element));
    const written = hides
      ? writtenNumbers(element, (item) => this.live?.generated(item)?.before ?? '')
      : null;
    if (written) reading.number = null;
    reading.isCounted = written === 'counted' || (written === null && name === 'ol');
    const tag = reading.isCounted && reading.number === null ? 'ol' : 'ul';
    this.open(reading, `[${tag}]`, `[/${tag}]`, 'items');
    reading.list = 'list';
  }

  /** Whether a style sheet makes a line of a list, with signs between its items. */
  private isJoined({ firstElementChild: first, lastElementChild: last }: Element): boolean {
    if (!this.live || !first || !last || first === last || this.live.edge(first) !== 'inline') return false;
    return Boolean(this.live.generated(first)?.after || this.live.generated(last)?.before);
  }

  private item(element: Element, reading: Reading): void {
    if (reading.list === 'line') return;
    if (reading.list !== 'list') {
      this.open(reading, '[ul]', '[/ul]', 'items');
      reading.isCounted = false;
    }
    this.open(reading, '[li]', '[/li]', 'flow');
    reading.list = 'item';
    reading.aligned = true;
    if (!reading.number) return;
    this.writer.lead(`${nextNumber(reading.number, element)}. `);
    reading.number = null;
  }

  private details(element: Element, reading: Reading): void {
    const label = [...element.children].find((child) => child.localName === 'summary') ?? null;
    if (!label) return;
    this.open(reading, '[spoiler]', '[/spoiler]', 'flow');
    this.writer.setLastArgument(summaryText(label, this.options));
    reading.label = label;
  }

  protected open(reading: Reading, open: string, close: string, layout: Layout): void {
    this.writer.enter(open, close, layout);
    if (reading.ends === NO_ENDS) reading.ends = [layout];
    else reading.ends.push(layout);
  }

  /** The default style inside a quote. Many pages style its paragraphs rather than the quote itself. */
  private quote(quote: Element, reading: Reading): void {
    const first = quote.firstElementChild;
    const elementStyle = this.live?.style(first?.localName === 'p' ? first : quote);
    if (elementStyle)
      reading.blockStyle = { ...reading.blockStyle, italic: elementStyle.italic, bold: elementStyle.bold };
  }
}
