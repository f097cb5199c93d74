import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from '../page/bundle.ts';

const path = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

/** A page script with one engine, which defines its stage on the page as `bench`. */
export function pageScript(name: string): Promise<string> {
  return bundle(
    [
      `import ${path('./started.ts')};`,
      `import { engine } from ${path(`./engines/${name}.ts`)};`,
      `import { stage } from ${path('./stage.ts')};`,
      `globalThis.bench = stage(${JSON.stringify(name)}, engine);`,
    ].join('\n'),
  );
}

/** Bytes of the engine and its adapter, minified and gzipped. */
export async function engineSize(name: string): Promise<number> {
  const code = await bundle(`export { engine } from ${path(`./engines/${name}.ts`)};`);
  return gzipSync(code, { level: 9 }).length;
}
