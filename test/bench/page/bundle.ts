import { build, type Plugin } from 'vite';

/** Bundles a module, given as code, into a minified script. */
export const bundle = (entry: string): Promise<string> =>
  built('virtual:entry', {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('virtual:entry') ? '\0entry.ts' : null),
    load: (id) => (id === '\0entry.ts' ? entry : null),
  });

/** Bundles a file that runs by itself, such as a worker's. */
export const bundleFile = (path: string): Promise<string> => built(path);

async function built(entry: string, plugin?: Plugin): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plugin],
    build: {
      ...{ write: false, minify: true, target: 'esnext' },
      lib: { entry, formats: ['iife'], name: 'bundle' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The bundle was not built.');
  return output.output[0].code;
}

/** A script that defines the module's exports on the page as `bench`. */
export const onPage = (path: string): Promise<string> =>
  bundle(`import * as all from ${JSON.stringify(path)}; globalThis.bench = all;`);
