import { expect, test } from 'vitest';
import { chosenOf, parseKnownWorlds } from '../../../components/search/chosen-world.ts';

const PLATFORM = 'https://platform.example';

const SUMMARY = {
  state: 'connected',
  worldId: 'w1',
  address: PLATFORM,
  worlds: [{ id: 'w1', title: 'Saltmere' }, { id: 'w2', title: 'The Long Frost' }, { id: 3 }, null],
};

test('the account’s worlds are read from the connection’s summary, whatever is stored', () => {
  const known = parseKnownWorlds(SUMMARY, undefined);
  expect(known).toEqual({
    worlds: [
      { id: 'w1', title: 'Saltmere' },
      { id: 'w2', title: 'The Long Frost' },
    ],
    defaultId: 'w1',
    startId: 'w1',
    address: PLATFORM,
    isConnected: true,
  });
  expect(known && chosenOf(known, 'w2')).toEqual({
    worldId: 'w2',
    title: 'The Long Frost',
    address: PLATFORM,
    isConnected: true,
  });
  expect(parseKnownWorlds({ ...SUMMARY, state: 'locked' }, null)?.isConnected).toBe(false);
  for (const other of [undefined, null, 7, 'x', [], {}, { worldId: 'w1' }])
    expect(parseKnownWorlds(other, 'w1')).toBeNull();
});

test('the panel starts with the world that it showed last, if the account still has it', () => {
  expect(parseKnownWorlds(SUMMARY, 'w2')).toMatchObject({ startId: 'w2', defaultId: 'w1' });
  expect(parseKnownWorlds(SUMMARY, 'elsewhere')?.startId).toBe('w1');
  const unchosen = { ...SUMMARY, worldId: null };
  expect(parseKnownWorlds(unchosen, 'w2')).toMatchObject({ startId: 'w2', defaultId: null });
  expect(parseKnownWorlds(unchosen, undefined)?.startId).toBeNull();
});
