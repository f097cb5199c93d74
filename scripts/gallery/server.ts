import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer, type InlineConfig, type Plugin, preview } from 'vite';
import { helpFiles, pseudoHelp, readAllHelp } from '../build/help/index.ts';
import {
  languageList,
  messageFiles,
  pseudoLanguage,
  readLanguages,
  sourceOf,
} from '../build/messages/index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pages = path.join(root, 'test/gallery');

/** All languages, and one for tests that shows texts that aren't in the catalog or have too little room. */
function readTexts() {
  const translated = readLanguages();
  const source = sourceOf(translated);
  const pseudo = pseudoLanguage(source);
  const languages = [...translated, pseudo];
  const own = readAllHelp(languages);
  const help = [...own, ...own.slice(0, 1).map((english) => pseudoHelp(english, pseudo.code))];
  /** The messages and the help of each language, where the extension has them. */
  const files = [
    ...messageFiles(languages, source).map(({ name, contents }) => ({ name: `messages/${name}`, contents })),
    ...helpFiles(languages, help).map(({ name, contents }) => ({ name: `help/${name}`, contents })),
  ];
  return { languages, files };
}

const texts = (files: readonly { name: string; contents: string }[]): Plugin => ({
  name: 'texts',
  configureServer(server) {
    for (const { name, contents } of files)
      server.middlewares.use(`/${name}`, (_request, response) => response.end(contents));
  },
  generateBundle() {
    for (const { name, contents } of files)
      this.emitFile({ type: 'asset', fileName: name, source: contents });
    // For tests: a browser keeps a file that it has compiled, but not a text that is evaluated in each sheet.
    const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'axe.js', source: axe });
  },
});

const STYLES = '\0styles:';

/** In a bundle, each module brings its styles with it when it is evaluated, as during development. */
const styles: Plugin = {
  name: 'styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${STYLES}${found.id}.js`;
    },
  },
  load: {
    filter: { id: /^\0styles:/ },
    handler(id) {
      const file = id.slice(STYLES.length, -'.js'.length);
      return `import css from ${JSON.stringify(`${file}?inline`)};
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }));`;
    },
  },
};

/**
 * Vite configuration for our components in plain pages, with a stand-in for the extension APIs. Reads all languages,
 * which takes a second, so it isn't a constant: Playwright loads this file to list its tests, too.
 */
function configure(): InlineConfig {
  const { languages, files } = readTexts();
  return {
    configFile: false,
    root: pages,
    publicDir: path.join(root, 'public'),
    cacheDir: path.join(root, '.output/gallery-cache'),
    logLevel: 'warn',
    resolve: { alias: { 'webextension-polyfill': path.join(pages, 'browser.ts') } },
    define: { __LANGUAGES__: JSON.stringify(languageList(languages)) },
    plugins: [texts(files), styles],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    // Finds all libraries before the first request: one found later would reload every page.
    optimizeDeps: { entries: ['*.html'] },
  };
}

/** One file with everything: a sheet would load a hundred small ones, which takes longer than all the rest. */
const BUNDLE = { name: 'bundle', test: /./ };

export interface Gallery {
  url: string;
  close(): Promise<void>;
}

function addressOf(urls: { local: string[] } | null): string {
  const url = urls?.local[0];
  if (!url) throw new Error('The gallery has no address.');
  return url;
}

/** For development: reloads when a file changes. */
export async function serveGallery(port: number): Promise<Gallery> {
  const server = await createServer({
    ...configure(),
    server: { host: '127.0.0.1', port, fs: { allow: [root] } },
  });
  await server.listen();
  return { url: addressOf(server.resolvedUrls), close: () => server.close() };
}

/** For tests and screenshots: bundled once, so pages load fast and don't change. */
export async function bundleGallery(): Promise<Gallery> {
  const config = configure();
  const outDir = await mkdtemp(path.join(tmpdir(), 'loreside-gallery-'));
  const input = ['index.html', 'sheet.html'].map((page) => path.join(pages, page));
  await build({
    ...config,
    build: {
      ...{ outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 2_000 },
      rolldownOptions: {
        input,
        output: { strictExecutionOrder: true, codeSplitting: { groups: [BUNDLE] } },
        // Modules of one file need no import of each other at run time.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  const server = await preview({
    ...config,
    build: { outDir },
    // All pages load the same few dozen files.
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
