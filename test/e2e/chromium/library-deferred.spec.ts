import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from '@playwright/test';
import { ask, inWorker } from './background-state.ts';
import { Chromium, EXTENSION } from './browser.ts';
import { expect, test } from './fixtures.ts';

const isLoaded = (worker: Worker): Promise<unknown> =>
  worker.evaluate(`'chunks/deferred.js' in loresideFiles`);

test('the second script of the background is loaded when it is first needed, by every worker', async ({
  ownChromium: chromium,
}) => {
  for (const end of [
    () => chromium.killWorker('stop'),
    () => chromium.killWorker('close'),
    () => chromium.restart(),
    () => chromium.crash(),
  ]) {
    await end();
    const screen = await chromium.open('options');
    await ask(screen, 'capture.pending');
    expect(await isLoaded(await chromium.worker())).toBe(false);
    await ask(screen, 'library.forget', { worldId: 'none' });
    expect(await isLoaded(await chromium.worker())).toBe(true);
    await screen.close();
  }
});

test('while it cannot be loaded, what wanted it says so; the next try finds it', async ({ chromium }) => {
  const page = await chromium.open('options');
  await chromium.killWorker('stop');
  await ask(page, 'capture.pending');
  await inWorker(
    chromium,
    `globalThis.kept = importScripts; globalThis.importScripts = () => { throw new DOMException('no', 'NetworkError'); }`,
  );
  expect(await ask(page, 'library.forget', { worldId: 'none' })).toEqual({
    ok: false,
    sentence: expect.stringContaining('could not be loaded'),
  });
  await inWorker(chromium, 'globalThis.importScripts = globalThis.kept');
  expect(await ask(page, 'library.forget', { worldId: 'none' })).toMatchObject({ ok: true });
});

/** Other files in the same place, as an update brings them; each of the two scripts says which release it is of. */
async function bring(folder: string, from: string, to: string): Promise<void> {
  for (const [file, own] of [
    ['manifest.json', ''],
    ['background.js', `\nglobalThis.startRelease = '${to}';`],
    ['chunks/deferred.js', `\nglobalThis.deferredRelease = '${to}';`],
  ] as const) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), text.replaceAll(from, to) + own);
  }
}

test('after an update the start script gets the second script of its own release', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-update-'));
  await cp(EXTENSION, folder, { recursive: true });
  const chromium = await Chromium.launch({ extension: folder });
  /** The releases of the two scripts of the worker that answers; undefined: of the first. */
  const seen = async () => {
    const page = await chromium.open('options');
    expect(await ask(page, 'library.forget', { worldId: 'none' })).toEqual({ ok: true });
    await page.close();
    return inWorker(chromium, '[globalThis.startRelease, globalThis.deferredRelease]');
  };
  expect(await seen()).toEqual([undefined, undefined]);
  await bring(folder, '0.1.0', '0.1.1');
  // Not taken up yet: the old release goes on, of one piece, in new workers too.
  await chromium.killWorker('stop');
  expect(await seen()).toEqual([undefined, undefined]);
  await chromium.killWorker('reload');
  expect(await seen()).toEqual(['0.1.1', '0.1.1']);
  await chromium.killWorker('close');
  expect(await seen()).toEqual(['0.1.1', '0.1.1']);
  await bring(folder, '0.1.1', '0.1.2');
  // Chromium keeps both scripts of a worker beside it, until it takes up the update.
  await chromium.restart();
  expect(await seen()).toEqual(['0.1.1', '0.1.1']);
  await chromium.killWorker('reload');
  expect(await seen()).toEqual(['0.1.2', '0.1.2']);
  await chromium.close();
  await rm(folder, { recursive: true, force: true });
});
