import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface AlteredExtension {
  folder: string;
  remove(): Promise<void>;
}

/** Removes APIs from the browser, as far as our code can see it. `sidePanel.open` removes one function. */
const removing = (names: readonly string[]): string => `
for (const root of [globalThis.chrome, globalThis.browser]) {
  if (!root) continue;
  for (const name of ${JSON.stringify(names)}) {
    const [api, part] = name.split('.');
    const of = part === undefined ? root : root[api];
    if (of) Object.defineProperty(of, part ?? api, { value: undefined, configurable: true });
  }
}
`;

export interface Alteration {
  without?: readonly string[];
  script?: string;
}

/**
 * Makes a script run before any of ours, in the background and at the top of each page of the extension in this folder.
 * So a browser can lack what another browser lacks.
 */
export async function alterFiles(folder: string, { without = [], script = '' }: Alteration): Promise<void> {
  const prelude = `(() => {${removing(without)}${script}})();\n`;
  await writeFile(path.join(folder, 'prelude.js'), prelude);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (name === 'background.js') await writeFile(file, prelude + (await readFile(file, 'utf8')));
    if (!name.endsWith('.html')) continue;
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', '<head><script src="/prelude.js"></script>'));
  }
}

/** An altered copy of a built extension. */
export async function alterExtension(built: string, alteration: Alteration): Promise<AlteredExtension> {
  const folder = await mkdtemp(path.join(tmpdir(), 'loreside-altered-'));
  await cp(built, folder, { recursive: true });
  await alterFiles(folder, alteration);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
