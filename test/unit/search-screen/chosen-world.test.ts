import { expect, test } from 'vitest';
import browser from 'webextension-polyfill';
import { chosenOf, pagesOf, parseKnownWorlds } from '../../../components/search/worlds/chosen-world.ts';
import {
  CONNECTION_KEY,
  LOCAL_WORLDS_KEY,
  type LocalWorlds,
  readAvailableWorlds,
} from '../../../lib/stored-state/index.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';

const PLATFORM = 'https://platform.example';

const SUMMARY = {
  state: 'connected',
  worldId: 'w1',
  address: PLATFORM,
  worlds: [{ id: 'w1', title: 'Saltmere' }, { id: 'w2', title: 'The Long Frost' }, { id: 3 }, null],
};

test('the account’s worlds are read from the connection’s summary, whatever is stored', () => {
  const known = parseKnownWorlds(SUMMARY, undefined, undefined);
  expect(known).toEqual({
    worlds: [
      { id: 'w1', title: 'Saltmere', source: 'account' },
      { id: 'w2', title: 'The Long Frost', source: 'account' },
    ],
    defaultId: 'w1',
    startId: 'w1',
    address: PLATFORM,
    isConnected: true,
  });
  expect(known && chosenOf(known, 'w2')).toEqual({
    worldId: 'w2',
    title: 'The Long Frost',
    source: 'account',
    address: PLATFORM,
    isConnected: true,
  });
  expect(parseKnownWorlds({ ...SUMMARY, state: 'locked' }, null, null)?.isConnected).toBe(false);
  for (const other of [undefined, null, 7, 'x', [], {}, { worldId: 'w1' }])
    expect(parseKnownWorlds(other, other, 'w1')).toBeNull();
});

test('the panel starts with the world that it showed last, if the account still has it', () => {
  expect(parseKnownWorlds(SUMMARY, null, 'w2')).toMatchObject({ startId: 'w2', defaultId: 'w1' });
  expect(parseKnownWorlds(SUMMARY, null, 'elsewhere')?.startId).toBe('w1');
  const unchosen = { ...SUMMARY, worldId: null };
  expect(parseKnownWorlds(unchosen, null, 'w2')).toMatchObject({ startId: 'w2', defaultId: null });
  expect(parseKnownWorlds(unchosen, null, undefined)?.startId).toBeNull();
});

const NO_PAGE = { slug: null, url: null, ownership: null };

const LOCAL: LocalWorlds = {
  worlds: [
    { id: 'w2', title: 'Its older export', source: 'export', readAt: 1, ...NO_PAGE },
    { id: 'e1', title: 'Emberfall', source: 'export', readAt: 2, ...NO_PAGE },
    { id: 's1', title: 'The sample', source: 'sample', readAt: 3, ...NO_PAGE },
  ],
  chosenId: 's1',
};

test('worlds that need no account follow the account’s, and are the only ones without it', () => {
  const known = parseKnownWorlds(SUMMARY, LOCAL, undefined);
  expect(known?.worlds.map(({ id, source }) => `${id} ${source}`)).toEqual([
    'w1 account',
    'w2 account',
    'e1 export',
    's1 sample',
  ]);
  expect(parseKnownWorlds(null, LOCAL, undefined)).toMatchObject({
    defaultId: 's1',
    startId: 's1',
    isConnected: false,
  });
  expect(parseKnownWorlds(null, { worlds: [], chosenId: null }, 'e1')).toBeNull();
});

test('only the entries of the account’s worlds have pages by their ids', () => {
  const known = parseKnownWorlds(SUMMARY, LOCAL, undefined);
  expect(['w1', 'w2', 'e1', 's1', 'gone'].map((id) => pagesOf(known, id))).toEqual([
    ...[PLATFORM, PLATFORM],
    ...[null, null, null],
  ]);
});

test('a first paint and everything after it agree on the worlds', async () => {
  for (const connection of [SALTMERE, { ...SALTMERE, worldId: null }, { ...SALTMERE, worlds: [] }, null])
    for (const local of [
      LOCAL,
      { ...LOCAL, isPreferred: true },
      { ...LOCAL, chosenId: 'w2', isPreferred: true },
      { ...LOCAL, chosenId: null },
      { worlds: [], chosenId: null },
    ]) {
      await browser.storage.local.set({ [CONNECTION_KEY]: connection, [LOCAL_WORLDS_KEY]: local });
      const all = await readAvailableWorlds();
      const known = parseKnownWorlds(connection, local, undefined);
      expect(known?.worlds ?? []).toEqual(all.worlds.map(({ id, title, source }) => ({ id, title, source })));
      expect(known?.defaultId ?? null).toBe(all.worldId);
      expect(known?.address ?? null).toBe(all.address);
    }
});
