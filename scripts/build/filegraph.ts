/** What a built file imports, by file names. */
export interface Imports {
  fileName: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

export interface FileGraph {
  /** Every file that the background may run, sooner or later, each after those that it needs. */
  workerFiles: readonly string[];
  /** A file and all that must have run before it, in the order of running; pages' files are left out. */
  needs(file: string): readonly string[];
}

/** Throws where what one entry loads holds another entry, which would run there too. */
export function keepApart(files: readonly Imports[], entries: readonly string[]): void {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  for (const entry of entries) {
    const found = new Set([entry]);
    for (const name of found) {
      const file = byName.get(name);
      for (const next of [...(file?.imports ?? []), ...(file?.dynamicImports ?? [])]) {
        if (next !== entry && entries.includes(next))
          throw new Error(
            `${entry} would load ${next}, by way of ${name}: what they share is in no file of its own.`,
          );
        found.add(next);
      }
    }
  }
}

/** Throws where the files cannot be scripts: they import each other in a circle, or a page imports an entry itself. */
export function graphOf(files: readonly Imports[], ...entries: string[]): FileGraph {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const importsOf = (name: string): readonly string[] => byName.get(name)?.imports ?? [];

  const worker = new Set<string>();
  const reach = (name: string): void => {
    const file = byName.get(name);
    if (!file || worker.has(name)) return;
    worker.add(name);
    for (const next of [...file.imports, ...file.dynamicImports]) reach(next);
  };
  entries.forEach(reach);
  for (const file of files.filter(({ fileName }) => !worker.has(fileName))) {
    const entry = entries.find((one) => file.imports.includes(one) || file.dynamicImports.includes(one));
    if (entry) throw new Error(`${file.fileName} imports ${entry}: give what they share a file of its own.`);
  }

  function inOrder(name: string, done: Set<string>, above: readonly string[]): void {
    if (above.includes(name) && worker.has(name))
      throw new Error(`Files of the background in a circle: ${[...above, name].join(' → ')}`);
    if (done.has(name) || above.includes(name)) return;
    for (const next of importsOf(name)) inOrder(next, done, [...above, name]);
    done.add(name);
  }
  const needs = (name: string): readonly string[] => {
    const done = new Set<string>();
    inOrder(name, done, []);
    return [...done].filter((file) => worker.has(file));
  };
  return { workerFiles: [...new Set([...worker].flatMap(needs))], needs };
}
