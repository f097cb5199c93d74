import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/** Chromium compiles all functions of a file that begins so while it reads it, and keeps them all for the next time. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** For files that a first answer waits for: to compile each function when it is first called takes longer than to run it. */
export function compiledAhead(files: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of chunksOf(bundle))
          if (files.includes(chunk.fileName)) chunk.code = COMPILE_AHEAD + chunk.code;
      },
    },
  };
}
