import Papa from 'papaparse';
import { TEXT_FIELDS, type TextField } from '../model/index.ts';

const MOST_COLUMNS = 200;
/** Rows of a table that show what is in it, and the characters in which they are looked for. */
const SAMPLE = 5;
const SAMPLE_TEXT = 200_000;

/** What a column becomes. `own`: a property of its name. */
export type ColumnUse = 'title' | 'text' | 'tags' | 'template' | 'category' | 'own' | 'ignore' | TextField;

/** How a table is read: what separates its columns, and what each becomes. */
export interface TableLayout {
  separator: string;
  uses: ColumnUse[];
}

/** What columns are called, by what they become. The first of each that fits is taken for title and text. */
const NAMES: readonly (readonly [ColumnUse, RegExp])[] = [
  ['title', /^(?:title|name|titel|nom|nombre|nome|tytuł|タイトル|名前|العنوان|الاسم)$/i],
  [
    'text',
    /^(?:text|content|body|description|notes?|beschreibung|contenu|contenido|conteúdo|contenuto|treść|本文|النص)$/i,
  ],
  ['tags', /^tags?$/i],
  ['template', /^template$/i],
  ['category', /^category$/i],
  ...TEXT_FIELDS.map((field) => [field, new RegExp(`^${field}$`, 'i')] as const),
];

/** What the columns become by their names: one is the title, and at most one the text. Pure. */
export function usesByName(head: readonly string[]): ColumnUse[] {
  const uses = head.map((name): ColumnUse => NAMES.find(([, names]) => names.test(name))?.[0] ?? 'own');
  for (const use of ['title', 'text'] as const)
    uses.forEach((one, at) => {
      if (one === use && uses.indexOf(use) !== at) uses[at] = 'own';
    });
  if (!uses.includes('title') && uses.length > 0) uses[0] = 'title';
  return uses;
}

export interface Table {
  head: string[];
  rows: string[][];
  separator: string;
}

/** Reads CSV and TSV, whatever separates its columns. The first line names them. */
export function parseTable(text: string, separator: string | undefined, most: number): Table {
  const options = { skipEmptyLines: 'greedy', preview: most + 1, delimiter: separator ?? '' } as const;
  const { data, meta } = Papa.parse<string[]>(text, options);
  const [head = [], ...rows] = data;
  return { head: head.slice(0, MOST_COLUMNS).map((name) => name.trim()), rows, separator: meta.delimiter };
}

/** The beginning of a table, with how it would be read. */
export interface TableSample extends Table {
  path: string;
  /** Its first line: tables of one program have the same. */
  key: string;
  layout: TableLayout;
}

/** What tells tables of one kind from others. Pure. */
export const firstLineOf = (text: string): string => text.trimStart().split('\n', 1)[0]?.trim() ?? '';

/** The first rows of a table, read as somebody chose before, or by its names. Null if it has none. Pure. */
export function sampleTable(
  path: string,
  text: string,
  layoutOf: (key: string) => TableLayout | undefined,
): TableSample | null {
  const key = firstLineOf(text);
  const known = layoutOf(key);
  const table = parseTable(text.slice(0, SAMPLE_TEXT), known?.separator, SAMPLE);
  if (table.head.length === 0 || table.rows.length === 0) return null;
  const uses = known?.uses.length === table.head.length ? known.uses : usesByName(table.head);
  return { path, key, ...table, layout: { separator: table.separator, uses } };
}
