import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

test('it runs on its own, prints its address as one line of JSON, and stops on request', async () => {
  const child = spawn(process.execPath, [
    'test/service/main.ts',
    '--port',
    '0',
    '--seed',
    '7',
    '--articles',
    '30',
    '--https',
    '--quirk',
    'crlf',
    '--quirk',
    'currentOrder=title',
  ]);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', () => reject(new Error('It stopped by itself')));
  });
  expect(line.trimEnd()).not.toContain('\n');
  const told = JSON.parse(line);
  expect(told).toMatchObject({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    httpsUrl: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+$/),
    worldId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const headers = { 'x-application-key': told.applicationKey, 'x-auth-token': told.authToken };
  const answer = await fetch(`${told.url.replace('127.0.0.1', 'localhost')}/api/external/boromir/identity`, {
    headers,
  });
  expect(await answer.json()).toMatchObject({ success: true });
  const quirks = await fetch(`${told.url}/_control/quirks`, { method: 'POST', body: '{}' });
  expect(await quirks.json()).toMatchObject({ crlf: true, currentOrder: 'title', cors: false });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('an unknown option ends it with an explanation', async () => {
  const child = spawn(process.execPath, ['test/service/main.ts', '--quirk', 'crfl']);
  const told = new Promise<string>((resolve) => child.stderr.once('data', (data) => resolve(String(data))));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(2);
  expect(await told).toMatch(/no "crfl".*crlf/);
});
