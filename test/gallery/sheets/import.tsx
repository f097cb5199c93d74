import { type ImportState, ImportView } from '../../../components/import/index.ts';
import { message } from '../../../lib/i18n/index.ts';
import type { ImportedEntry } from '../../../lib/library/index.ts';
import type { Sheet } from '../story.ts';

const target = { state: 'again', id: 'w', title: 'Saltmere', slug: 'saltmere' } as const;

const entry = (title: string, change: ImportedEntry['change'] = 'added'): ImportedEntry => ({
  ref: { kind: 'article', id: title },
  title,
  change,
});

const state = (name: string, one: ImportState) => ({
  name,
  show: () => (
    <div class="import-page">
      <ImportView state={one} start={() => {}} stop={() => {}} reset={() => {}} onOpenPanel={() => {}} />
    </div>
  ),
});

export default function importSheet(): Sheet {
  const nothing = { added: [], changed: [], same: 0, lacking: [], problems: [] };
  const added = ['The Heron', 'Lamp oil', 'Grey whale'].map((title) => entry(title));
  const articleId = null;
  return {
    stories: [
      state('Before', { step: 'choose', problem: null }),
      state('Another page was chosen', { step: 'choose', problem: message('import.notExport') }),
      state('The page is translated', { step: 'choose', problem: message('import.translated') }),
      state('Opening', { step: 'reading', progress: null }),
      state('Reading', { step: 'reading', progress: { target, done: 1_240, total: 9_800 } }),
      state('Asking which world it is of', {
        step: 'asking',
        question: {
          ...{ title: 'Saltmere Reborn', world: { id: 'w', title: 'Saltmere', source: 'export' } },
          ...{ shared: 120, exported: 412, held: 130 },
        },
        answer: () => {},
      }),
      state('Asking whether it is a connected world', {
        step: 'asking',
        question: {
          ...{ title: 'Saltmere', world: { id: 'w', title: 'Saltmere', source: 'account' } },
          ...{ shared: 0, exported: 412, held: 0 },
        },
        answer: () => {},
      }),
      state('Read for the first time', {
        step: 'done',
        reports: [{ ...nothing, target: { ...target, state: 'new' }, copy: 'whole', added }],
      }),
      state('Read again, with problems', {
        step: 'done',
        reports: [
          {
            ...{ target, copy: 'updatedInPart', added, same: 412, lacking: [entry('Old Harbor')] },
            changed: [entry('Edda Marsh the Elder', 'changed')],
            problems: [
              { code: 'cutShort', title: 'The Winter of Two Moons', articleId },
              { code: 'noEnd', title: null, articleId },
              { code: 'missing', title: 'The Tide Tables', articleId },
            ],
          },
        ],
      }),
      state('Stopped at the first reading', {
        step: 'done',
        reports: [{ ...nothing, target: { ...target, state: 'new' }, copy: 'part', added }],
      }),
      state('Two worlds of an account', {
        step: 'done',
        reports: ['Saltmere', 'The Long Lake'].map((title) => ({
          ...nothing,
          target: { ...target, id: title, title, state: 'new' as const },
          copy: 'whole' as const,
          added,
          problems:
            title === 'Saltmere'
              ? [{ code: 'badFile' as const, title: 'articles/Rope.json', articleId }]
              : [],
        })),
      }),
    ],
  };
}
