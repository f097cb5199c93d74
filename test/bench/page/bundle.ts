import { build } from 'vite';

/** Bundles a module into a minified script. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('virtual:entry') ? '\0entry.ts' : null),
        load: (id) => (id === '\0entry.ts' ? entry : null),
      },
    ],
    build: {
      ...{ write: false, minify: true, target: 'esnext' },
      lib: { entry: 'virtual:entry', formats: ['iife'], name: 'bundle' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The bundle was not built.');
  return output.output[0].code;
}

/** A script that defines the module's exports on the page as `bench`. */
export const onPage = (path: string): Promise<string> =>
  bundle(`import * as all from ${JSON.stringify(path)}; globalThis.bench = all;`);
