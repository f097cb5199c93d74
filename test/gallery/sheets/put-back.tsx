import '../../../components/backup/backup.css';
import '../../../components/import/import.css';
import { IntoWorld, Question } from '../../../components/backup/put-back/into-world.tsx';
import { PutBackRows } from '../../../components/backup/put-back/put-back-rows.tsx';
import type { PutBackSource } from '../../../components/backup/put-back/use-put-back.ts';
import { ImportStatus } from '../../../components/documents/index.ts';
import { message, t } from '../../../lib/i18n/index.ts';
import type { ImportProgress } from '../../../lib/import/index.ts';
import type { Obstacle, PutBackRow, RowState } from '../../../lib/put-back/index.ts';
import type { Sheet } from '../story.ts';

const NONE = () => {};

const row = (
  kind: PutBackRow['resource']['kind'],
  title: string,
  state: RowState,
  obstacle: Obstacle | null = null,
): PutBackRow => ({
  ...{ key: `${kind} ${title}`, state, obstacle, above: null },
  resource: { kind, id: title, title, json: title, markdown: null, updatedAt: null, readAt: null },
});

const ROWS: PutBackRow[] = [
  row('category', 'Lantern Ward', 'missing'),
  row('article', 'Odo Keeper, who tends the nine lamps of the harbor wall and answers for each', 'missing'),
  row('article', 'Edda Marsh', 'differs'),
  row('statblock', 'Grey whale', 'double'),
  row('article', 'The Needle', 'before'),
  row('category', 'Coasts', 'before'),
  row('map', 'The Slack', 'cannot', 'kind'),
  row('secret', 'The debt', 'cannot', 'secrets'),
  row('statblock', 'Lamp-Eater', 'cannot', 'versions'),
  row('article', 'Saltmere', 'cannot', 'unknown'),
  row('article', '', 'cannot', 'section'),
];
const FIELDS = new Map([['article Edda Marsh', ['Title', 'Text', 'Tags', 'Sidebar', 'Footnotes']]]);

const source = (rows: PutBackRow[]): PutBackSource => ({
  ...{ worldId: 'w', isOwn: true },
  read: async () => ({
    backup: { manifest: { service: 'current', resources: [], versions: [] }, json: async () => undefined },
    ...{ rows, fields: FIELDS, there: new Set(), back: new Set(), entries: [] },
  }),
});

const STEPS: ImportProgress['steps'] = {
  ...{ thing: 0, made: 0, waiting: 0, sent: 0, created: 0, update: 0, changing: 0 },
  ...{ done: 0, failed: 0, removed: 0, kept: 0 },
};

const status = (
  name: string,
  made: Omit<Partial<ImportProgress>, 'steps'> & { steps?: Partial<ImportProgress['steps']> },
) => {
  const progress: ImportProgress = {
    ...{ id: 'i', source: 'backup', state: 'running', beganAt: 0, attention: [] },
    ...{ folders: 0, stayed: 0, waitsFor: null, ...made, steps: { ...STEPS, ...made.steps } },
  };
  return {
    name,
    show: () => <ImportStatus canUndo worldId="w" world="Tidewater" progress={progress} />,
  };
};

export default function putBackSheet(): Sheet {
  const stories = [
    { name: 'Entries to choose', show: () => <IntoWorld source={source(ROWS)} nothing="" /> },
    {
      name: 'Selected',
      show: () => (
        <PutBackRows
          rows={ROWS.slice(0, 3)}
          fields={FIELDS}
          selected={new Set(ROWS.slice(0, 3).map(({ key }) => key))}
          onSelect={NONE}
        />
      ),
    },
    {
      name: 'Nothing to put back',
      show: () => <IntoWorld source={source([])} nothing={t('putBack.nothing')} />,
    },
    status('Running', { steps: { waiting: 3, thing: 9, done: 30 } }),
    status('Waiting for the connection', {
      ...{ steps: { waiting: 30, done: 12 }, waitsFor: message('connection.notConnectedNow') },
    }),
    status('Paused', { state: 'paused', steps: { thing: 30, done: 12 } }),
    status('Done', { state: 'done', steps: { done: 42 } }),
    status('Done, but for some', {
      ...{ state: 'done', steps: { done: 40, failed: 2 } },
      attention: [{ path: 'a', title: 'Odo Keeper', draftId: 'd' }],
    }),
    status('Undoing', { state: 'undoing' }),
    status('Undone', { state: 'undone', steps: { removed: 42 } }),
    status('Undone in part', { state: 'undone', stayed: 1, steps: { removed: 40, kept: 2 } }),
  ];
  return {
    stories: stories.map(({ name, show }) => ({
      name,
      show: () => <div class="put-back column gap-3">{show()}</div>,
    })),
  };
}

const FOLDERS = Array.from({ length: 52 }, (_, at) => ({ folder: `${at}`, title: '', parent: null }));

export const putBackQuestion = (): Sheet => ({
  stories: [
    {
      name: 'What it does, and what it can’t',
      show: () => (
        <Question
          plan={{
            plan: { worldId: 'w', rows: [], folders: FOLDERS },
            lost: [
              { code: 'section', title: 'Odo Keeper', detail: '' },
              { code: 'section', title: 'Edda Marsh', detail: '' },
              { code: 'link', title: 'Edda Marsh', detail: 'The Quiet Ship' },
              { code: 'nesting', title: 'One winter', detail: '' },
            ],
            ...{ visible: 2, created: 42, restored: 3, relinked: 7 },
          }}
          onStart={NONE}
          onClose={NONE}
        />
      ),
    },
  ],
});
