import type { SourceFile } from './tree.ts';

const SHIPPED = /^(lib|components|entrypoints)\//;
/** `.catch(() => {})`, `.then(f, () => {})` and `catch {}`. */
const SILENT = /(\.catch\(|,\s*)\(\)\s*=>\s*\{\s*\}\s*,?\s*\)|\bcatch\s*(\(\w+\)\s*)?\{\s*\}/g;
const COMMENT = /(^|\s)(\/\/|\/\*|\*)/;
/** How many lines above may hold the reason: a call may take more than one. */
const ABOVE = 3;

/** An error that nobody hears of needs a reason next to it. Otherwise it goes to `report`. */
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
