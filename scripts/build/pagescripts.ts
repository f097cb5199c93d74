import type { Plugin } from 'vite';
import type { Entrypoint, EntrypointGroup } from 'wxt';
import { chunksOf } from './chunks.ts';
import { graphOf } from './filegraph.ts';
import { rewritten } from './rewriting.ts';

/** Scripts for pages that are built together: the second of them runs only where the first has run. */
const PAIRS = [
  ['capture', 'capture-page'],
  ['insert', 'page-complete'],
] as const;

const pairOf = (name: string) => PAIRS.find(([, second]) => name === second);

/** Puts the entry points of each pair together, in place. */
export function groupPairs(groups: EntrypointGroup[]): void {
  const single = (name: string) =>
    groups.find((group): group is Entrypoint => !Array.isArray(group) && group.name === name);
  for (const pair of PAIRS) {
    const both = pair.map(single).filter((entry) => entry !== undefined);
    if (both.length < pair.length) continue;
    for (const entry of both) groups.splice(groups.indexOf(entry), 1);
    groups.push(both);
  }
}

/** How a pair is built: each script keeps its value, and what they share has a name that no other pair has. */
export const sharing = ([first]: string[]) => ({
  preserveEntrySignatures: 'strict' as const,
  output: { chunkFileNames: `${first}-shared.js` },
});

/** What the scripts of a pair share lies in the first, and the second takes it from there. */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const pair = chunks.map(({ name }) => pairOf(name)).find((found) => found !== undefined);
        const first = chunks.find(({ name }) => name === pair?.[0]);
        if (!first) return;
        const graph = graphOf(
          chunks,
          ...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
        );
        for (const chunk of chunks) chunk.code = rewritten(chunk.fileName, chunk.code, graph);
        const shared = chunks.filter(({ isEntry }) => !isEntry);
        first.code = [...shared, first].map(({ code }) => code).join('');
        for (const { fileName } of shared) delete bundle[fileName];
      },
    },
  };
}
