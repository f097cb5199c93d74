import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Chromium } from './browser.ts';

const CONNECTION = {
  state: 'connected',
  address: 'https://127.0.0.1:1',
  version: 'current',
  segment: 'boromir',
  username: 'iris',
  worlds: [{ id: 'w1', title: 'Saltmere', slug: null, url: null, ownership: 'owner' }],
  worldId: 'w1',
  hasPassphrase: false,
  templates: ['article'],
};

let bundled: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.resolve(import.meta.dirname, 'category-filler.ts'),
        formats: ['iife'],
        name: 'fillerModule',
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n');
}

/** Fills an offline copy without World Anvil, through `globalThis.filler` in the page. */
export async function openFillerPage(chromium: Chromium): Promise<Page> {
  bundled ??= bundle();
  const page = await chromium.open('options');
  await page.waitForLoadState();
  await page.evaluate(`chrome.storage.local.set({ connection: ${JSON.stringify(CONNECTION)} })`);
  await page.evaluate(await bundled);
  return page;
}
