import type { SourceFile } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\//;

/** Patterns of shared names by kind: definitions, or uses as a literal. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'storage key':
    /(?:const \w*KEY\b[^='"`]*=\s*|\bstored(?:<[^(]*>)?\(\s*|\bstorage\.\w+\.\w+\(\s*)'([^']+)'/g,
  'alarm name': /(?:const \w*ALARM\b[^='"`]*=\s*|\balarms\.\w+\(\s*)'([^']+)'/g,
  'lock name': /(?:const \w*LOCK\b[^='"`]*=\s*|\blocks\.request\(\s*)'([^']+)'/g,
};

/** Finds storage keys, alarms and locks that are literals in several files, because they could diverge unnoticed. */
export function sharedNames(files: SourceFile[]): string[] {
  const shipped = files.filter(({ path }) => SHIPPED.test(path));
  return Object.entries(KINDS).flatMap(([kind, pattern]) => {
    const places = new Map<string, Set<string>>();
    for (const { path, text } of shipped)
      for (const [, name = ''] of text.matchAll(pattern))
        places.set(name, (places.get(name) ?? new Set()).add(path));
    return [...places].flatMap(([name, paths]) =>
      paths.size > 1
        ? [`The ${kind} '${name}' is a literal in ${[...paths].join(' and ')}: define it once and import it.`]
        : [],
    );
  });
}
