import { HEADING, withMark, withoutMark } from './elements.ts';
import { FlatLists } from './flat-lists.ts';
import type { Hold } from './frame.ts';
import type { LivePage } from './live.ts';
import { BOLD_BLOCK } from './marks.ts';
import { nextNumber, oddNumbers } from './numbering.ts';
import type { FromDomOptions } from './options.ts';
import { NO_ENDS, type Reading } from './reading.ts';
import type { Structure } from './structure.ts';
import { summaryWords } from './summary.ts';
import { TableReader } from './table-reader.ts';
import { MarkupWriter } from './writer.ts';

/** Writes headings, lists, tables, quotes, code and what else ends a paragraph. */
export abstract class BlockReader {
  protected readonly writer = new MarkupWriter();
  protected readonly options: FromDomOptions;
  protected readonly live: LivePage | null;
  protected readonly tables: TableReader;
  protected readonly lists = new FlatLists(this.writer);

  constructor(options: FromDomOptions) {
    this.options = options;
    this.live = options.live ?? null;
    this.tables = new TableReader(this.writer, this.live);
  }

  /** Begins what a block is written as. `around`: the stretch ends in it. */
  protected block(
    element: Element,
    name: string,
    reading: Reading,
    around: boolean,
    structure: Structure | null,
  ): void {
    if (this.options.bare) {
      if (name === 'pre') reading.typed = true;
      if (HEADING.test(name) || name === 'th') reading.usual = BOLD_BLOCK;
      if (name === 'blockquote') this.quote(element, reading);
      return;
    }
    this.writer.border();
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
    } else if (name === 'pre') {
      reading.typed = true;
      reading.marks = withoutMark(reading.marks, 'code');
      this.open(reading, '[code]', '[/code]', 'code');
    } else if (name === 'blockquote') {
      this.open(reading, '[quote]', '[/quote]', 'flow');
      this.quote(element, reading);
    } else if (name === 'hr') this.writer.rule();
    else if (name === 'ul' || name === 'ol') this.list(element, name, reading);
    else if (name === 'li') this.item(element, reading);
    else if (name === 'dt' && this.live) reading.marks = withMark(reading.marks, 'b');
    else if (name === 'details' && !around) this.details(element, reading);
    else {
      const part = structure?.kind === 'part' ? structure.part : undefined;
      const hold = this.tables.enter(element, part, reading);
      if (hold) this.open(reading, hold.open, hold.close, hold.hold);
    }
  }

  /** A heading holds one line: one with a list or a table in it is read as plain blocks. */
  private heading(element: Element, level: number, reading: Reading): void {
    reading.usual = BOLD_BLOCK;
    if (element.querySelector('li, table, pre, blockquote')) return;
    reading.marks = withoutMark(reading.marks, 'b');
    reading.aligned = true;
    this.open(reading, `[h${level}]`, `[/h${level}]`, 'line');
  }

  private list(element: Element, name: string, reading: Reading): void {
    if (!element.querySelector('li')) return;
    reading.number = name === 'ol' ? oddNumbers(element, this.live?.listStyle(element)) : null;
    const tag = reading.number === null ? name : 'ul';
    this.open(reading, `[${tag}]`, `[/${tag}]`, 'items');
    reading.list = 'list';
  }

  private item(element: Element, reading: Reading): void {
    if (reading.list !== 'list') this.open(reading, '[ul]', '[/ul]', 'items');
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
    this.writer.slot(summaryWords(label, this.options.sight));
    reading.label = label;
  }

  private open(reading: Reading, open: string, close: string, hold: Hold): void {
    this.writer.enter(open, close, hold);
    if (reading.ends === NO_ENDS) reading.ends = [hold];
    else reading.ends.push(hold);
  }

  /** How a quote's words look as a rule: many pages set the style on its paragraphs, not on the quote itself. */
  private quote(quote: Element, reading: Reading): void {
    const first = quote.firstElementChild;
    const look = this.live?.look(first?.localName === 'p' ? first : quote);
    if (look) reading.usual = { ...reading.usual, italic: look.italic, bold: look.bold };
  }
}
