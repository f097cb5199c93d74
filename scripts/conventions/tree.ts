import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import of a source file. `types` is true for `import type`, which is erased at build time. */
export interface Import {
  /** The module specifier as written. */
  from: string;
  /** For relative imports, the path relative to the project root. */
  file: string | null;
  types: boolean;
}

export interface SourceFile {
  /** Relative to the project root, with forward slashes. */
  path: string;
  text: string;
  imports: Import[];
}

const ROOTS = ['entrypoints', 'components', 'lib', 'test', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs|css)$/;
/** Matches `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. A statement may span lines. */
const IMPORT =
  /^[ \t]*(?:import|export)\s+(type\s)?(?:[^'";()]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

export function sourceFile(file: string, text: string): SourceFile {
  const imports = [...text.matchAll(IMPORT)].map((match): Import => {
    const from = match[2] ?? match[3] ?? '';
    const relative = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : null;
    return { from, file: relative, types: match[1] !== undefined };
  });
  return { path: file, text, imports };
}

/** Reads all source files of the project. */
export function readTree(root: string): SourceFile[] {
  return ROOTS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) =>
        sourceFile(path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')),
      ),
  );
}

const CONFIGURATION = /\.(ts|json)$/;
const DATA = /\.(html|json|yaml)$/;

/** Reads what `readTree` leaves out: configuration at the root, and data files among the sources. */
export function readConfiguration(root: string): Pick<SourceFile, 'path' | 'text'>[] {
  const top = readdirSync(root).filter((file) => CONFIGURATION.test(file) && file !== 'package-lock.json');
  const inside = ROOTS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => DATA.test(file))
      .map((file) => path.join(folder, file)),
  );
  return [...top, ...inside].map((file) => ({
    path: file.split(path.sep).join('/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

/** Replaces comments with spaces, so that checks don't match prose. Line numbers stay the same. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
