import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

let capture: Promise<string> | null = null;

/** Bundles lib/markup and lib/capture, once, into a script that exports them to the page as `loreside`. */
export async function captureBundle(): Promise<string> {
  capture ??= script('./inpage.ts');
  return `${await capture};globalThis.loreside = loreside;`;
}

/** Bundles a module, by its URL, into a script that exports it to the page as `loreside`. */
export async function captureBundleOf(url: string): Promise<string> {
  return `${await script(url)};globalThis.loreside = loreside;`;
}

/** Bundles the code that a click injects into a script that defines `captureClick` on the page. */
export function clickBundle(): Promise<string> {
  return script('./clicked.ts');
}

async function script(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ...{ write: false, minify: true, target: 'esnext' },
      lib: { entry: pathOf(entry), formats: ['iife'], name: 'loreside' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The bundle was not built.');
  return output.output[0].code;
}
