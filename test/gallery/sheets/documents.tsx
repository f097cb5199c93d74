import '../../../entrypoints/import/import-page.css';
import '../../../components/documents/documents.css';
import { ChooseDocuments } from '../../../components/documents/choose-documents.tsx';
import { ImportStatus } from '../../../components/documents/import-status.tsx';
import { PlanView } from '../../../components/documents/plan-view.tsx';
import { Tables } from '../../../components/documents/tables.tsx';
import { TaskProgress } from '../../../components/ui/index.ts';
import { message, t } from '../../../lib/i18n/index.ts';
import type { ImportPlan, ImportProgress, PlanRow } from '../../../lib/import/index.ts';
import type { Sheet } from '../story.ts';

const row = (path: string, made: Partial<PlanRow> = {}): PlanRow => ({
  ...{ path, title: path.replace(/^.*\//, '').replace(/\.md$/, ''), template: 'person', tags: [] },
  category: { kind: 'existing', id: 'c', title: 'People' },
  ...{
    isDraft: true,
    isWip: true,
    isPrivate: false,
    content: 'Mends nets.',
    fields: {},
    links: [],
    images: [],
  },
  ...{ double: null, twin: null, source: 'new', articleId: null, action: 'create', tooLong: [], lost: [] },
  ...{ hash: '1', ...made },
});

const ROWS: PlanRow[] = [
  row('People/Orra Vell.md', { lost: [{ code: 'link', detail: 'Nobody' }] }),
  row('People/Tam Reed.md', { source: 'conflict', articleId: '1', action: 'skip' }),
  row('People/Edda Marsh.md', { double: { id: '2', title: 'Edda Marsh' }, action: 'skip' }),
  row('People/Old/Edda.md', { source: 'changedHere', articleId: '3', action: 'update' }),
  row('Places/Grey Quay.md', { twin: 'Old/Grey Quay.md' }),
  row('Places/A long tale.md', {
    ...{ action: 'skip', tooLong: [{ field: 'title', length: 312, limit: 255 }] },
  }),
  row('Places/The Needle.md', { source: 'unchanged', articleId: '4', action: 'skip' }),
];

const plan = (name: string, rows: PlanRow[], isByHand = false) => {
  const made: ImportPlan = { worldId: 'w', rows, folders: [] };
  return {
    name,
    show: () => (
      <PlanView
        reading={{
          documents: [],
          unreadable: [{ path: 'old.rtf', reason: 'otherFormat', format: 'RTF' }],
          left: rows.length > 0 ? 0 : 12,
        }}
        chosen={{ rules: [{ folder: 'People', template: 'person' }], choices: {} }}
        plan={made}
        isPlanning={false}
        categories={[{ id: 'c', title: 'People', parentId: null }]}
        isByHand={isByHand}
        obstacle={null}
        isStarting={false}
        onChange={() => {}}
        onStart={() => {}}
        onReset={() => {}}
      />
    ),
  };
};

const NO_STEPS = {
  waiting: 0,
  sent: 0,
  created: 0,
  update: 0,
  changing: 0,
  done: 0,
  failed: 0,
  removed: 0,
  kept: 0,
  made: 0,
  thing: 0,
};

const status = (
  name: string,
  {
    steps,
    ...made
  }: Omit<Partial<ImportProgress>, 'steps' | 'source'> & { steps?: Partial<ImportProgress['steps']> },
) => {
  const progress: ImportProgress = {
    ...{
      id: 'i',
      source: 'documents',
      state: 'running',
      beganAt: 0,
      attention: [],
      folders: 0,
      stayed: 0,
      waitsFor: null,
    },
    ...made,
    steps: { ...NO_STEPS, ...steps },
  };
  const canUndo = progress.state !== 'entering';
  return {
    name,
    show: () => <ImportStatus worldId="w" progress={progress} onQueue={() => {}} canUndo={canUndo} />,
  };
};

export default function documentsSheet(): Sheet {
  const stories = [
    { name: 'Before', show: () => <ChooseDocuments onFiles={() => {}} /> },
    {
      name: 'Reading',
      show: () => (
        <TaskProgress
          label={t('documents.reading')}
          detail={t('documents.read', { done: 340, total: 1_200 })}
          done={340}
          total={1_200}
          stop={t('common.stop')}
          onStop={() => {}}
        />
      ),
    },
    {
      name: 'A table',
      show: () => (
        <Tables
          tables={[
            {
              ...{
                path: 'ships.csv',
                key: 'Ship;Kind',
                count: 3,
                head: ['Ship', 'Kind', ''],
                separator: ';',
              },
              rows: [
                ['The Heron', 'cog', 'Red, with three masts of pine'],
                ['Grey whale', 'barge', ''],
              ],
              layout: { separator: ';', uses: ['title', 'tags', 'text'] },
            },
          ]}
          onChange={() => {}}
          onTake={() => {}}
          onReset={() => {}}
        />
      ),
    },
    plan('Planned, with rows to decide', ROWS),
    plan('Planned without a connection', ROWS.slice(0, 2), true),
    plan('Nothing in it, and too many files', []),
    status('Running', { steps: { waiting: 30, done: 12 } }),
    status('Waiting for the connection', {
      ...{ steps: { waiting: 30, done: 12 }, waitsFor: message('connection.notConnectedNow') },
    }),
    status('Paused', { state: 'paused', steps: { waiting: 30, done: 12 } }),
    status('Entered by hand', { state: 'entering', steps: { waiting: 30, done: 12 } }),
    status('Done', { state: 'done', steps: { done: 42 } }),
    status('Done, but for some', {
      ...{ state: 'done', steps: { done: 40, failed: 2 } },
      attention: [{ path: 'a', title: 'Tam Reed', draftId: 'd' }],
    }),
    status('Undoing', { state: 'undoing' }),
    status('Undone', { state: 'undone', steps: { removed: 42 } }),
    status('Undone in part', { state: 'undone', stayed: 2, steps: { removed: 40, kept: 2 } }),
  ];
  return {
    stories: stories.map(({ name, show }) => ({
      name,
      show: () => <div class="import-page column gap-3">{show()}</div>,
    })),
  };
}
