import type { Worker } from '@playwright/test';
import { ask, inWorker } from './background-state.ts';
import { expect, test } from './fixtures.ts';

const release = (worker: Worker): Promise<unknown> =>
  worker.evaluate('globalThis.loresideDeferred?.version ?? null');

test('the second script of the background is loaded when it is first needed, by every worker', async ({
  chromium,
}) => {
  const page = await chromium.open('options');
  const { version } = await page.evaluate<{ version: string }>('chrome.runtime.getManifest()');
  for (const end of [
    () => chromium.killWorker('stop'),
    () => chromium.killWorker('close'),
    () => chromium.restart(),
    () => chromium.crash(),
  ]) {
    await end();
    const screen = await chromium.open('options');
    await ask(screen, 'capture.pending');
    expect(await release(await chromium.worker())).toBeNull();
    await ask(screen, 'library.forget', { worldId: 'none' });
    expect(await release(await chromium.worker())).toBe(version);
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
