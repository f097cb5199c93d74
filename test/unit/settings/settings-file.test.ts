import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../../lib/i18n/index.ts';
import {
  changesBy,
  DEFAULT_SETTINGS,
  readSettingsFile,
  readValues,
  SETTINGS_VERSION,
  type Settings,
  settingsFile,
  withValues,
} from '../../../lib/settings/index.ts';
import { someSettings } from './some-settings.ts';

const NOW = Date.UTC(2026, 10, 23);
const blob = (text: string) => new Blob([text]);
const file = (fields: unknown, version: unknown = SETTINGS_VERSION) =>
  blob(JSON.stringify({ loreside: 'settings', version, settings: fields }));

async function read(from: Blob) {
  const result = await readSettingsFile(from);
  if (!result.ok) throw new Error(t(result.problem.sentence));
  return result.value;
}

async function refusal(from: Blob): Promise<string> {
  const result = await readSettingsFile(from);
  return result.ok ? 'read' : result.problem.kind;
}

/** What may not be in a file. */
const staysHere = ({ recentTemplates, perSite, perWorld, library: { copied } }: Settings) => ({
  ...{ recentTemplates, perSite, perWorld, copied },
});

describe('a file of settings', () => {
  it('has what a person chose, to read, and nothing about sites or stored worlds', () => {
    const text = settingsFile(
      {
        ...DEFAULT_SETTINGS,
        theme: 'dark',
        accents: { w1: 195 },
        recentTemplates: ['ritual'],
        perSite: { 'visited.example': { template: 'person', categoryId: null, tags: ['sea'] } },
        perWorld: { w9: { categoryId: 'c1' } },
        library: { ...DEFAULT_SETTINGS.library, copied: ['w8'] },
      },
      NOW,
    );
    expect(JSON.parse(text)).toMatchObject({
      loreside: 'settings',
      version: SETTINGS_VERSION,
      saved: '2026-11-23T00:00:00.000Z',
      settings: { theme: 'dark', accents: { w1: 195 }, library: { bodies: 'all' } },
    });
    expect(text).toContain('\n    "theme": "dark"');
    for (const word of ['visited', 'person', 'sea', 'ritual', 'c1', 'w8', 'w9', 'perSite', 'copied'])
      expect(text).not.toContain(word);
  });

  it('gives the same settings when it is imported, whatever they are, and leaves the rest alone', async () => {
    await fc.assert(
      fc.asyncProperty(someSettings, someSettings, async (mine, before) => {
        const { values, unknown } = await read(blob(settingsFile(mine, NOW)));
        expect(unknown).toBe(0);
        expect(changesBy(mine, values)).toEqual([]);
        const after = withValues({ ...before, accents: {}, eras: {} }, values);
        expect(Object.fromEntries(readValues(after))).toEqual(Object.fromEntries(readValues(mine)));
        expect(staysHere(after)).toEqual(staysHere(before));
        // What it changed can be put back.
        const changes = changesBy(before, values);
        const back = withValues(
          withValues(before, values),
          new Map(changes.map(({ name, from }) => [name, from])),
        );
        expect(back).toEqual(before);
      }),
    );
  });

  it('of an earlier release is migrated', async () => {
    const { values } = await read(file({ undoSeconds: 20, version: 77 }, 0));
    expect([...values]).toEqual([['undoSeconds', 20]]);
  });

  it('of a newer release is refused, as is one that is too large or no file of settings', async () => {
    expect(await refusal(file({}, SETTINGS_VERSION + 1))).toBe('newer');
    expect(await refusal(blob(`{"loreside":"settings","x":"${'y'.repeat(300_000)}"}`))).toBe('tooLarge');
    for (const version of ['1', -1, 1.5, null, undefined, Number.NaN])
      expect(await refusal(file({}, version === undefined ? null : version))).toBe('notSettings');
    for (const text of ['', 'null', '[]', '7', '{', '{"settings":{}}', '{"loreside":"settings","version":1}'])
      expect(await refusal(blob(text))).toBe('notSettings');
    expect(await refusal(blob('['.repeat(100_000)))).toBe('notSettings');
    expect(await refusal(file([]))).toBe('notSettings');
  });

  it('gives only settings that this release knows, with values that they can have', async () => {
    const { values, unknown } = await read(
      file({
        theme: 'sepia',
        undoSeconds: 61,
        textSize: 'large',
        perSite: { 'evil.example': { template: 'x', categoryId: null, tags: [] } },
        library: { copied: ['w1'], onMetered: 'yes', bodies: 'newest', depth: 3 },
        accents: { w1: 20, w2: 'url(evil)', w3: -1 },
        pageDomains: ['ok.example.com', 'https://evil.example/*'],
        token: 'abc',
      }),
    );
    expect(Object.fromEntries(values)).toEqual({
      textSize: 'large',
      'library.bodies': 'newest',
      'accents.w1': 20,
    });
    expect(unknown).toBe(10);
  });

  it('with anything in it never breaks the settings', async () => {
    const names = [...Object.keys(DEFAULT_SETTINGS), '__proto__', 'constructor', 'toString', 'accents.x'];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue()),
          fc.record({ accents: fc.dictionary(fc.constantFrom(...names), fc.jsonValue()) }),
          fc.record({ library: fc.dictionary(fc.constantFrom(...names, 'bodies'), fc.jsonValue()) }),
        ),
        async (fields) => {
          const { values } = await read(file(fields));
          const after = withValues(DEFAULT_SETTINGS, values);
          expect(Object.keys(after).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
          expect(Object.getPrototypeOf(after.accents)).toBe(Object.prototype);
          expect(Object.getPrototypeOf(after.library)).toBe(Object.prototype);
          expect(staysHere(after)).toEqual(staysHere(DEFAULT_SETTINGS));
          expect(after.version).toBe(SETTINGS_VERSION);
          expect(changesBy(after, values)).toEqual([]);
        },
      ),
    );
  });
});
