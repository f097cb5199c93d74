import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Everything that a build reads, besides the installed packages. */
const SOURCES = [
  ...['components', 'entrypoints', 'lib', 'public', 'scripts/build', 'scripts/wxt-modules'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'wxt.config.ts'],
];

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.sort().map(async (file) => [path.relative(folder, file), await readFile(file)] as const),
  );
  return new Map(read);
}

for (const browser of ['chrome', 'firefox'])
  test(`building the ${browser} package in another folder gives the same bytes`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'loreside-build-'));
    for (const source of SOURCES)
      await cp(path.join(ROOT, source), path.join(folder, source), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const wxt = path.join(ROOT, 'node_modules/wxt/bin/wxt.mjs');
    await promisify(execFile)(process.execPath, [wxt, 'build', '-b', browser], { cwd: folder });
    const [first, second] = await Promise.all(
      [ROOT, folder].map((root) => filesIn(path.join(root, `.output/${browser}-mv3`))),
    );
    expect([...(second?.keys() ?? [])]).toEqual([...(first?.keys() ?? [])]);
    for (const [name, bytes] of first ?? []) expect(second?.get(name)?.equals(bytes), name).toBe(true);
    await rm(folder, { recursive: true });
  });
