import { ResultList, type Row, rowOfEntry } from '../../../components/search/index.ts';
import { ENTRIES, thing } from '../sample/world.ts';
import type { Sheet } from '../story.ts';

const row = (id: string, title: string, change: Partial<Row>): Row => ({
  ...rowOfEntry(thing(id, title, {})),
  ...change,
});

const FOUND: readonly Row[] = [
  row('r1', 'Saltmere', { titleMarks: [[0, 4]], template: 'settlement' }),
  row('r2', 'The Drowned Town', {
    why: { label: 'search.rowAlias', text: 'Saltmere-under-Sea', marks: [[0, 4]] },
  }),
  row('r3', 'Tobias Fenn', {
    why: { label: null, text: '… kept the ledger of the salt office, and another one …', marks: [[25, 29]] },
  }),
  row('r4', 'Der lange Titel einer Begebenheit, die sich zur Zeit der Salzsteuer zutrug und nie endete', {
    template: 'document',
  }),
  row('r5', 'מלח הים', { why: { label: 'search.rowTag', text: 'salt', marks: [[0, 4]] } }),
];

const list = (id: string, title: string | null, rows: readonly Row[], active: string | null) => (
  <ResultList
    id={id}
    label={title ?? 'Results'}
    sections={[{ name: id, title, rows }]}
    active={active}
    onKeyDown={() => {}}
    onAction={() => {}}
  />
);

export default (): Sheet => ({
  stories: [
    { name: 'Every kind and standing', show: () => list('kinds', 'Recent', ENTRIES.map(rowOfEntry), null) },
    {
      name: 'Why it was found; the second is walked to',
      show: () => list('why', null, FOUND, FOUND[1]?.key ?? null),
    },
  ],
});
