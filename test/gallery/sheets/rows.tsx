import { ResultList, type Row, rowOfEntry } from '../../../components/search/index.ts';
import { ENTRIES, resource } from '../sample/world.ts';
import type { Sheet, SheetMaker } from '../story.ts';

const HOUR = 3_600_000;

const row = (id: string, title: string, change: Partial<Row>): Row => ({
  ...rowOfEntry(resource(id, title, {})),
  ...change,
});

const path = (...titles: string[]): Row['path'] => titles.map((title) => ({ title, state: 'public' }));

const FOUND: readonly Row[] = [
  row('r1', 'Saltmere', {
    titleMarks: [[0, 4]],
    template: 'settlement',
    path: path('The Tidewater', 'Towns of the north coast'),
    excerpt: 'A town of nine lamps and eight wicks, built on what the sea gave back.',
  }),
  row('r2', 'The Drowned Town', {
    template: 'settlement',
    why: { label: 'search.rowAlias', text: 'Saltmere-under-Sea', marks: [[0, 4]] },
    path: path('The Tidewater'),
  }),
  row('r3', 'Tobias Fenn', {
    why: { label: null, text: '… kept the ledger of the salt office, and another one …', marks: [[25, 29]] },
  }),
  row('r4', 'Der lange Titel einer Begebenheit, die sich zur Zeit der Salzsteuer zutrug und nie endete', {
    template: 'document',
    isWip: true,
    isDraft: true,
  }),
  row('r5', 'מלח הים', {
    why: { label: 'search.rowTag', text: 'salt', marks: [[0, 4]] },
    path: path('العالم', 'المدن'),
  }),
  row('r6', 'The Chronicle of the Fall of the House of Angwin, part 1', { template: 'document' }),
  row('r7', 'The Chronicle of the Fall of the House of Angwin, part 2', { template: 'document' }),
];

/** Twelve articles that have nothing but the name in common. */
const SAME_NAME: readonly Row[] = (
  [
    ['person', ['People', 'Smugglers'], 'She rowed for the Wardens until the winter of the second flood.', 2],
    ['person', ['People', 'Lampwrights'], 'The lampwright’s apprentice, and her namesake’s niece.', 30],
    [
      'settlement',
      ['The Tidewater', 'Towns of the north coast'],
      'A hamlet that took its founder’s name.',
      80,
    ],
    ['vehicle', ['Ships'], 'A lugger of forty tons, built at Needle Point.', 200],
    ['item', ['The Tidewater', 'Relics'], 'A coat with nine buttons.', 400],
    ['organization', ['Orders and Guilds'], null, 900],
    ['document', ['Letters'], '“I never saw the ninth lamp lit,” it begins.', 1_500],
    ['ritual', ['Customs'], 'Held when a boat comes back without its crew.', 4_000],
    ['material', [], 'A dye made of mussels.', 9_000],
    ['ethnicity', ['People', 'Peoples'], 'Those who live beyond the reef.', 12_000],
    ['species', ['Bestiary'], null, 20_000],
    ['person', [], null, 40_000],
  ] as const
).map(([template, titles, excerpt, hours], at) =>
  row(`same-${at}`, 'Alba Angwin', {
    ...{ template, excerpt, path: path(...titles), updatedAt: Date.now() - hours * HOUR },
    ...{ isWip: at % 4 === 1, isDraft: at === 6, state: at % 5 === 3 ? 'private' : 'public' },
  }),
);

const list = (id: string, title: string | null, rows: readonly Row[], active: string | null) => (
  <ResultList
    id={id}
    label={title ?? 'Results'}
    sections={[{ name: id, title, rows }]}
    active={active}
    actions={['open', 'insert', 'copy', 'page']}
    onKeyDown={() => {}}
    onAction={() => {}}
  />
);

const sheet = (): Sheet => ({
  stories: [
    {
      name: 'Twelve of the same name; the third is selected',
      show: () => list('same', null, SAME_NAME, SAME_NAME[2]?.key ?? null),
    },
    { name: 'Every kind and state', show: () => list('kinds', 'Recent', ENTRIES.map(rowOfEntry), null) },
    {
      name: 'Why it was found; the second is selected',
      show: () => list('why', null, FOUND, FOUND[1]?.key ?? null),
    },
  ],
});

export const rowSheets: Record<'twoLines' | 'oneLine', SheetMaker> = {
  twoLines: sheet,
  oneLine() {
    document.documentElement.dataset.density = 'one-line';
    return sheet();
  },
};
