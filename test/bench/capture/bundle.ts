import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('./inpage.ts', import.meta.url));

/** The markup and capture rooms as one script that puts them on the page as `loreside`. */
export async function captureBundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, minify: true, lib: { entry: ENTRY, formats: ['iife'], name: 'loreside' } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The bundle was not built.');
  return `${output.output[0].code};globalThis.loreside = loreside;`;
}
