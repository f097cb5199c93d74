import type { Token } from '../../markup/index.ts';
import { lineOf } from '../../markup/index.ts';
import { LABELED_LINE } from './date-names.ts';
import type { LabeledFact, Range } from './entry-facts.ts';

const ID_IN_MENTION = /\]\(\s?(?:[A-Za-z]{1,40})?:([\w-]{1,64})\s?\)/g;

export function labeledFact(label: string, value: string, field: string, range: Range): LabeledFact {
  const ids = value.includes('](')
    ? Array.from(value.matchAll(ID_IN_MENTION), ([, id = '']) => id.toLowerCase())
    : [];
  const written = label.trim();
  return { label: written.toLowerCase(), written, value: lineOf(value), ids, field, range };
}

/** What separates labels of one line. */
const NEXT_LABEL = / {0,2}[;,.|·•/] {0,2}/y;

/** The lines of a text that begin with a label, such as `[b]Born:[/b] 1203 AE`. */
export class LabeledLines {
  readonly found: LabeledFact[] = [];
  readonly #text: string;
  readonly #field: string;
  #behind = 0;

  constructor(text: string, field: string) {
    this.#text = text;
    this.#field = field;
  }

  /** Tells where a line begins, in the order of the text. */
  begin(at: number): void {
    // A line may begin with empty ones, and have several labels.
    if (at < this.#behind) return;
    for (let from = at; ; from = this.#behind) {
      LABELED_LINE.lastIndex = from;
      const match = LABELED_LINE.exec(this.#text);
      if (!match) return;
      const [line, label = '', value = ''] = match;
      this.#behind = from + line.length;
      this.found.push(labeledFact(label, value, this.#field, [from, this.#behind]));
      NEXT_LABEL.lastIndex = this.#behind;
      const next = NEXT_LABEL.exec(this.#text);
      if (!next) return;
      this.#behind += next[0].length;
    }
  }
}

interface Cell {
  isHeader: boolean;
  start: number;
  end: number;
}

const CELLS = new Set(['td', 'th', 'col']);
const ROWS = new Set(['tr', 'row']);
const LONGEST_LABEL = 40;
const LONGEST_VALUE = 200;
const LABEL = /^[^\d\n]*\p{L}[^\d\n]*$/u;

/** The tables of a text: what rows with a label and a value say. */
export class TableRows {
  /** Each table's rows. */
  readonly tables: LabeledFact[][] = [];
  readonly #text: string;
  readonly #field: string;
  #rows: Cell[][] = [];
  #cell: Cell | null = null;

  constructor(text: string, field: string) {
    this.#text = text;
    this.#field = field;
  }

  /** Takes the tags of a text, in order. */
  take({ kind, name }: Extract<Token, { kind: 'open' | 'close' }>, start: number, end: number): void {
    if (CELLS.has(name)) {
      this.#closeCell(start);
      if (kind === 'open') this.#cell = { isHeader: name === 'th', start: end, end };
    } else if (ROWS.has(name)) {
      this.#closeCell(start);
      if (kind === 'open') this.#rows.push([]);
    } else if (name === 'table') {
      this.#closeCell(start);
      this.end();
    }
  }

  #closeCell(at: number): void {
    if (this.#cell) this.#rows.at(-1)?.push({ ...this.#cell, end: at });
    this.#cell = null;
  }

  /** Ends the table, or the text. */
  end(): void {
    const rows = this.#rows.filter((cells) => cells.length > 0);
    this.#rows = [];
    const [first, second] = rows;
    const isAcross =
      rows.length === 2 &&
      first &&
      first.length > 1 &&
      first.length === second?.length &&
      first.every((cell) => cell.isHeader);
    const pairs = isAcross
      ? first.flatMap((cell, at): [Cell, Cell | undefined][] => [[cell, second?.[at]]])
      : rows.flatMap(pairsOf);
    const facts = pairs.flatMap(([label, value]) => (value ? this.#fact(label, value) : []));
    if (facts.length > 0) this.tables.push(facts);
  }

  #fact(label: Cell, value: Cell): LabeledFact[] {
    const [name, said] = [label, value].map(({ start, end }) => this.#text.slice(start, end));
    if (!name || !said || name.length > LONGEST_LABEL * 3 || said.length > LONGEST_VALUE) return [];
    const written = lineOf(name).replace(/\s*[:：]$/, '');
    if (written.length > LONGEST_LABEL || !LABEL.test(written)) return [];
    return [labeledFact(written, said, this.#field, [value.start, value.end])];
  }
}

/** A row of a label and a value, or of several such pairs if headers say so. */
function pairsOf(cells: readonly Cell[]): [Cell, Cell | undefined][] {
  const [label, value] = cells;
  if (label && value && cells.length === 2 && !value.isHeader) return [[label, value]];
  const isPaired = cells.length % 2 === 0 && cells.every(({ isHeader }, at) => isHeader === (at % 2 === 0));
  return isPaired ? cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1]]] : [])) : [];
}
