import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const path = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

async function script(entry: string): Promise<string> {
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
      lib: { entry: 'virtual:entry', formats: ['iife'], name: 'bench' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The bundle was not built.');
  return output.output[0].code;
}

/** A page's script that holds one engine and puts `bench`, its stage, on the page. */
export function pageScript(name: string): Promise<string> {
  return script(
    [
      `import ${path('./started.ts')};`,
      `import { engine } from ${path(`./engines/${name}.ts`)};`,
      `import { stage } from ${path('./stage.ts')};`,
      `globalThis.bench = stage(${JSON.stringify(name)}, engine);`,
    ].join('\n'),
  );
}

/** Bytes of the engine and its adapter alone, small and gzipped. */
export async function engineSize(name: string): Promise<number> {
  const code = await script(`export { engine } from ${path(`./engines/${name}.ts`)};`);
  return gzipSync(code, { level: 9 }).length;
}
