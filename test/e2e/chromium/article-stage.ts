import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import type { Chromium } from './browser.ts';

const HERE = import.meta.dirname;
const SHELF = path.resolve(HERE, 'article-library.ts');
const LIBRARY = path.resolve(HERE, '../../../lib/library/index.ts');

/** A bundler plugin that replaces the library with entries from the test. */
const shelf: Plugin = {
  name: 'shelf',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || importer === SHELF || !source.endsWith('lib/library/index.ts')) return null;
    if (path.resolve(path.dirname(importer), source) !== LIBRARY) return null;
    return SHELF;
  },
};

const bundled = new Map<string, Promise<{ script: string; style: string }>>();

async function bundle(mount: string): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [shelf],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      lib: { entry: path.resolve(HERE, mount), formats: ['iife'], name: 'stageModule' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n');
  const style = outputs.flatMap((one) => (one.type === 'asset' ? [String(one.source)] : [])).join('\n');
  return { script, style };
}

/**
 * A page of the extension, under its own CSP, that renders what a test passes to `globalThis.stage`. The components are
 * injected by the debugging protocol, which the CSP doesn't restrict; everything they do is restricted by it.
 */
export async function openStage(chromium: Chromium, mount = 'article-mount.tsx'): Promise<Page> {
  const bundling = bundled.get(mount) ?? bundle(mount);
  bundled.set(mount, bundling);
  const { script, style } = await bundling;
  const page = await chromium.open('options');
  await page.waitForLoadState();
  await page.evaluate(() => {
    document.body.replaceChildren();
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) sheet.remove();
  });
  await page.evaluate(script);
  await page.evaluate(() => globalThis.loadStageMessages());
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${css} .panel-main { padding: 16px; max-inline-size: 76rem; margin: auto }`);
    document.adoptedStyleSheets = [sheet];
  }, style);
  return page;
}
