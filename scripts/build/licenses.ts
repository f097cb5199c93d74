import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

/**
 * The license list that Vite writes for each bundle (`build.license`). It isn't shipped; all of them are merged into
 * one.
 */
export const BUNDLE_LICENSES = 'licenses.json';
/** The file in the package, linked from the settings. */
const NOTICES = 'licenses.txt';

const entries = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.optional(z.string()),
    text: z.optional(z.string()),
  }),
);
type Entry = z.infer<typeof entries>[number];

/** Runtime helpers that build tools add. Vite lists only packages that are imported. */
const HELPERS: readonly [RegExp, string][] = [
  [/^\0vite\//, 'vite'],
  [/^\0?rolldown\/|^\0rolldown/, 'rolldown'],
];

const packageOf = z.object({ version: z.string(), license: z.optional(z.string()) });

/** The license of a package that only a worker imports: Vite doesn't list those. */
function workerEntry(folder: string, name: string): Entry {
  const { version, license } = packageOf.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return {
    ...{ name, version },
    ...(license !== undefined && { identifier: license }),
    ...(file !== undefined && { text: readFileSync(path.join(folder, file), 'utf8').trim() }),
  };
}

/** The folder and the name of the package that a module belongs to. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** A tool's own license, without those of the dependencies that it bundles, which don't apply to its helpers. */
function helperEntry(name: string): Entry {
  const folder = path.resolve('node_modules', name);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const file = name === 'vite' ? 'LICENSE.md' : 'LICENSE';
  const [text = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^#+ Licenses of bundled/m);
  return { name, version, identifier: 'MIT', text: text.trim() };
}

/** Packages published without their project's license text, and our copy of it in `licenses/`. */
const OWN_COPIES: Readonly<Record<string, string>> = { '@wxt-dev/browser': 'wxt.txt', wxt: 'wxt.txt' };

function ownCopy(name: string): string | null {
  const file = OWN_COPIES[name];
  return file === undefined
    ? null
    : readFileSync(path.resolve('scripts/build/licenses', file), 'utf8').trim();
}

function noticesOf(found: readonly Entry[]): string {
  const parts = found.map(({ name, version, identifier, text = ownCopy(name) }) => {
    if (!text) throw new Error(`${name} ${version} ships no license text: its notice can't be included`);
    return `${name} ${version}${identifier ? ` (${identifier})` : ''}\n\n${text}\n`;
  });
  const rule = `\n${'-'.repeat(80)}\n\n`;
  // The byte order mark tells browsers that the file is UTF-8.
  return `\ufeffLoreside includes the following software.\n${rule}${parts.join(rule)}`;
}

/** Collects the licenses of all bundles and writes one notice file into the package. */
export function collectLicenses() {
  const found = new Map<string, Entry>();
  const modules = new Set<string>();
  const plugin = (): Plugin => ({
    name: 'collect-licenses',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
        const listed = bundle[BUNDLE_LICENSES];
        if (listed?.type !== 'asset') throw new Error(`Vite listed no licenses (${BUNDLE_LICENSES})`);
        for (const entry of entries.parse(JSON.parse(String(listed.source))))
          found.set(`${entry.name}@${entry.version}`, entry);
        delete bundle[BUNDLE_LICENSES];
      },
    },
  });
  /** For the bundles of workers. */
  const workerPlugin = (): Plugin => ({
    name: 'collect-worker-licenses',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
        modules.add(id);
        const [, folder, name] = PACKAGE.exec(id) ?? [];
        if (!folder || !name) continue;
        const entry = workerEntry(folder, name);
        const key = `${name}@${entry.version}`;
        if (!found.has(key)) found.set(key, entry);
      }
    },
  });
  return {
    plugin,
    workerPlugin,
    /**
     * Writes the notices into `folder`, the package. Also writes a list of all bundled modules next to it, which a test
     * compares.
     */
    async write(folder: string): Promise<void> {
      for (const [pattern, name] of HELPERS) {
        if (![...modules].some((id) => pattern.test(id))) continue;
        const entry = helperEntry(name);
        found.set(`${name}@${entry.version}`, entry);
      }
      const sorted = [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, NOTICES), noticesOf(sorted.map(([, entry]) => entry)));
      const list = [...modules].map((id) => id.replaceAll('\0', '')).sort();
      await writeFile(`${folder}.modules.json`, JSON.stringify(list, null, 1));
    },
  };
}
