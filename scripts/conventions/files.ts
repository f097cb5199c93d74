import { type SourceFile, withoutComments } from './tree.ts';

const LONGEST = 300;
/** Maximum lines of an entry file. */
const LONGEST_ENTRY = 40;
const ENTRY = /^entrypoints\/([^/]+\.ts|[^/]+\/(index\.ts|main\.tsx))$/;
const MEANINGLESS_NAMES = ['util', 'utils', 'helper', 'helpers', 'misc', 'common'];

/** Limits file length and rejects meaningless file names. */
export function fileShapes(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const empty = path.split(/[/.]/).find((part) => MEANINGLESS_NAMES.includes(part));
    return [
      ...(lines > LONGEST
        ? [`${path} has ${lines} lines: ${LONGEST} at the very most, then it is two files.`]
        : []),
      ...(empty ? [`${path}: "${empty}" says nothing of what the file holds.`] : []),
    ];
  });
}

/** Limits entry files, which should only wire up other modules. */
export function entrySizes(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return ENTRY.test(path) && lines > LONGEST_ENTRY
      ? [`${path} has ${lines} lines: an entry file is wiring, ${LONGEST_ENTRY} at most.`]
      : [];
  });
}

/** The module of lib/ that a file belongs to. `history/backup` counts as a module of its own. */
const moduleOf = (file: string): string | null =>
  /^lib\/(history\/backup|[^/]+)(?=\/)/.exec(file)?.[0] ?? null;

/** Each module's index.ts must start with a comment on its purpose, and only re-export. */
export function moduleIndexes(files: SourceFile[]): string[] {
  const modules = new Set(files.flatMap((file) => moduleOf(file.path) ?? []));
  const indexes = files.filter(({ path }) => modules.has(path.replace(/\/index\.ts$/, '')));
  const missing = [...modules]
    .filter((module) => !indexes.some(({ path }) => path === `${module}/index.ts`))
    .map((module) => `${module} needs an index.ts.`);
  const silent = indexes
    .filter(({ text }) => !/^(\/\/|\/\*)/.test(text))
    .map(({ path }) => `${path} does not begin with a comment that says what the module is for.`);
  const busy = indexes
    .filter(({ text }) => /^(?!export\s+(type\s+)?(\{|\*)|import\b|\}|\s|$)\S/m.test(withoutComments(text)))
    .map(({ path }) => `${path} does more than export what other files define.`);
  return [...missing, ...silent, ...busy];
}

const SHIPPED = /^(lib|components|entrypoints)\//;
const FORBIDDEN: [RegExp, RegExp, string][] = [
  [
    SHIPPED,
    /\b(innerHTML|insertAdjacentHTML|dangerouslySetInnerHTML)\b|\bouterHTML\s*\+?=(?!=)/,
    'turns text into markup',
  ],
  [SHIPPED, /\beval\(|\bnew Function\(|\bdocument\.write\(/, 'runs text as script'],
  [
    SHIPPED,
    /\btypeof import\(|\bimport\((?:'[^']+'|"[^"]+")\)\.[A-Z]/,
    'imports a type where the import rules do not see it; use import type',
  ],
  [SHIPPED, /\bconsole\./, 'writes to the console, where a secret could end up'],
];
/**
 * These only occur in comments, so they are searched in the whole text. Split here, so that this file doesn't match.
 */
const SUPPRESSIONS = [`@ts-${'ignore'}`, `@ts-${'nocheck'}`, `biome-${'ignore'}`];

/** Finds forbidden words and imports. */
export function forbiddenWords(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text, imports }) => {
    const code = withoutComments(text);
    const forbidden = FORBIDDEN.filter(([where, what]) => where.test(path) && what.test(code)).map(
      ([, what, why]) => `${path}: "${what.exec(code)?.[0]}" ${why}.`,
    );
    const wholeZod = imports
      .filter(({ from }) => from === 'zod')
      .map(() => `${path} takes the whole of zod: import * as z from 'zod/mini'.`);
    const suppressions = SUPPRESSIONS.filter((word) => text.includes(word)).map(
      (word) => `${path}: "${word}" silences a warning instead of answering it.`,
    );
    return [...forbidden, ...wholeZod, ...suppressions];
  });
}

const HEAVY = /^(zod|webextension-polyfill|preact)(\/|$)/;

/** Finds scripts injected into pages that import a heavy library. */
export function heavyInjections(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const injected = files.filter(({ path }) =>
    /^entrypoints\/(capture|content|insert|page|world)[^/]*(\.ts|\/index\.ts)$/.test(path),
  );
  return injected.flatMap((start) => {
    const seen = new Set<string>();
    const found: string[] = [];
    const walk = (file: SourceFile, trail: string[]): void => {
      if (seen.has(file.path)) return;
      seen.add(file.path);
      const here = [...trail, file.path];
      for (const { from, file: target, types } of file.imports) {
        if (types) continue;
        if (HEAVY.test(from))
          found.push(`${here.join(' → ')} imports ${from}: too heavy for a foreign page.`);
        const next = target === null ? undefined : byPath.get(target);
        if (next) walk(next, here);
      }
    };
    walk(start, []);
    return found;
  });
}
