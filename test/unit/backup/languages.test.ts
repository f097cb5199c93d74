import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareWithPlatform } from '../../../components/backup/compare.ts';
import { packBackup } from '../../../components/backup/pack.ts';
import { forgetBackups, openBackup, type Run } from '../../../lib/history/backup/index.ts';
import { type Catalog, useCatalog } from '../../../lib/i18n/index.ts';
import { openLibrary } from '../../../lib/library/index.ts';
import { compileMessages, readLanguage } from '../../../scripts/build/messages/index.ts';
import { furnish } from '../background/browser.ts';
import { type OpenWorld, openWorld } from './world.ts';

// Whole worlds are read here, from a platform that listens.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const english = readLanguage('en', readFileSync('lib/i18n/languages/en.yaml', 'utf8'));
const german = readLanguage(
  'de',
  `language: { name: Deutsch, reviewed: true }
common:
  untitled: Ohne Titel
backup:
  readmeTitle: Eine Sicherung einer Welt, gemacht von Loreside.
  fileRelations: Beziehungen
  fileVersion: '{manuscript}, Fassung {version}'
  kindEra: Zeitalter
`,
);
const CATALOGS = {
  en: compileMessages(english, english),
  de: compileMessages(german, english),
} satisfies Record<string, Catalog>;
type Code = keyof typeof CATALOGS;

const quiet = { signal: new AbortController().signal, onProgress: () => {} };
const MADE = new Date('2031-05-14T12:00:00Z');
let world: OpenWorld;

const speak = (code: Code) => useCatalog(code, CATALOGS[code]);

async function packIn(code: Code, run: Run) {
  speak(code);
  const { blob, name } = await packBackup({
    ...{ run, title: 'Saltmere', withSecrets: true, now: () => MADE, ...quiet },
  });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return { blob, name, files };
}

const isText = (path: string): boolean => path.endsWith('.md') || path === 'README.txt';

/** The manifest without the size and checksum of text files, and without when a secret was read. */
function machineReadable(archive: Record<string, Uint8Array>) {
  const manifest = JSON.parse(strFromU8(archive['manifest.json'] ?? new Uint8Array()));
  const files: { path: string }[] = manifest.files;
  const things: { kind: string }[] = manifest.things;
  return {
    ...manifest,
    files: files.map((file) => (isText(file.path) ? file.path : file)),
    things: things.map((thing) => (thing.kind === 'secret' ? { ...thing, readAt: null } : thing)),
  };
}

describe('a backup made in one language', () => {
  beforeEach(async () => {
    furnish();
    await forgetBackups(null);
    await (await openLibrary()).clear();
    world = await openWorld('current');
    world.serve();
  });
  afterEach(() => {
    speak('en');
    return world.platform.close();
  });

  it('differs from one in another language only in the texts for people', async () => {
    const run = await world.read();
    const [ours, theirs] = [await packIn('en', run), await packIn('de', run)];
    expect(theirs.name).toBe(ours.name);
    expect(Object.keys(theirs.files)).toEqual(Object.keys(ours.files));
    expect(machineReadable(theirs.files)).toEqual(machineReadable(ours.files));
    const texts = Object.entries(theirs.files).filter(([path]) => isText(path));
    const written = texts.map(([, bytes]) => strFromU8(bytes)).join('\n');
    for (const words of ['Eine Sicherung einer Welt', '## Beziehungen', ', Fassung ', '(Zeitalter)'])
      expect(written).toContain(words);
  });

  it.each([
    ['de', 'en'],
    ['en', 'de'],
  ] as const)('(%s) is checked and compared in another (%s)', async (made, read) => {
    const run = await world.read();
    const { blob } = await packIn(made, run);
    speak(read);
    const backup = await openBackup(blob);
    expect(await backup.verify(quiet)).toEqual({ damaged: [], extra: [] });
    expect(await compareWithPlatform({ backup, run, ...quiet })).toMatchObject({
      ...{ added: [], gone: [], changed: [], unread: [] },
      same: backup.manifest.resources.length,
    });
  });
});
