import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { message, readMessage, t } from '../../../lib/i18n/index.ts';
import { readOutboxPause, writeOutboxPause } from '../../../lib/outbox/index.ts';
import {
  type Connection,
  readConnection,
  watchConnection,
  writeConnection,
} from '../../../lib/stored-state/index.ts';

const { local } = fakeBrowser.storage;
const connection: Connection = {
  state: 'connected',
  address: 'https://worlds.example',
  version: 'current',
  segment: 'boromir',
  username: 'mira',
  worlds: [{ id: 'w1', title: 'Kyr', slug: null, url: null, ownership: 'owner' }],
  worldId: 'w1',
  hasPassphrase: false,
  tokenExposed: false,
  templates: ['person'],
};

describe('the connection summary', () => {
  it('can be read and watched', async () => {
    const seen: unknown[] = [];
    const stop = watchConnection((next) => seen.push(next));
    await writeConnection(connection);
    expect(await readConnection()).toEqual(connection);
    await writeConnection({ state: 'none' });
    stop();
    expect(await readConnection()).toEqual({ state: 'none' });
    expect(seen).toEqual([connection, { state: 'none' }]);
    expect(await local.get()).toEqual({});
  });

  it('contains only its own fields', async () => {
    const more = {
      ...connection,
      applicationKey: 'PLANTED',
      worlds: [{ ...connection.worlds[0]!, userToken: 'PLANTED' }],
    };
    await writeConnection(more);
    expect(JSON.stringify(await local.get())).not.toContain('PLANTED');
  });

  it('keeps why the keys were refused, also as earlier releases stored it', async () => {
    const sentence = message('connection.permissionLost', { host: 'worlds.example' });
    await writeConnection({ ...connection, state: 'refused', sentence });
    expect(await readConnection()).toMatchObject({ state: 'refused', sentence });
    await local.set({ connection: { ...connection, state: 'refused', sentence: 'Wrong key.' } });
    const old = await readConnection();
    expect(old.state === 'refused' && old.sentence && t(old.sentence)).toBe('Wrong key.');
  });

  it('is none if the stored value is invalid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (stored) => {
        await local.set({ connection: stored, outboxPause: stored });
        expect(await readConnection()).toEqual({ state: 'none' });
        expect(await readOutboxPause()).toBeNull();
      }),
    );
  });
});

it('the outbox stays paused until the pause is lifted', async () => {
  await writeOutboxPause({ sentence: readMessage('The key was refused.'), since: 5 });
  expect(await readOutboxPause()).toEqual({ sentence: readMessage('The key was refused.'), since: 5 });
  await writeOutboxPause(null);
  expect(await readOutboxPause()).toBeNull();
});
