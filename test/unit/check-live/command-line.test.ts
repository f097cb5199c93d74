import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';

let platform: Platform;
let out: string;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'check-live-'));
});
afterAll(() => platform.close());

/** Runs the command to its end. `started` gets its process. */
function run(
  args: string[],
  keys: Record<string, string>,
  started: (child: ChildProcess) => void = () => {},
): Promise<{ code: number | null; text: string }> {
  const environment = { PATH: process.env.PATH, ...keys };
  const child = spawn(process.execPath, ['scripts/check-live.ts', '--out', out, ...args], {
    env: environment,
  });
  let text = '';
  child.stdout.on('data', (data) => {
    text += String(data);
  });
  child.stderr.on('data', (data) => {
    text += String(data);
  });
  child.stdin.end();
  started(child);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })));
}

const keys = () => ({
  LORESIDE_APPLICATION_KEY: platform.applicationKey,
  LORESIDE_USER_TOKEN: platform.authToken,
});
const local = () => ['--base', platform.url, '--every', '0'];
const timeout = 300_000;

test('it writes both reports and shows no key', { timeout }, async () => {
  const { code, text } = await run([...local(), '--version', 'aragorn'], keys());
  expect({ code, text }).toMatchObject({ code: 0 });
  const files = readdirSync(out).sort();
  expect(files).toEqual([
    expect.stringMatching(/^live-check-aragorn-\d{4}-\d\d-\d\d\.json$/),
    expect.stringMatching(/^live-check-aragorn-\d{4}-\d\d-\d\d\.md$/),
  ]);
  const written = files.map((file) => readFileSync(path.join(out, file), 'utf8')).join('\n');
  expect(JSON.parse(readFileSync(path.join(out, files[0] ?? ''), 'utf8'))).toMatchObject({
    api: 'aragorn',
    scratchWorld: false,
    stopped: null,
  });
  for (const secret of [...Object.values(keys()), platform.worldId, new URL(platform.url).host])
    expect(text + written).not.toContain(secret);
});

test('a scratch world is confirmed by its name, and a public one also by an option', {
  timeout,
}, async () => {
  const scratch = [...local(), '--scratch-world', platform.worldId];
  const isPublic = await run([...scratch, '--scratch-world-name', 'Saltmere'], keys());
  expect(isPublic).toMatchObject({ code: 2, text: expect.stringContaining('--allow-public') });
  const wrongName = await run([...scratch, '--allow-public', '--scratch-world-name', 'Salt'], keys());
  expect(wrongName).toMatchObject({ code: 2, text: expect.stringContaining('Nothing was written') });
  const before = platform.articles();
  const args = [...scratch, '--allow-public', '--scratch-world-name', 'Saltmere'];
  expect(await run(args, keys())).toMatchObject({ code: 0 });
  expect(platform.articles()).toEqual(before);
  expect(platform.requests().some(({ method }) => method === 'PUT')).toBe(true);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'ended by %s, it deletes what it wrote',
  { timeout },
  async (signal) => {
    const before = platform.articles();
    const scratch = ['--scratch-world', platform.worldId, '--scratch-world-name', 'Saltmere'];
    let written = 0;
    const ended = await run([...local(), ...scratch, '--allow-public'], keys(), (child) => {
      const stop = platform.on('committed', () => {
        stop();
        written = platform.articles().length - before.length;
        child.kill(signal);
      });
    });
    expect(written).toBe(1);
    expect(ended).toMatchObject({ code: 1, text: expect.stringContaining('deleting what was written') });
    expect(platform.articles()).toEqual(before);
  },
);

test('it explains what is missing or wrong', { timeout }, async () => {
  expect(await run(local(), {})).toMatchObject({
    code: 2,
    text: expect.stringContaining('LORESIDE_APPLICATION_KEY'),
  });
  expect(await run(['--every', '10'], keys())).toMatchObject({ code: 2 });
  expect(await run(['--version', 'gandalf'], keys())).toMatchObject({ code: 2 });
  expect(await run(['--wrong'], keys())).toMatchObject({ code: 2 });
  const wrongKeys = await run(local(), { ...keys(), LORESIDE_USER_TOKEN: 'wrong' });
  expect(wrongKeys).toMatchObject({ code: 1, text: expect.stringContaining('didn’t accept the keys') });
});
