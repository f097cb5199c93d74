import path from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const gallery = path.join(root, 'test/gallery');

/** The gallery's pages: our components as they are, in a plain page, with a stand-in for what only an extension has. */
export const galleryConfig: InlineConfig = {
  configFile: false,
  root: gallery,
  cacheDir: path.join(root, '.output/gallery-cache'),
  logLevel: 'warn',
  resolve: { alias: { 'webextension-polyfill': path.join(gallery, 'browser.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { host: '127.0.0.1', fs: { allow: [root] } },
};

export interface Gallery {
  url: string;
  close(): Promise<void>;
}

/** @param port 0: any that is free */
export async function serveGallery(port: number): Promise<Gallery> {
  const server: ViteDevServer = await createServer({
    ...galleryConfig,
    server: { ...galleryConfig.server, port, strictPort: port !== 0 },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The gallery has no address.');
  return { url, close: () => server.close() };
}
