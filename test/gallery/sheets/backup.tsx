import { BackupCard } from '../../../components/backup/backup-card.tsx';
import { CheckCard } from '../../../components/backup/check-card.tsx';
import type { CheckState, Opened } from '../../../components/backup/use-check.ts';
import type { PackingState } from '../../../components/backup/use-packing.ts';
import { message, readMessage } from '../../../lib/i18n/index.ts';
import '../../../components/backup/backup.css';
import type { Run, Saved } from '../../../lib/history/backup/index.ts';
import type { Sheet } from '../story.ts';

const NONE = () => {};
const ACTIONS = { begin: NONE, pause: NONE, resume: NONE, stop: NONE, pack: NONE, stopPacking: NONE };
const AT = Date.UTC(2026, 9, 3, 18, 20);

const SAVED: Saved = {
  ...{ worldId: 'w', at: AT, bytes: 8_400_000, things: 1_792 },
  name: 'loreside-backup-tidewater-2026-10-03.zip',
};
const runOf = (change: Partial<Run>): Run => ({
  ...{ worldId: 'w', purpose: 'backup', state: 'running', step: 'things', done: 128, total: 311 },
  ...{
    sentence: null,
    beganAt: AT,
    readyAt: null,
    triedAt: null,
    service: 'current',
    world: null,
    refused: [],
  },
  ...change,
});

const card =
  (run: Run | null, saved: Saved | null = null, packing: PackingState = { state: 'idle' }) =>
  () => (
    <BackupCard
      source="account"
      title="Tidewater"
      run={run}
      saved={saved}
      versionBytes={12_300_000}
      packing={packing}
      actions={ACTIONS}
    />
  );

const OPENED: Opened = {
  ...{ name: SAVED.name, damaged: [], extra: [] },
  backup: {
    verify: async () => ({ damaged: [], extra: [] }),
    json: async () => undefined,
    text: async () => '# Lamp-Eater\n\nIt eats the light, and leaves the lamp.',
    manifest: {
      ...{ format: 'loreside-backup', version: 1, madeBy: 'Loreside 0.1.0', service: 'current' },
      source: 'account',
      world: { id: 'w', title: 'Tidewater', url: null },
      ...{ beganAt: AT, readAt: AT, madeAt: AT, withSecrets: false },
      counts: { article: 1_240, category: 64, statblock: 86, image: 402 },
      ...{ resources: [], versions: [], left: [], refused: [], files: [] },
      olderTexts: [{ kind: 'article', id: 'a', json: 'versions/articles/a.json', count: 12 }],
    },
  },
};
const openedFrom = (source: 'export' | 'sample'): Opened => ({
  ...OPENED,
  backup: { ...OPENED.backup, manifest: { ...OPENED.backup.manifest, source } },
});
const WORLDS = [{ id: 'w', title: 'Tidewater', slug: null, url: null, ownership: 'owner' }];

const checked = (check: CheckState) => () => (
  <CheckCard
    check={check}
    worlds={WORLDS}
    here={['w']}
    isBusy={false}
    actions={{ open: NONE, compare: NONE, stop: NONE }}
  />
);

const resource = (kind: 'article' | 'statblock' | 'category', id: string, title: string) => ({
  ...{ kind, id, title, categoryId: null, url: null, updatedAt: AT, readAt: AT, json: '', markdown: null },
});

export default (): Sheet => ({
  stories: [
    { name: 'No backup yet', show: card(null) },
    { name: 'One was saved', show: card(null, SAVED) },
    { name: 'Under way', show: card(runOf({})) },
    { name: 'Paused', show: card(runOf({ state: 'paused' })) },
    {
      name: 'Waiting',
      show: card(
        runOf({
          state: 'waiting',
          sentence: readMessage('World Anvil can’t be reached. You seem to be offline.'),
        }),
      ),
    },
    {
      name: 'Failed',
      show: card(
        runOf({
          state: 'failed',
          sentence: readMessage('World Anvil didn’t accept the keys. Check the connection, then try again.'),
        }),
      ),
    },
    {
      name: 'Read, and to be saved',
      show: card(runOf({ state: 'ready', step: 'manuscripts', readyAt: AT })),
    },
    {
      name: 'The file is made',
      show: card(runOf({ state: 'ready' }), null, { state: 'busy', done: 640, total: 1_792 }),
    },
    {
      name: 'Saved',
      show: card(null, SAVED, {
        state: 'done',
        name: SAVED.name,
        bytes: 8_400_000,
        resources: 1_792,
        left: 2,
      }),
    },
    { name: 'Nothing to check yet', show: checked({ state: 'idle' }) },
    {
      name: 'A file of somebody else',
      show: checked({
        ...{ state: 'refused', name: 'holiday.zip' },
        sentence: message('backup.notOurs'),
      }),
    },
    { name: 'A whole backup', show: checked({ state: 'opened', opened: OPENED, sentence: null }) },
    {
      name: 'A backup of an export',
      show: checked({ state: 'opened', opened: openedFrom('export'), sentence: null }),
    },
    {
      name: 'A backup of the sample world',
      show: checked({ state: 'opened', opened: openedFrom('sample'), sentence: null }),
    },
    {
      name: 'A damaged backup',
      show: checked({
        ...{ state: 'opened', sentence: null },
        opened: { ...OPENED, damaged: ['articles/People/Captain Isaura Venn.md', 'json/articles/7.json'] },
      }),
    },
    {
      name: 'Compared',
      show: checked({
        ...{ state: 'compared', opened: OPENED },
        comparison: {
          added: [resource('article', '1', 'The drowned bell')],
          gone: [resource('statblock', '2', 'Lamp-Eater')],
          changed: [
            {
              resource: resource('article', '3', 'Captain Isaura Venn'),
              url: null,
              fields: [
                {
                  ...{ name: 'Text', path: ['content'] },
                  ...{ before: 'She steers by the lamps.', after: 'She steers by the bell.' },
                },
                { name: 'In progress (WIP)', path: ['isWip'], before: true, after: false },
                { name: 'Category', path: ['category'], before: 'People', after: 'Wardens' },
              ],
            },
          ],
          ...{ unread: [], same: 1_789, isOtherVersion: false, isOlder: false },
        },
      }),
    },
  ],
});
