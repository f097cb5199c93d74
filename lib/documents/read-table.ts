import { Marked } from 'marked';
import Papa from 'papaparse';
import { findings, useDialect } from './markdown/dialect.ts';
import { CannotRead, type RawDocument, type Reader } from './reader.ts';

const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;

/** What the columns of a table are called, by what they become. The first that fits is taken. */
const COLUMNS = {
  title: /^(?:title|name|titel|nom|nombre|nome|tytuł|タイトル|名前|العنوان|الاسم)$/i,
  text: /^(?:text|content|body|description|notes?|beschreibung|contenu|contenido|conteúdo|contenuto|treść|本文|النص)$/i,
};

export interface Table {
  head: string[];
  rows: string[][];
  separator: string;
}

/** Reads CSV and TSV, whatever separates its columns. The first line names them. */
export function parseTable(text: string): Table {
  const { data, meta } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: MOST_ROWS + 1 });
  const [head = [], ...rows] = data;
  return { head: head.slice(0, MOST_COLUMNS).map((name) => name.trim()), rows, separator: meta.delimiter };
}

/** Each row of a table is a document; its columns are title, text, tags and fields by their names. */
export const readTable: Reader = async ({ path }, tools) => {
  const { text, problems } = tools.decoded();
  const { head, rows } = parseTable(text);
  const titleAt = Math.max(
    0,
    head.findIndex((name) => COLUMNS.title.test(name)),
  );
  const textAt = head.findIndex((name, at) => at !== titleAt && COLUMNS.text.test(name));
  if (head.length === 0 || rows.length === 0) throw new CannotRead('nothingInIt');
  const documents: RawDocument[] = [];
  const names = new Map<string, number>();
  for (const row of rows) {
    const title = row[titleAt]?.trim() ?? '';
    if (title === '') continue;
    const found = findings();
    const marked = new Marked({ gfm: true, breaks: true });
    useDialect(marked, found);
    const written = await tools.write(await marked.parse(row[textAt] ?? ''), '');
    const fields = new Map(
      head.flatMap((name, at): [string, string[]][] => {
        const value = row[at]?.trim() ?? '';
        return at === titleAt || at === textAt || value === '' || name === '' ? [] : [[name, [value]]];
      }),
    );
    // A row is known by its title, wherever it stands in the table later.
    const times = (names.get(title) ?? 0) + 1;
    names.set(title, times);
    const place = (times === 1 ? title : `${title} (${times})`).replaceAll('/', ' ');
    const notes = [...found.notes, ...written.notes];
    documents.push({
      ...{ path: `${path}#${place}`, ...written, title, fields, notes, tags: [...found.tags] },
      problems: [...problems, ...written.problems],
    });
    await tools.slice();
  }
  return documents;
};
