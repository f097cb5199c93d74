import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { DEFAULT_SETTINGS, readValues, SETTINGS_VERSION } from '../../../../lib/settings/index.ts';
import { someSettings } from '../../settings/some-settings.ts';
import { Device, startFresh } from './device.ts';

const { sync } = fakeBrowser.storage;

beforeEach(startFresh);
afterEach(() => {
  vi.restoreAllMocks();
});

async function twoDevices(): Promise<[Device, Device]> {
  const devices: [Device, Device] = [new Device(), new Device()];
  for (const device of devices) await device.connect('w1', 'w2');
  return devices;
}

describe('settings', () => {
  it('reach the other browser, and only what differs from the defaults is sent', async () => {
    const [one, other] = await twoDevices();
    await one.set({ theme: 'dark', accents: { w1: 195 } });
    expect(await one.sync()).toBe('done');
    expect(Object.keys(await sync.get()).sort()).toEqual(['s.accents.w1', 's.theme', 'version']);
    expect(await other.sync()).toBe('done');
    expect(await other.settings).toMatchObject({ theme: 'dark', accents: { w1: 195 }, undoSeconds: 10 });
  });

  it('that were synced first win when another browser joins; its other settings are added', async () => {
    const [one, other] = await twoDevices();
    await one.set({ theme: 'dark' });
    await other.set({ theme: 'light', follow: 'show' });
    for (const device of [one, other, one]) await device.sync();
    for (const device of [one, other])
      expect(await device.settings).toMatchObject({ theme: 'dark', follow: 'show' });
  });

  it('can be changed again if their synced time can’t be right', async () => {
    for (const time of [Date.UTC(2030, 0, 1), 2 ** 53 - 1, 2 ** 53, 1e300]) {
      startFresh();
      const [one, other] = await twoDevices();
      await sync.set({ version: SETTINGS_VERSION, 's.theme': [time, 'dark'] });
      await one.sync();
      expect((await one.settings).theme).toBe('dark');
      for (const theme of ['light', 'dark', 'light'] as const) {
        await one.set({ theme });
        for (const device of [one, other, one]) await device.sync();
        for (const device of [one, other]) expect((await device.settings).theme).toBe(theme);
      }
    }
  });

  it('are those that were changed last, each by itself, also back to a default', async () => {
    const [one, other] = await twoDevices();
    for (const device of [one, other]) await device.sync();
    await one.set({ undoSeconds: 30, theme: 'dark' });
    await one.sync();
    await other.set({ undoSeconds: 5 });
    for (const device of [other, one]) await device.sync();
    for (const device of [one, other])
      expect(await device.settings).toMatchObject({ undoSeconds: 5, theme: 'dark' });
    await one.set({ undoSeconds: 10, accents: {} });
    for (const device of [one, other]) await device.sync();
    expect(await other.settings).toMatchObject({ undoSeconds: 10 });
  });

  it('lose the accent of a world everywhere', async () => {
    const [one, other] = await twoDevices();
    await one.set({ accents: { w1: 20, w2: 'cover' } });
    for (const device of [one, other]) await device.sync();
    await other.set({ accents: { w2: 'cover' } });
    for (const device of [other, one]) await device.sync();
    expect((await one.settings).accents).toEqual({ w2: 'cover' });
  });

  it('about this device, or about what a person did, are never sent', async () => {
    const [one] = await twoDevices();
    await fc.assert(
      fc.asyncProperty(someSettings, async (settings) => {
        await one.set(settings);
        await one.sync();
        const sent = await sync.get();
        const text = JSON.stringify(sent);
        for (const site of Object.keys(settings.perSite)) expect(text).not.toContain(site);
        for (const world of settings.library.copied) expect(text).not.toContain(world);
        const kept = /^s\.(lockAfter|library|history|image|recent|per)/;
        expect(Object.keys(sent).filter((name) => kept.test(name))).toEqual([]);
        expect(text).not.toContain('https://wa.example');
      }),
      { numRuns: 30 },
    );
  });

  it('become the same in three browsers, whatever is changed in which order', async () => {
    const step = fc.record({ on: fc.nat(2), change: fc.option(someSettings) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        await startFresh();
        const devices = [new Device(), new Device(), new Device()];
        for (const { on, change } of steps) {
          if (change) await devices[on]?.set(change);
          await devices[on]?.sync();
        }
        for (const device of [...devices, ...devices]) await device.sync();
        const [first, ...others] = await Promise.all(
          devices.map(async (device) => Object.fromEntries(readValues(await device.settings, ['synced']))),
        );
        for (const other of others) expect(other).toEqual(first);
        // Nothing is left to send.
        const set = vi.spyOn(sync, 'set');
        for (const device of devices) await device.sync();
        expect(set).not.toHaveBeenCalled();
        set.mockRestore();
      }),
      { numRuns: 15 },
    );
  });
});

describe('pins', () => {
  it('are merged, and a removed one is removed everywhere', async () => {
    const [one, other] = await twoDevices();
    await one.pin('w1', 'a');
    await other.pin('w1', 'b');
    await other.pin('w2', 'c');
    for (const device of [one, other, one]) await device.sync();
    for (const device of [one, other]) expect((await device.pins).sort()).toEqual(['w1/a', 'w1/b', 'w2/c']);
    await one.pin('w1', 'b', false);
    await other.pin('w1', 'd');
    for (const device of [one, other, one]) await device.sync();
    for (const device of [one, other]) expect((await device.pins).sort()).toEqual(['w1/a', 'w1/d', 'w2/c']);
  });

  it('stay in the other browser when one disconnects, and come back when it connects', async () => {
    const [one, other] = await twoDevices();
    await one.pin('w1', 'a');
    for (const device of [one, other]) await device.sync();
    await other.forgetPins();
    await other.connect();
    for (const device of [other, one]) await device.sync();
    expect([await one.pins, await other.pins]).toEqual([['w1/a'], []]);
    await other.connect('w1');
    await other.sync();
    expect(await other.pins).toEqual(['w1/a']);
  });

  it('of worlds that aren’t connected here stay out of this browser, and in the others', async () => {
    const [one, other] = await twoDevices();
    await one.pin('w2', 'a');
    await one.sync();
    await other.connect('w1');
    await other.pin('w1', 'b');
    for (const device of [other, one]) await device.sync();
    expect(await other.pins).toEqual(['w1/b']);
    expect((await one.pins).sort()).toEqual(['w1/b', 'w2/a']);
  });

  it('that are too many together stay as they are in each browser', async () => {
    const [one, other] = await twoDevices();
    for (let at = 0; at < 40; at++) {
      await one.pin('w1', `a${at}`);
      await other.pin('w2', `b${at}`);
    }
    expect([await one.sync(), await other.sync(), await one.sync()]).toEqual(['done', 'full', 'done']);
    expect([(await one.pins).length, (await other.pins).length]).toEqual([40, 40]);
  });
});

describe('a failure', () => {
  it('to send leaves everything here, and it is sent the next time', async () => {
    const [one, other] = await twoDevices();
    for (const device of [one, other]) await device.sync();
    await one.set({ theme: 'dark' });
    await one.pin('w1', 'a');
    const set = vi.spyOn(sync, 'set').mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));
    expect(await one.sync()).toBe('full');
    set.mockRejectedValue(new Error('This is not allowed.'));
    expect(await one.sync()).toBe('unavailable');
    set.mockRestore();
    expect(await one.settings).toMatchObject({ theme: 'dark' });
    expect([await one.sync(), await other.sync()]).toEqual(['done', 'done']);
    expect(await other.settings).toMatchObject({ theme: 'dark' });
    expect(await other.pins).toEqual(['w1/a']);
  });

  it('of the first time doesn’t look like a removed copy', async () => {
    const [one] = await twoDevices();
    const set = vi.spyOn(sync, 'set').mockRejectedValue(new Error('MAX_WRITE_OPERATIONS_PER_MINUTE'));
    expect([await one.sync(), await one.sync()]).toEqual(['unavailable', 'unavailable']);
    set.mockRestore();
    expect(await one.sync()).toBe('done');
  });

  it('to read says that sync isn’t available', async () => {
    const [one] = await twoDevices();
    vi.spyOn(sync, 'get').mockRejectedValue(new Error('disabled'));
    expect(await one.sync()).toBe('unavailable');
    expect(await one.settings).toEqual(DEFAULT_SETTINGS);
  });
});

it('an item that is too large for the browser keeps nothing else from being sent', async () => {
  const [one] = await twoDevices();
  const name = (at: number) => `${'n'.repeat(60)}.${'n'.repeat(60)}.${'n'.repeat(60)}.x${at}.example`;
  await one.set({ theme: 'dark', pageDomains: Array.from({ length: 50 }, (_, at) => name(at)) });
  expect(await one.sync()).toBe('full');
  expect(Object.keys(await sync.get()).sort()).toEqual(['s.theme', 'version']);
  await one.set({ pageDomains: ['lore.example.com'] });
  expect(await one.sync()).toBe('done');
});

it('what a newer release has synced is left alone', async () => {
  const [one, other] = await twoDevices();
  await one.sync();
  await sync.set({ version: SETTINGS_VERSION + 1, 's.theme': [9e15, 'dark'] });
  await other.set({ follow: 'show' });
  const before = await sync.get();
  expect([await one.sync(), await other.sync()]).toEqual(['newer', 'newer']);
  expect(await sync.get()).toEqual(before);
  expect(await one.settings).toMatchObject({ theme: 'system' });
});

it('a value that this release doesn’t know stays until the setting is changed here', async () => {
  const [one] = await twoDevices();
  await one.sync();
  await sync.set({ 's.theme': [Date.UTC(2026, 0, 1), 'sepia'] });
  expect(await one.sync()).toBe('done');
  expect((await sync.get('s.theme'))['s.theme']).toEqual([Date.UTC(2026, 0, 1), 'sepia']);
  await one.set({ theme: 'dark' });
  await one.sync();
  expect((await sync.get('s.theme'))['s.theme']).toEqual([expect.any(Number), 'dark']);
});

it('a synced copy that is gone ends sync instead of being made again', async () => {
  const [one] = await twoDevices();
  await one.set({ theme: 'dark' });
  await one.sync();
  await sync.clear();
  expect(await one.sync()).toBe('removed');
  expect(await sync.get()).toEqual({});
  expect(await one.settings).toMatchObject({ theme: 'dark' });
});

it('whatever is synced, settings and pins stay valid', async () => {
  const keys = [
    'version',
    's.theme',
    's.__proto__',
    's.accents.__proto__',
    's.library.copied',
    's.perSite',
    'p.w1',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue()),
      async (items) => {
        await startFresh();
        const device = new Device();
        await device.connect('w1');
        await sync.set({ ...items, version: SETTINGS_VERSION });
        await device.sync();
        await device.sync();
        const { accents, perSite, library, ...rest } = await device.settings;
        expect(Object.keys(rest).sort()).toEqual(
          Object.keys(DEFAULT_SETTINGS)
            .filter((name) => !['accents', 'perSite', 'library'].includes(name))
            .sort(),
        );
        expect(Object.getPrototypeOf(accents)).toBe(Object.prototype);
        expect([perSite, library.copied]).toEqual([{}, []]);
      },
    ),
    { numRuns: 60 },
  );
});
