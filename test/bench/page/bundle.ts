import { build, type Plugin } from 'vite';

/** Bundles a module, given as code, into a minified script. */
export async function bundle(entry: string, stubs: Stubs = {}): Promise<string> {
  const unused = new Set(Object.keys(stubs));
  const code = await built('virtual:entry', {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('virtual:entry') ? '\0entry.ts' : null),
    load(id) {
      if (id === '\0entry.ts') return entry;
      const [path] = Object.keys(stubs).filter((one) => id.endsWith(one));
      if (path === undefined) return null;
      unused.delete(path);
      return stubs[path];
    },
  });
  if (unused.size > 0) throw new Error(`Nothing was replaced: ${[...unused].join()}.`);
  return code;
}

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

/** Modules whose paths end like this are replaced by this code. */
export type Stubs = Readonly<Record<string, string>>;

/** A script that defines the module's exports on the page as `bench`. */
export const onPage = (path: string, stubs: Stubs = {}): Promise<string> =>
  bundle(`import * as all from ${JSON.stringify(path)}; globalThis.bench = all;`, stubs);
