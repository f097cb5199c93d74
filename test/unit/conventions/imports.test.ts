import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import config, { COMPONENT_LEVELS, LAYERS } from '../../../.dependency-cruiser.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** The rules that these files violate. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const top = [...new Set(Object.keys(files).map((file) => file.split('/').slice(0, 1).join('')))];
  const { forbidden, options } = config;
  const { output } = await cruise(top, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}

const X = 'export const x = 1;\n';

test('a lower layer must be imported through its index.ts', async () => {
  const files = {
    'lib/model/index.ts': "export { x } from './x.ts';\n",
    'lib/model/x.ts': X,
    'components/panel/panel.tsx':
      "import { x } from '../../lib/model/index.ts';\nexport const y = <p>{x}</p>;\n",
  };
  expect(await broken(files)).toEqual([]);
});

test.each([
  ['a static import', "import { x } from '../outbox/index.ts';\nexport const y = x;\n"],
  ['a type', "import type { X } from '../outbox/index.ts';\nexport type Y = X;\n"],
  ['a type among values', "import { type X } from '../outbox/index.ts';\nexport type Y = X;\n"],
  ['a dynamic import', "export const y = () => import('../outbox/index.ts');\n"],
  ['a re-export', "export * from '../outbox/index.ts';\n"],
  ['a bare import', "import '../outbox/index.ts';\n"],
])('a higher layer must not be imported: %s', async (_, text) => {
  const outbox = 'export interface X {}\nexport const x = 1;\n';
  expect(await broken({ 'lib/model/a.ts': text, 'lib/outbox/index.ts': outbox })).toEqual(['layer-1']);
});

test('imports in files with JSX are checked', async () => {
  const view =
    'import { y } from \'../../entrypoints/a.ts\';\nexport const View = () => <p class="a">{y}</p>;\n';
  expect(
    await broken({ 'components/ui/View.tsx': view, 'entrypoints/a.ts': 'export const y = 1;\n' }),
  ).toEqual(['layer-4']);
});

test.each([
  ['by-index', 'lib/outbox/a.ts', '../service/failure.ts', 'lib/service/failure.ts'],
  ['by-index', 'components/ui/a.ts', '../../lib/history/backup/a.ts', 'lib/history/backup/a.ts'],
  ['backups-by-index', 'lib/history/a.ts', './backup/a.ts', 'lib/history/backup/a.ts'],
  ['history-by-index', 'lib/history/backup/a.ts', '../a.ts', 'lib/history/a.ts'],
  ['module-without-layer', 'lib/attic/a.ts', '../model/index.ts', 'lib/model/index.ts'],
  [
    'background-without-components',
    'lib/background/core/a.ts',
    '../../../components/ui/a.ts',
    'components/ui/a.ts',
  ],
  [
    'screens-without-background',
    'components/ui/a.ts',
    '../../lib/background/index.ts',
    'lib/background/index.ts',
  ],
  ['component-level-0', 'components/ui/a.ts', '../search/index.ts', 'components/search/index.ts'],
  ['component-level-3', 'components/search/a.ts', '../markup/index.ts', 'components/markup/index.ts'],
  ['component-without-level', 'components/attic/a.ts', '../ui/a.ts', 'components/ui/a.ts'],
  ['entry-points-apart', 'entrypoints/popup/main.tsx', '../options/parts.ts', 'entrypoints/options/parts.ts'],
  ['stand-in-apart', 'test/service/a.ts', '../../lib/model/index.ts', 'lib/model/index.ts'],
])('%s: %s may not import %s', async (rule, file, specifier, target) => {
  const text = `import { x } from '${specifier}';\nexport const y = x;\n`;
  expect(await broken({ [file]: text, [target]: X })).toEqual([rule]);
});

test('only the small page scripts may import wxt/browser', async () => {
  const text = "import { browser } from 'wxt/browser';\nexport const y = browser;\n";
  expect(await broken({ 'lib/messaging/a.ts': text })).toEqual(['one-browser-api']);
  expect(await broken({ 'entrypoints/world-page.ts': text })).toEqual([]);
});

test('only lib/database may import idb', async () => {
  const text = "import { openDB } from 'idb';\nexport const y = openDB;\n";
  expect(await broken({ 'lib/vault/a.ts': text })).toEqual(['one-database-opener']);
  expect(await broken({ 'lib/database/a.ts': text })).toEqual([]);
});

test('import cycles of any length are reported', async () => {
  const files = {
    'lib/outbox/index.ts': "export * from '../library/index.ts';\n",
    'lib/library/index.ts': "export * from '../history/index.ts';\n",
    'lib/history/index.ts': "export type * from '../outbox/index.ts';\n",
  };
  expect(await broken(files)).toEqual(['no-cycles']);
});

test('every module and every folder of components has a layer', () => {
  const folders = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const modules = LAYERS.flat().flatMap((folder) => /^lib\/(.+)/.exec(folder)?.[1] ?? []);
  expect(modules.toSorted()).toEqual(folders('lib').toSorted());
  expect(COMPONENT_LEVELS.flat().toSorted()).toEqual(folders('components').toSorted());
});
