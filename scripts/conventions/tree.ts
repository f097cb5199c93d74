import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One import of a source file. `types` is true when nothing of it is left once types are erased. */
export interface Import {
  /** As written. */
  from: string;
  /** Path from the project's root, for a relative import. */
  file: string | null;
  types: boolean;
}

export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
  imports: Import[];
}

const ROOTS = ['entrypoints', 'components', 'lib', 'test', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs|css)$/;
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`; a statement may span lines. */
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

/** Every source file of the project, for the rules to look at. */
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

/** `text` without its comments, so that a rule does not trip over prose. Line numbers stay. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
