import { describe, expect, it } from 'vitest';
import {
  fillPlaces,
  type ReadDocument,
  readDocument,
  readTableSample,
} from '../../../lib/documents/index.ts';
import { documentOf, documentsOf, fileOf, reading } from './reading.ts';

const shown = ({ markup, links }: ReadDocument): string =>
  fillPlaces(markup, { link: (at) => `<${links[at]?.label}>`, image: () => '' });

describe('a table', () => {
  it.each([
    [',', 'a.csv'],
    [';', 'a.csv'],
    ['\t', 'a.tsv'],
  ])('has a document in each row, separated by %j', async (sign, path) => {
    const text = `Name${sign}Text${sign}Tags${sign}Pronunciation\r\nEdda${sign}"Likes [[Ruan]]\n${sign} ""yes"""${sign}"a, b"${sign}ED\r\n${sign}no name\r\nRuan${sign}x\r\nRuan${sign}y`;
    const rows = await documentsOf(path, text);
    expect(rows.map(({ path, title }) => [path, title])).toEqual([
      [`${path}#Edda`, 'Edda'],
      [`${path}#2`, ''],
      [`${path}#Ruan`, 'Ruan'],
      [`${path}#Ruan (2)`, 'Ruan'],
    ]);
    expect(rows[0]).toMatchObject({ tags: ['a', 'b'], fields: { pronunciation: 'ED' } });
    expect(shown(rows[0] ?? (await documentOf('', '')))).toBe(
      `Likes <Ruan>[br]${sign.trim()} "yes"`.replace('[br] ', '[br]'),
    );
  });
  it('is read as somebody chose: its separator, and what each column becomes', async () => {
    const text = 'a,b|Kind|Note\nx|person|one\ny|place|two';
    const file = fileOf('t.csv', text);
    const sample = await readTableSample(file, () => ({ separator: '|', uses: [] }));
    expect(sample).toMatchObject({
      ...{ key: 'a,b|Kind|Note', head: ['a,b', 'Kind', 'Note'] },
      ...{
        rows: [
          ['x', 'person', 'one'],
          ['y', 'place', 'two'],
        ],
      },
      layout: { separator: '|', uses: ['title', 'own', 'text'] },
    });
    const read = await readDocument(
      file,
      async () => {},
      (key) => (key === sample?.key ? { separator: '|', uses: ['ignore', 'tags', 'title'] } : undefined),
    );
    expect('documents' in read && read.documents).toMatchObject([
      { title: 'one', tags: ['person'], markup: '', fields: {} },
      { title: 'two', tags: ['place'] },
    ]);
  });
  it('says that it has more rows than are read', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `n${at}`);
    const read = await reading('long.csv', ['Name,Text', ...rows].join('\n'));
    expect('documents' in read && [read.documents.length, read.rest?.reason]).toEqual([20_000, 'tooMany']);
  });
  it('without rows is a sentence', async () => {
    expect(await reading('a.csv', 'Name,Text')).toMatchObject({ unreadable: { reason: 'nothingInIt' } });
  });
});
