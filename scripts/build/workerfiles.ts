// Chromium's service workers have no import(), and modules must all be there before one starts. So that its background can
// share files with the pages and still load its second half later, the files that the background uses are rewritten as
// scripts: each leaves what it exports in one table, whoever imports it takes that from there, and a page's import only
// sees to it that it has run. Firefox's background is a page, and needs none of this.
import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';
import { graphOf, keepApart } from './filegraph.ts';
import { rewritten } from './rewriting.ts';
import { workerStart } from './workerstart.ts';

/** @param entry the background's file, such as `background.js`; a build without it is left as it is. */
export function workerFiles(entry: string): Plugin {
  return {
    name: 'worker-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        if (!chunks.some(({ fileName }) => fileName === entry)) return;
        keepApart(
          chunks,
          chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
        );
        const graph = graphOf(chunks, entry);
        for (const chunk of chunks) chunk.code = rewritten(chunk.fileName, chunk.code, graph);
        const start = chunks.find(({ fileName }) => fileName === entry);
        if (start) start.code = workerStart(entry, graph) + start.code;
      },
    },
  };
}
