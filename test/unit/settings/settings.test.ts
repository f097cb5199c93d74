import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  readDraftsInLibrary,
  readMayHoldSealed,
  writeDraftsInLibrary,
  writeMayHoldSealed,
} from '../../../lib/background/library/draft-entries.ts';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  migrateSettings,
  readSettings,
  SETTINGS_VERSION,
  watchSettings,
} from '../../../lib/settings/index.ts';
import { migrate } from '../../../lib/settings/migrations.ts';

const { local } = fakeBrowser.storage;
const broken = async () => (await local.get('settings.broken'))['settings.broken'];

beforeEach(() => local.clear());

describe('settings', () => {
  it('have all defaults if nothing is stored, and reading writes nothing', async () => {
    expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({
      undoSeconds: 10,
      sourceField: 'footnotes',
      version: SETTINGS_VERSION,
    });
    expect(await local.get()).toEqual({});
  });

  it('are read back as changed', async () => {
    const perSite = { 'page.example': { template: 'person', categoryId: null, tags: ['sea'] } };
    const changed = await changeSettings((settings) => ({ ...settings, undoSeconds: 0, perSite }));
    expect(changed).toEqual({ ...DEFAULT_SETTINGS, undoSeconds: 0, perSite });
    expect(await readSettings()).toEqual(changed);
  });

  it('keep all of several concurrent changes', async () => {
    const add = (code: string) =>
      changeSettings((settings) => ({ ...settings, recentTemplates: [...settings.recentTemplates, code] }));
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add));
    expect((await readSettings()).recentTemplates).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('fall back field by field, and the next change keeps a copy of the invalid ones', async () => {
    const stored = {
      version: 1,
      undoSeconds: 'soon',
      contextMenu: false,
      perSite: { good: { template: 'item', categoryId: null, tags: [] }, bad: 7 },
    };
    await local.set({ settings: stored });
    const settings = await readSettings();
    expect(settings).toMatchObject({ undoSeconds: 10, contextMenu: false });
    expect(Object.keys(settings.perSite)).toEqual(['good']);
    await changeSettings((now) => now);
    expect(await broken()).toEqual(stored);
  });

  it('of the library fall back field by field too', async () => {
    const library = { copied: ['w1', 7], lookMinutes: null, bodies: 'some', keepSecrets: true };
    await local.set({ settings: { version: 1, library } });
    expect((await readSettings()).library).toEqual({
      ...DEFAULT_SETTINGS.library,
      lookMinutes: null,
      keepSecrets: true,
    });
    await local.set({ settings: { version: 1, library: 'all' } });
    expect((await readSettings()).library).toEqual(DEFAULT_SETTINGS.library);
    await changeSettings((now) => now);
    expect(await broken()).toEqual({ version: 1, library: 'all' });
  });

  it('are complete, whatever is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), garbage()), async (stored) => {
        await local.set({ settings: stored });
        const settings = await readSettings();
        expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
        expect(settings.undoSeconds).toBeLessThanOrEqual(60);
        expect(Object.keys(settings.library)).toEqual(Object.keys(DEFAULT_SETTINGS.library));
        expect(Object.getPrototypeOf(settings.perSite)).toBe(Object.prototype);
        await changeSettings((now) => ({ ...now, undoSeconds: 3 }));
        expect(await readSettings()).toEqual({ ...settings, undoSeconds: 3 });
      }),
    );
  });

  it('notify listeners', async () => {
    const seen: number[] = [];
    const stop = watchSettings(({ undoSeconds }) => seen.push(undoSeconds));
    await changeSettings((settings) => ({ ...settings, undoSeconds: 5 }));
    stop();
    await changeSettings((settings) => ({ ...settings, undoSeconds: 6 }));
    expect(seen).toEqual([5]);
  });
});

describe('migrateSettings', () => {
  it('does nothing if nothing is stored', async () => {
    await migrateSettings();
    expect(await local.get()).toEqual({});
  });

  it('migrates settings without a version, once', async () => {
    await local.set({ settings: { undoSeconds: 20 } });
    await migrateSettings();
    const first = await local.get('settings');
    expect(first).toEqual({ settings: { ...DEFAULT_SETTINGS, undoSeconds: 20 } });
    await migrateSettings();
    expect(await local.get('settings')).toEqual(first);
    expect(await broken()).toBeUndefined();
  });

  it("doesn't lower the version of a newer release", async () => {
    await local.set({ settings: { ...DEFAULT_SETTINGS, version: 99 } });
    await migrateSettings();
    expect((await readSettings()).version).toBe(99);
  });

  it('leaves values of a newer release as they are, but for what a person changes', async () => {
    const stored = {
      ...DEFAULT_SETTINGS,
      version: 99,
      theme: 'sepia',
      borders: 'none',
      library: { ...DEFAULT_SETTINGS.library, bodies: 'half', depth: 3 },
      accents: { w1: 20, w2: { hue: 7, chroma: 2 } },
    };
    await local.set({ settings: stored });
    expect(await readSettings()).toMatchObject({ theme: 'system', accents: { w1: 20 } });
    await migrateSettings();
    expect(await local.get()).toEqual({ settings: stored });
    await changeSettings(({ accents, ...settings }) => ({
      ...settings,
      undoSeconds: 30,
      library: { ...settings.library, onMetered: true },
      accents: { w3: 40 },
    }));
    expect(await local.get()).toEqual({
      settings: {
        ...stored,
        undoSeconds: 30,
        library: { ...stored.library, onMetered: true },
        accents: { w2: stored.accents.w2, w3: 40 },
      },
    });
  });
});

describe('migrations', () => {
  it('bring anything without a version to the current one, and never throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (stored) => {
        const { version: _, ...fields } = stored;
        expect(migrate({ ...fields }).version).toBe(SETTINGS_VERSION);
        expect(migrate({ ...fields, version: SETTINGS_VERSION })).toEqual({
          ...fields,
          version: SETTINGS_VERSION,
        });
        expect(migrate({ ...fields, version: 99 })).toEqual({ ...fields, version: 99 });
      }),
    );
  });
});

it("the library's stored state is valid, whatever is stored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (drafts, sealed) => {
      await local.set({ 'library.drafts': drafts, 'library.sealed': sealed });
      for (const worldId of Object.values(await readDraftsInLibrary())) expect(worldId).toBeTypeOf('string');
      expect(await readMayHoldSealed()).toBe(sealed === true);
    }),
  );
  await writeDraftsInLibrary({ d1: 'w1' });
  await writeMayHoldSealed(true);
  expect([await readDraftsInLibrary(), await readMayHoldSealed()]).toEqual([{ d1: 'w1' }, true]);
  await writeDraftsInLibrary({});
  await writeMayHoldSealed(false);
  expect(await local.get()).toEqual({});
});

/** Generates settings with any fields invalid. */
function garbage() {
  const fields = Object.keys(DEFAULT_SETTINGS).map((name) => [name, fc.jsonValue()] as const);
  const hostile = ['__proto__', 'constructor', 'toString'].map((name) => [name, fc.jsonValue()] as const);
  return fc.record(Object.fromEntries([...fields, ...hostile]), { requiredKeys: [] });
}
