import { expect, it } from 'vitest';
import { keepCount } from '../../../entrypoints/background/canary.ts';
import { type Draft, newDraft } from '../../../lib/outbox/index.ts';
import { DEFAULT_SETTINGS, readOutboxLost, writeOutboxLost } from '../../../lib/settings/index.ts';

const draft = (id: string): Draft =>
  newDraft({ worldId: 'w1', template: 'item', clip: null, settings: DEFAULT_SETTINGS, now: 1, id });

it('drafts that vanished all at once are missed, in a sentence that stays until it was read', async () => {
  await keepCount([draft('a'), draft('b')]);
  expect(await readOutboxLost()).toBeNull();
  await keepCount([]);
  expect((await readOutboxLost())?.sentence).toContain('2 drafts that were kept here are gone');
  await keepCount([draft('c')]);
  expect(await readOutboxLost()).not.toBeNull();
  await writeOutboxLost(null);
  await keepCount([draft('c')]);
  expect(await readOutboxLost()).toBeNull();
});

it('drafts that leave one by one, into the bin or into the world, are not missed', async () => {
  const binned: Draft = { ...draft('a'), delivery: { state: 'binned', at: 1 } };
  await keepCount([draft('a')]);
  await keepCount([binned]);
  await keepCount([]);
  expect(await readOutboxLost()).toBeNull();
});
