import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

export interface Browser {
  /** Opens `/name?query` of the given scripts. */
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

/** Cross-origin isolated pages have clocks with microsecond resolution. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cache-Control': 'no-store',
};

async function serve(scripts: ReadonlyMap<string, string>): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
    const isScript = name.endsWith('.js');
    const code = scripts.get(name.replace(/\.js$/, ''));
    const type = isScript ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(code === undefined ? 404 : 200, { 'Content-Type': type, ...ISOLATED });
    response.end(
      isScript
        ? code
        : // Modules that wrap the extension's interfaces look for its id when they load.
          `<!doctype html><title>${name}</title><script>chrome.runtime ??= { id: 'bench' }</script><script src="/${name}.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The bench listens nowhere.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** A headless Chromium with a profile on disk, for realistic IndexedDB speed. */
export async function openBrowser(scripts: ReadonlyMap<string, string>): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'loreside-bench-'));
  const server = await serve(scripts);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  context.setDefaultTimeout(0);
  return {
    async open(path) {
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
      await page.goto(server.url + path);
      return page;
    },
    async close() {
      await context.close();
      server.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Memory in use after a garbage collection, in bytes: objects and buffers. */
export async function memory(page: Page): Promise<{ heap: number; buffers: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { heap: usedSize, buffers: backingStorageSize };
}
