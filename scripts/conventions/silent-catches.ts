import type { SourceFile } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\//;
/** Matches `.catch(() => {})`, `.then(f, () => {})` and `catch {}`. */
const SILENT = /(\.catch\(|,\s*)\(\)\s*=>\s*\{\s*\}\s*,?\s*\)|\bcatch\s*(\(\w+\)\s*)?\{\s*\}/g;
const COMMENT = /(^|\s)(\/\/|\/\*|\*)/;
/** How many lines above may contain the reason, because a call can span several lines. */
const ABOVE = 3;

/** Finds ignored errors without a comment that gives the reason. Other errors should go to `report`. */
export function silentCatches(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => SHIPPED.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return [...text.matchAll(SILENT)].flatMap(({ index, 0: match }) => {
        const last = text.slice(0, index + match.length).split('\n').length;
        const first = text.slice(0, index).split('\n').length;
        const near = lines.slice(Math.max(0, first - 1 - ABOVE), last);
        return near.some((line) => COMMENT.test(line))
          ? []
          : [`${path}:${first} ignores an error without saying why: report it, or add the reason.`];
      });
    });
}
