// The bundler's own minifier leaves what is used once in a name of its own; SWC, after it, puts it where it is used.
import { minify } from '@swc/core';
import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';

/**
 * @param entry as of `workerFiles`: a build without it is left as it is. It is a script's that is put into pages, and the
 * value of its last statement, for which nobody asks in there, is what who injected it is given.
 */
export function shrunk(entry: string): Plugin {
  let isWanted = true;
  return {
    name: 'shrunk',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      isWanted = build.minify !== false;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        if (!isWanted || !chunks.some(({ fileName }) => fileName === entry)) return;
        for (const chunk of chunks) {
          const { code } = await minify(chunk.code, {
            module: 'unknown',
            ecma: 2022,
            mangle: true,
            // Functions stay where they are: made anew at every call they cost time, and a component would be another one.
            compress: { passes: 2, inline: 0, reduce_vars: false, reduce_funcs: false },
          });
          chunk.code = code;
        }
      },
    },
  };
}
