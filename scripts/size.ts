// `npm run size` checks the sizes of the built extension against their budgets. Scripts are measured after gzip; the
// package as a ZIP like that of `npm run package`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';

interface Manifest {
  content_scripts?: { js?: string[]; matches?: string[] }[];
  background?: { service_worker?: string; scripts?: string[] };
}
interface Row {
  what: string;
  /** Null if a required file is missing. */
  bytes: number | null;
  budget: number;
}

const kB = 1000;
const gzippedSize = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** Size of the ZIP that is uploaded to a store. */
function packageSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file)] as const);
  return zipSync(Object.fromEntries(files), { level: 9 }).length;
}

/** All files that must load before `files` can run: their static imports, recursively. */
function withStaticImports(folder: string, files: string[]): string[] {
  const all = new Set<string>();
  const visit = (file: string): void => {
    if (all.has(file)) return;
    all.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, target = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
      visit(target.startsWith('/') ? path.join(folder, target) : path.resolve(path.dirname(file), target));
  };
  for (const file of files) visit(path.join(folder, file));
  return [...all];
}

/** Size of the only script in `folder` whose name starts so. Null if there isn't exactly one. */
function scriptSize(folder: string, prefix: string): number | null {
  const [file, another] = readdirSync(folder).filter(
    (name) => name.startsWith(prefix) && name.endsWith('.js'),
  );
  return file && !another ? gzippedSize(path.join(folder, file)) : null;
}

/** Size of one part that loads later, without what it shares with others. */
const chunkSize = (folder: string, prefix: string): number | null =>
  scriptSize(path.join(folder, 'chunks'), prefix);

/** Size of one worker. */
const assetSize = (folder: string, prefix: string): number | null =>
  scriptSize(path.join(folder, 'assets'), prefix);

function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="?modulepreload/.test(tag))
    .flatMap((tag) => /(?:src|href)="?\/?([^"\s>]+\.js)/.exec(tag)?.[1] ?? []);
}

function measure(name: string): Row[] {
  const folder = path.resolve('.output', name);
  const sum = (files: string[]): number | null =>
    files.length > 0 && files.every((file) => existsSync(path.join(folder, file)))
      ? withStaticImports(folder, files).reduce((total, file) => total + gzippedSize(file), 0)
      : null;
  const page = (file: string): number | null =>
    existsSync(path.join(folder, file))
      ? sum(scriptsOf(readFileSync(path.join(folder, file), 'utf8')))
      : null;
  const row = (what: string, bytes: number | null, budget: number): Row => ({
    what: `${name}  ${what}`,
    bytes,
    budget,
  });

  const manifestFile = path.join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) return [row('built', null, 0)];
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const everywhere = (manifest.content_scripts ?? []).flatMap((one) => one.js ?? []);
  const { scripts = [], service_worker = [] } = manifest.background ?? {};
  const background = [...scripts, service_worker].flat();
  const languages = readdirSync(path.join(folder, 'messages')).sort();
  return [
    row('foreign pages, raw', everywhere.length === 0 ? 0 : sum(everywhere), 0),
    row('capture.js', sum(['capture.js']), 28 * kB),
    row('capture-page.js', sum(['capture-page.js']), 64 * kB),
    row('insert.js', sum(['insert.js']), 6 * kB),
    row('world-page.js', sum(['world-page.js']), 8.6 * kB),
    row('page-list.js', sum(['page-list.js']), 8 * kB),
    row('page-names.js', sum(['page-names.js']), 3 * kB),
    // 0.3 kB of it store what is typed while Firefox starts the background again.
    row('page-journal.js', sum(['page-journal.js']), 6.8 * kB),
    row('page-complete.js', sum(['page-complete.js']), 6.5 * kB),
    // 4.4 kB of it answer for the sample world, whose content is not here; 4 kB find and count links in what is stored;
    // 6.5 kB carry out and undo imports of documents and backups, which go on after their screen is closed: 1.5 kB of it say
    // what World Anvil takes of each kind.
    row('background', sum(background), 218 * kB),
    // 1.5 kB of it is error reporting: reporting an error at startup must not depend on another file. 2 kB format messages.
    // Code that is read together stands in one file, and so loads together: under 1 kB, which nobody notices.
    row('popup, critical script', page('popup.html'), 53 * kB),
    // ProseMirror is most of it. It loads after the popup's first paint.
    row('text editor, loaded later', chunkSize(folder, 'rich-text-'), 94 * kB),
    // Each is read when the map is opened: the screen, d3-force in its worker, and the worker that draws.
    row('link map, loaded later', chunkSize(folder, 'link-map-'), 13.5 * kB),
    row('link map, layout worker', assetSize(folder, 'layout-worker-'), 8 * kB),
    row('link map, paint worker', assetSize(folder, 'paint-worker-'), 2 * kB),
    // 7 kB of it are menus, toasts, sorting and the actions of rows, which a list shows at once. One more is what stands
    // in a file with them and is needed a moment later. 0.7 kB hide what is private, and show one thing while a key is held.
    // 0.3 kB leave the keys of a conversion to the input method, and find damaged numbers.
    row('side panel, first paint', page('sidepanel.html'), 86.5 * kB),
    // Read once per page from the disk. Arabic, in two bytes a letter, is the largest.
    ...languages.map((name) =>
      row(`messages, ${name}`, gzippedSize(path.join(folder, 'messages', name)), 51 * kB),
    ),
    // Downloaded once. 9 languages are about 320 kB of it, their pictures for the help 610, the sample world 370 (its
    // pictures 330), the text editor 90. Putting back from versions took 2; notes to oneself, dates and dice in nine languages 9,
    // and the grammar by which lives are told in them 19.
    row('package, zip', packageSize(folder), 3180 * kB),
  ];
}

const rows = [...measure('chrome-mv3'), ...measure('firefox-mv3')];
const failing = rows.filter((row) => row.bytes === null || row.bytes > row.budget);
const amount = (bytes: number | null): string =>
  bytes === null ? 'missing' : `${(bytes / kB).toFixed(1)} kB`;
for (const row of rows) {
  const mark = failing.includes(row) ? 'OVER' : 'ok  ';
  console.log(`${mark}  ${row.what.padEnd(38)} ${amount(row.bytes).padStart(9)}  of ${amount(row.budget)}`);
}
if (failing.length > 0) {
  console.error(`${failing.length} of ${rows.length} sizes are over their budget or could not be measured.`);
  process.exitCode = 1;
}
