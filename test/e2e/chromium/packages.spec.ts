import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import project from '../../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OUTPUT = path.join(ROOT, '.output');
const nameOf = (kind: string): string => `loreside-${project.version}-${kind}.zip`;

/** A package of this working tree. */
async function packed(kind: string): Promise<Buffer> {
  const file = path.join(OUTPUT, nameOf(kind));
  expect(existsSync(file), `${file}: run \`npm run package\` first`).toBe(true);
  return readFile(file);
}

async function unpack(archive: Uint8Array, folder: string): Promise<void> {
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
}

/** The commands that the archive's own instructions give. */
function commandsOf(instructions: string): string[] {
  const [, block = ''] = /^```sh\n([\s\S]*?)^```/m.exec(instructions) ?? [];
  return block.trim().split('\n');
}

const FROM_NPM_RUN =
  /^(npm_(command|config_local_prefix|execpath|lifecycle|node_execpath|package)|NODE_|INIT_CWD)/i;

/** Runs the archive's commands as in a new terminal: nothing of this project's own npm run reaches them. */
function runnerIn(folder: string): (command: string) => Promise<unknown> {
  const own = Object.entries(process.env).filter(([name]) => !FROM_NPM_RUN.test(name));
  const search = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((one) => !one.includes('node_modules'));
  const env = {
    ...Object.fromEntries(own),
    PATH: search.join(path.delimiter),
    // Packages that this project's installation has left in the cache aren't fetched again.
    npm_config_prefer_offline: 'true',
  };
  return (command) => promisify(execFile)(command, { cwd: folder, env, shell: true });
}

const UNREACHABLE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/;

/** Without a network, a copy of this project's packages is as good: they are those of the same lockfile. */
async function install(folder: string, run: (command: string) => Promise<unknown>): Promise<void> {
  try {
    await run('npm ci');
  } catch (error) {
    if (!UNREACHABLE.test(String(error))) throw error;
    test.info().annotations.push({ type: 'offline', description: 'installed from node_modules' });
    await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
    await cp(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await run('npm run postinstall');
  }
}

for (const [kind, folder] of [
  ['chrome', 'chrome-mv3'],
  ['firefox', 'firefox-mv3'],
] as const)
  test(`the ${kind} package has the files of the build, and icons of all sizes`, async () => {
    const files = unzipSync(await packed(kind));
    const built = await readdir(path.join(OUTPUT, folder), { recursive: true, withFileTypes: true });
    const paths = built
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(OUTPUT, folder), path.join(entry.parentPath, entry.name)));
    expect(Object.keys(files).sort()).toEqual(paths.sort());
    for (const [name, bytes] of Object.entries(files)) {
      const same = (await readFile(path.join(OUTPUT, folder, name))).equals(bytes);
      expect(same, `${name}: run \`npm run package\` after a change`).toBe(true);
    }
    const { icons } = JSON.parse(new TextDecoder().decode(files['manifest.json']));
    expect(Object.keys(icons)).toEqual(['16', '32', '48', '96', '128']);
    for (const icon of Object.values<string>(icons)) expect(files).toHaveProperty([icon]);
  });

test('the source archive builds the same packages in an empty folder, by its own instructions', async () => {
  // Two builds and an installation of all packages.
  test.setTimeout(15 * 60_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-source-'));
  await unpack(await packed('sources'), folder);
  const commands = commandsOf(await readFile(path.join(folder, 'BUILDING.md'), 'utf8'));
  expect(commands).toEqual(['npm ci', 'npm run package']);
  const run = runnerIn(folder);
  await install(folder, run);
  await run('npm run package');
  for (const kind of ['chrome', 'firefox', 'sources']) {
    const again = await readFile(path.join(folder, '.output', nameOf(kind)));
    expect(again.equals(await packed(kind)), nameOf(kind)).toBe(true);
  }
  await rm(folder, { recursive: true });
});
