import { expect, test } from 'vitest';
import { parseChosenWorld } from '../../../components/search/chosen-world.ts';

const PLATFORM = 'https://platform.example';

test('the chosen world is read from the connection’s summary only', () => {
  const summary = {
    state: 'connected',
    worldId: 'w1',
    address: PLATFORM,
    worlds: [{ id: 'w1', title: 'Saltmere' }],
  };
  const chosen = { worldId: 'w1', address: PLATFORM, title: 'Saltmere', isConnected: true };
  expect(parseChosenWorld(summary)).toEqual(chosen);
  expect(parseChosenWorld({ ...summary, state: 'locked' })).toEqual({ ...chosen, isConnected: false });
  expect(parseChosenWorld({ ...summary, worldId: null })).toBeNull();
  for (const other of [undefined, null, 7, 'x', [], {}, { worldId: 'w1' }])
    expect(parseChosenWorld(other)).toBeNull();
});
