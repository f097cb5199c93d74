import { findings, parseDialect } from './markdown/dialect.ts';
import { CannotRead, type RawDocument, type Reader } from './reader.ts';
import { firstLineOf, parseTable, usesByName } from './table-layout.ts';

const MOST_ROWS = 20_000;

/** Each row of a table is a document; its columns are title, text, tags and fields by their names or by choice. */
export const readTable: Reader = async ({ path }, tools) => {
  const { text, problems } = tools.decoded();
  const chosen = tools.layoutOf(firstLineOf(text));
  const table = parseTable(text, chosen?.separator, MOST_ROWS + 1);
  const { head } = table;
  const rows = table.rows.slice(0, MOST_ROWS);
  if (rows.length < table.rows.length) tools.cutShort();
  if (head.length === 0 || rows.length === 0) throw new CannotRead('nothingInIt');
  const uses = chosen?.uses.length === head.length ? chosen.uses : usesByName(head);
  const [titleAt, textAt] = [uses.indexOf('title'), uses.indexOf('text')];
  const documents: RawDocument[] = [];
  const names = new Map<string, number>();
  for (const [number, row] of rows.entries()) {
    const title = row[titleAt]?.trim() ?? '';
    const found = findings();
    const written = await tools.write(parseDialect(row[textAt] ?? '', found, { breaks: true }), '');
    const fields = new Map<string, string[]>();
    for (const [at, use] of uses.entries()) {
      const value = row[at]?.trim() ?? '';
      if (use === 'title' || use === 'text' || use === 'ignore' || value === '') continue;
      const name = use === 'own' ? (head[at] ?? '') : use;
      if (name !== '') fields.set(name, [...(fields.get(name) ?? []), value]);
    }
    // A row is known by its title, wherever it stands in the table later.
    const named = title === '' ? `${number + 1}` : title;
    const times = (names.get(named) ?? 0) + 1;
    names.set(named, times);
    const place = (times === 1 ? named : `${named} (${times})`).replaceAll('/', ' ');
    const notes = [...found.notes, ...written.notes];
    documents.push({
      ...{ path: `${path}#${place}`, ...written, title, fields, notes, tags: [...found.tags] },
      problems: [...problems, ...written.problems],
    });
    await tools.slice();
  }
  return documents;
};
