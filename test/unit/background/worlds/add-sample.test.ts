import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createSample } from '../../../../components/local-worlds/create-sample.ts';
import { createServiceOfWorld } from '../../../../lib/background/connection/service-access.ts';
import { createHistoryRunner } from '../../../../lib/background/history/history-runner.ts';
import { addSample, createLocalWorlds } from '../../../../lib/background/worlds/local-worlds.ts';
import { message, t } from '../../../../lib/i18n/index.ts';
import { type Edit, failed } from '../../../../lib/model/index.ts';
import {
  createSampleService,
  createSampleWorld,
  deleteSampleWorld,
  hasSampleWorld,
  SAMPLE_EDITS,
  SAMPLE_WORLD_ID as worldId,
} from '../../../../lib/sample-world/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { changeLocalWorlds, readLocalWorlds } from '../../../../lib/stored-state/index.ts';
import { clear, history } from '../../history/ground.ts';
import { furnish } from '../browser.ts';
import { noVault } from '../library-work.ts';

const sample = createSampleService();
const serviceOfWorld = createServiceOfWorld({ wholeService: async () => null });
const runner = createHistoryRunner({
  ...{ service: serviceOfWorld, vault: noVault },
  markRefused: async () => {},
});
const copying = { refresh: vi.fn(), forget: vi.fn(async () => {}) };
const worlds = createLocalWorlds(copying, async () => {});
/** What the background does when a page asks it to list the sample world. */
let answer: () => Promise<unknown>;

beforeEach(async () => {
  furnish();
  vi.clearAllMocks();
  await Promise.all([
    deleteSampleWorld(),
    clear(),
    changeLocalWorlds(() => ({ worlds: [], chosenId: null })),
  ]);
  answer = () => addSample(runner, worlds);
  Object.assign(fakeBrowser.runtime, { sendMessage: () => answer() });
});

const listed = async () => (await readLocalWorlds()).worlds.map(({ id }) => id);
const changes = async () => (await history.changes({ worldId, limit: 10 })).map(({ title }) => title);
const [first] = SAMPLE_EDITS;
const needle = first?.ref.id ?? '';

async function expectComplete() {
  expect(await listed()).toEqual([worldId]);
  expect((await changes()).toSorted()).toEqual(SAMPLE_EDITS.map(({ title }) => title).toSorted());
  expect(copying.refresh).toHaveBeenCalledWith(worldId);
}

it('one click creates it with its first changes, and has it copied', async () => {
  expect(await createSample()).toBeNull();
  await expectComplete();
  expect((await sample.article(needle)).categoryId).toBe(first?.changes.categoryId);
});

it('two clicks at once create one, and nothing twice', async () => {
  expect(await Promise.all([createSample(), createSample()])).toEqual([null, null]);
  await expectComplete();
  expect(copying.refresh).toHaveBeenCalledTimes(1);
});

it('a later click changes nothing of it', async () => {
  await createSample();
  await sample.patchArticle(needle, worldId, { title: 'My own Needle' });
  expect(await createSample()).toBeNull();
  expect((await sample.article(needle)).title).toBe('My own Needle');
  await expectComplete();
});

it('is completed by the next click if the page was closed once its content was stored', async () => {
  await createSampleWorld();
  expect(await listed()).toEqual([]);
  expect(await createSample()).toBeNull();
  await expectComplete();
});

it('is completed although the page that asked for it is gone', async () => {
  await createSampleWorld();
  await Promise.all([addSample(runner, worlds), createSample()]);
  await expectComplete();
});

it('isn’t listed before its first changes are made; the next click begins anew', async () => {
  let made = 0;
  const dying: typeof runner.asked = async (work) => {
    made += 1;
    if (made > 3) throw new Error('the worker died here');
    return runner.asked(work);
  };
  answer = () => addSample({ asked: dying }, worlds);
  expect(await createSample()).not.toBeNull();
  expect(await changes()).toHaveLength(2);
  expect(await listed()).toEqual([]);

  answer = () => addSample(runner, worlds);
  expect(await createSample()).toBeNull();
  await expectComplete();
});

it('many changes at once don’t wait for World Anvil’s pace, since nothing is sent', async () => {
  await createSample();
  // At this pace, the first pause alone would be longer than the test may take.
  await changeSettings((all) => ({ ...all, pace: 0.1 }));
  const edits: Edit[] = [];
  for await (const { id, title, isWip } of sample.everyArticle(worldId))
    if (!isWip && edits.length < 5)
      edits.push({
        ...{ ref: { worldId, kind: 'article', id }, title, cause: 'flags' },
        ...{ seen: { isWip }, changes: { isWip: true } },
      });
  const batch = await runner.engine.startBatch(edits);
  await runner.engine.run();
  expect(await history.progress(batch)).toMatchObject({ state: 'done', total: 5, done: 5 });
});

it('isn’t listed if a change fails, and says why', async () => {
  const problem = { kind: 'internal', sentence: message('history.failed') } as const;
  answer = () => addSample({ asked: async () => failed(problem) }, worlds);
  expect(await createSample()).toEqual(problem.sentence);
  expect(await listed()).toEqual([]);
});

it('isn’t listed without content, and no empty one is left', async () => {
  const added = await addSample(runner, worlds);
  expect(added.ok ? null : t(added.problem.sentence)).toContain('couldn’t store the sample world');
  expect(await listed()).toEqual([]);
  expect(await serviceOfWorld(worldId)).toBeNull();
  expect(await hasSampleWorld()).toBe(false);
});
