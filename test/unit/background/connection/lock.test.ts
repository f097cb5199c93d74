import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLock, LOCK_ALARM } from '../../../../lib/background/connection/lock.ts';
import { message, readMessage } from '../../../../lib/i18n/index.ts';
import { writeOutboxPause } from '../../../../lib/outbox/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { readConnection, writeConnection } from '../../../../lib/stored-state/index.ts';
import { openVault } from '../../../../lib/vault/index.ts';
import { alarmNames, furnish } from '../browser.ts';

const vault = openVault();
const opened = vi.fn();
const lock = createLock(vault, { opened, changing: (change) => change() });
let browser: ReturnType<typeof furnish>;

beforeEach(async () => {
  browser = furnish();
  opened.mockClear();
  await vault.clear();
  await vault.write({
    address: 'https://worlds.example',
    version: 'current',
    segment: '',
    applicationKey: 'k',
    userToken: 't',
  });
  await writeConnection({
    state: 'connected',
    address: 'https://worlds.example',
    version: 'current',
    segment: '',
    username: 'mira',
    worlds: [],
    worldId: null,
    hasPassphrase: false,
    tokenExposed: false,
    templates: [],
  });
});

const shown = async () => (await readConnection()).state;

describe('without a passphrase', () => {
  it('neither the command nor idle time locks anything, and idle time isn’t watched', async () => {
    await lock.refresh();
    await lock.lock();
    await lock.onIdleState('idle');
    expect(await shown()).toBe('connected');
    expect(await alarmNames()).toEqual([]);
  });
});

it('unreadable credentials are reported to screens', async () => {
  const damaged = await openDB('loreside-vault');
  await damaged.put('vault', { lock: 'device', key: 'rubbish' }, 'record');
  damaged.close();
  await lock.refresh();
  expect(await readConnection()).toMatchObject({
    state: 'refused',
    sentence: message('connection.keysLost'),
  });
});

describe('with a passphrase', () => {
  beforeEach(async () => {
    await changeSettings((settings) => ({ ...settings, lockAfterMinutes: 20 }));
    expect(await lock.setPassphrase('opal', null)).toBe(true);
  });

  it('watches for the configured idle time', async () => {
    expect(await readConnection()).toMatchObject({ state: 'connected', hasPassphrase: true });
    expect(browser.setDetectionInterval).toHaveBeenCalledWith(1200);
    expect(await alarmNames()).toEqual([LOCK_ALARM]);
  });

  it('locks, reports it, and unlocks', async () => {
    await lock.lock();
    expect(await shown()).toBe('locked');
    expect(await alarmNames()).toEqual([]);
    expect(await lock.unlock('wrong')).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    expect(await lock.unlock('opal')).toBe(true);
    expect(opened).toHaveBeenCalled();
    expect(await shown()).toBe('connected');
  });

  it('shows a rejection that an earlier release stored as text again after unlocking', async () => {
    await writeOutboxPause({ sentence: readMessage('Wrong key.'), since: 1 });
    await lock.lock();
    await lock.unlock('opal');
    expect(await readConnection()).toMatchObject({
      state: 'refused',
      sentence: { id: 'common.storedSentence', values: { text: 'Wrong key.' } },
    });
  });

  it.each(['idle', 'locked'])('locks when the browser says %s', async (state) => {
    await lock.onIdleState('active');
    expect(await shown()).toBe('connected');
    await lock.onIdleState(state);
    expect(await shown()).toBe('locked');
  });

  it('locks by its alarm if the event was missed or the machine slept', async () => {
    await lock.onAlarm(0, 1_000);
    expect(await shown()).toBe('connected');
    browser.queryState.mockResolvedValue('idle');
    await lock.onAlarm(0, 1_000);
    expect(await shown()).toBe('locked');
    await lock.unlock('opal');
    browser.queryState.mockResolvedValue('active');
    await lock.onAlarm(0, 20 * 60_000);
    expect(await shown()).toBe('locked');
  });

  it('never locks after idle time if that is off', async () => {
    await changeSettings((settings) => ({ ...settings, lockAfterMinutes: null }));
    await lock.refresh();
    expect(await alarmNames()).toEqual([]);
    await lock.onIdleState('idle');
    expect(await shown()).toBe('connected');
  });
});
