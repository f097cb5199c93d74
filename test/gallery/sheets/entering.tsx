import '../../../components/panel/panel.css';
import { EnteringLine, EnteringView } from '../../../components/entering/index.ts';
import { BY_HAND, importStore, type PlanRow, storeImport } from '../../../lib/import/index.ts';
import { outside } from '../browser.ts';
import type { Sheet } from '../story.ts';

const row = (path: string, made: Partial<PlanRow> = {}): PlanRow => ({
  ...{ path, title: path, template: 'person', tags: [], isDraft: true, isWip: true, isPrivate: false },
  ...{ category: { kind: 'existing', id: 'c', title: 'People of the Slack' }, content: 'Mends nets.' },
  ...{ fields: {}, links: [], images: [], double: null, twin: null, articleId: null, tooLong: [], lost: [] },
  ...{ source: 'new', action: 'create', hash: '1', ...made },
});

const ROWS = [
  row('Orra Vell, who sails from the Grey Quay'),
  row('Tam Reed'),
  row('Grey Quay', { template: 'settlement', category: null }),
];

/** An import that is this far. */
async function begin(worldId: string, rows: PlanRow[]): Promise<void> {
  await importStore.forget(worldId);
  await storeImport(importStore, { worldId, rows, folders: [] }, { ...BY_HAND, id: worldId, now: 0 });
}

export default async function entering(): Promise<Sheet> {
  outside.permits();
  await Promise.all([begin('articles', ROWS), begin('links', ROWS), importStore.forget('done')]);
  for (const one of await importStore.files('links', 'waiting'))
    await importStore.put('links', [{ ...one, step: 'update', articleId: one.path }]);
  const view = (name: string, worldId: string) => ({
    name,
    show: () => <EnteringView worldId={worldId} />,
  });
  return {
    stories: [
      view('The next article', 'articles'),
      view('The second round: links', 'links'),
      view('All entered', 'done'),
      { name: 'The way back to it', show: () => <EnteringLine onOpen={() => {}} /> },
    ],
  };
}
