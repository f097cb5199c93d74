import type { SourceFile } from './tree.ts';

/** A use in a style sheet without a fallback: `var(--size)`, but not `var(--h, 95)`. */
const USED = /var\((--[\w-]+)\)/g;
/** A style sheet declares it, or a script names it to set it. */
const NAMED = /(--[\w-]+)['"`]?\s*:|['"`](--[\w-]+)['"`]/g;

/**
 * Uses of custom properties that nothing defines. The browser drops the whole declaration then, without a word: a
 * renamed token would silently take spacing or color away.
 */
export function undefinedProperties(files: readonly SourceFile[]): string[] {
  const defined = new Set(
    files.flatMap(({ text }) => [...text.matchAll(NAMED)].map((match) => match[1] ?? match[2])),
  );
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...new Set([...text.matchAll(USED)].map((match) => match[1] ?? ''))]
        .filter((name) => !defined.has(name))
        .map((name) => `${path} uses ${name}, which nothing defines.`),
    );
}
