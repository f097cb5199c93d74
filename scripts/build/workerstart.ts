import { minifySync } from 'vite';
import type { FileGraph } from './filegraph.ts';

/** Where every file that background and pages share leaves what it exports, by file name. */
export const TABLE = 'loresideFiles';

/**
 * What the background's script begins with: it runs the files that must have run before it, and offers the table's `load`
 * for the others. Chromium lets a worker import later only what it imported while it was installed, and keeps all of that
 * beside the worker: its files are always of one release. The policy for Trusted Types lets these files through, no other.
 */
export function workerStart(entry: string, graph: FileGraph): string {
  const before = graph.needs(entry).filter((file) => file !== entry);
  const later = graph.workerFiles.filter((file) => file !== entry && !before.includes(file));
  const all = JSON.stringify([...before, ...later]);
  const script = `(() => {
const files = ${all};
const policy = globalThis.trustedTypes?.createPolicy("deferred", {
  createScriptURL(url) {
    if (!files.includes(url.slice(1))) throw new TypeError("Only files of this extension are loaded here.");
    return url;
  },
});
const trusted = (file) => policy?.createScriptURL("/" + file) ?? "/" + file;
const run = (some) => {
  const missing = some.filter((file) => !(file in ${TABLE}));
  if (missing.length > 0) importScripts(...missing.map(trusted));
};
globalThis.${TABLE} = {};
Object.defineProperty(${TABLE}, "load", { value: async (some) => run(some) });
run(files.slice(0, ${before.length}));
addEventListener("install", () => run(files));
})();
`;
  return minifySync('start.js', script, { mangle: { toplevel: false } }).code;
}
