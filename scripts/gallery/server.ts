import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, createServer, type InlineConfig, preview } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const pages = path.join(root, 'test/gallery');

/** Our components as they are, in plain pages, with a stand-in for what only an extension has. */
const config: InlineConfig = {
  configFile: false,
  root: pages,
  cacheDir: path.join(root, '.output/gallery-cache'),
  logLevel: 'warn',
  resolve: { alias: { 'webextension-polyfill': path.join(pages, 'browser.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // All libraries are found before the first page asks: one found later would load every sheet anew.
  optimizeDeps: { entries: ['*.html'] },
};

export interface Gallery {
  url: string;
  close(): Promise<void>;
}

function addressOf(urls: { local: string[] } | null): string {
  const url = urls?.local[0];
  if (!url) throw new Error('The gallery has no address.');
  return url;
}

/** For people: follows each change of a file. */
export async function serveGallery(port: number): Promise<Gallery> {
  const server = await createServer({
    ...config,
    server: { host: '127.0.0.1', port, fs: { allow: [root] } },
  });
  await server.listen();
  return { url: addressOf(server.resolvedUrls), close: () => server.close() };
}

/** For machines: bundled once, so that a page is there at once, and stays as it is. */
export async function bundleGallery(): Promise<Gallery> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'loreside-gallery-'));
  const input = ['index.html', 'sheet.html'].map((page) => path.join(pages, page));
  await build({
    ...config,
    build: { outDir, emptyOutDir: true, target: 'esnext', minify: false, rolldownOptions: { input } },
  });
  const server = await preview({
    ...config,
    build: { outDir },
    // Every sheet asks for the same few dozen files.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  });
  return {
    url: addressOf(server.resolvedUrls),
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
