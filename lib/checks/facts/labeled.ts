import type { Token } from '../../markup/index.ts';
import { lineOf } from '../../markup/index.ts';
import { DATE_LABELS, LABELED_LINE } from './date-names.ts';
import type { LabeledFact, Range } from './entry-facts.ts';
import { kinOf, SIBLINGS, SPOUSES } from './kin-words.ts';

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

/** Headers of tables of rulers. */
const RULERS =
  /^(?:ruler|rulers|monarch|king|queen|king or queen|name|sovereign|emperor|duke|leader|lord|herrscher|herrscherin|könig|kaiser|herzog|souverain|roi|empereur|gobernante|rey|emperador|soberano|governante|rei|imperador|sovrano|re|imperatore|duca|władca|król|cesarz|książę|統治者|君主|国王|王|皇帝|الحاكم|الملك|السلطان)$/u;
const REIGNS =
  /^(?:reign|reigned|reigns|rule|ruled|years of (?:rule|reign)|in office|term|regierung|regierungszeit|herrschaft|regierte|règne|régna|reinado|gobierno|governo|regno|panowanie|rządy|在位|在位期間|治世|الحكم|فترة الحكم|مدة الحكم)$/u;
const BEGINS =
  /^(?:from|start|began|crowned|start of (?:reign|rule)|accession|von|beginn|krönung|de|début|du|desde|inicio|início|dal|inizio|od|początek|即位|من)$/u;
const ENDS =
  /^(?:to|until|end|ended|end of (?:reign|rule)|abdicated|bis|ende|à|au|fin|jusqu[’']en|hasta|até|fim|al|fino al|fine|do|koniec|退位|إلى)$/u;
const LANDS =
  /^(?:realm|kingdom|duchy|country|land|region|province|title|office|position|seat|throne|reich|titel|amt|royaume|titre|reino|título|cargo|regno di|titolo|królestwo|tytuł|国|地位|المملكة|اللقب)$/u;

const isRelative = (label: string): boolean =>
  kinOf(label) !== undefined || SPOUSES.test(label) || SIBLINGS.test(label) || RULERS.test(label);

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
      (first.every((cell) => cell.isHeader) || first.every((cell) => DATE_LABELS.has(this.#labelOf(cell))));
    const pairs = isAcross
      ? first.flatMap((cell, at): [Cell, Cell | undefined][] => [[cell, second?.[at]]])
      : rows.flatMap(pairsOf);
    const reigns = first && rows.length > 2 ? this.#reigns(first, rows.slice(1)) : [];
    if (reigns.length > 0) this.tables.push(reigns);
    const said = pairs.flatMap(([label, value]) => (value ? this.#fact(label, value) : []));
    // Below “Brother” stands whom the row is about, unless that is the subject.
    const facts = isAcross
      ? said.map((one) => (isRelative(one.label) ? { ...one, label: 'name' } : one))
      : said;
    if (facts.length > 0) this.tables.push(facts);
  }

  #labelOf({ start, end }: Cell): string {
    return lineOf(this.#text.slice(start, Math.min(end, start + LONGEST_VALUE)))
      .replace(/\s*[:：]$/, '')
      .toLowerCase();
  }

  /** Who ruled when, row by row: a column of rulers, and one of their years, or two. Thrones of several lands say nothing. */
  #reigns(header: readonly Cell[], rows: readonly Cell[][]): LabeledFact[] {
    const names = header.map((cell) => this.#labelOf(cell));
    const at = (words: RegExp): number => names.findIndex((name) => words.test(name));
    const [ruler, span, from, to] = [at(RULERS), at(REIGNS), at(BEGINS), at(ENDS)];
    if (ruler < 0 || at(LANDS) >= 0 || (span < 0 && (from < 0 || to < 0))) return [];
    return rows.flatMap((cells): LabeledFact[] => {
      const said = (place: number): string => {
        const cell = cells[place];
        return cell ? this.#text.slice(cell.start, cell.end).trim() : '';
      };
      const years = span >= 0 ? said(span) : `${said(from)}–${said(to)}`;
      const [first, last] = [cells[0], cells.at(-1)];
      if (!first || !last || said(ruler) === '' || years.length > LONGEST_LABEL) return [];
      return [
        labeledFact('ruler', `${said(ruler)} (${lineOf(years)})`, this.#field, [first.start, last.end]),
      ];
    });
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
