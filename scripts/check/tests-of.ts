import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import|mock)\s*\(?\s*'(\.[^']+)'/g;

/** The files of this project that a file names in its imports. */
function importsOf(file: string, source: string): string[] {
  const folder = path.posix.dirname(file);
  return [...source.matchAll(IMPORT)].map(([, name = '']) => path.posix.join(folder, name));
}

/** `lib/library/store/rows.ts` belongs to `lib/library`. */
const moduleOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** The unit and contract tests and the code beside them, with their text. */
export function readTestSources(root: string): Map<string, string> {
  return new Map(
    ['test/unit', 'test/contract'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => {
          const name = path.posix.join(folder, file.replaceAll('\\', '/'));
          return [name, readFileSync(path.join(root, name), 'utf8')] as const;
        }),
    ),
  );
}

/**
 * The test files of what changed: changed ones, and those that name a changed file, or its module, in their own imports
 * or in those of the test code beside them. A change that reaches a test by a longer way waits for the whole suite.
 * @param sources the test files and their helpers, with their text
 */
export function testsOf(changed: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const files = new Set(changed);
  const modules = new Set(changed.filter((file) => !file.startsWith('test/')).map(moduleOf));
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
  const isHit = (file: string): boolean => {
    if (files.has(file)) return true;
    return (imports.get(file) ?? []).some(
      (name) => files.has(name) || (path.posix.basename(name) === 'index.ts' && modules.has(moduleOf(name))),
    );
  };
  const hits = new Set([...sources.keys()].filter(isHit));
  const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
  return [...sources.keys()]
    .filter(isTest)
    .filter((file) => hits.has(file) || (imports.get(file) ?? []).some((name) => hits.has(name)))
    .sort();
}
