import { build } from 'vite';
import { expect, it } from 'vitest';
import { COMPILE_AHEAD, compiledAhead } from '../../../scripts/build/compiledahead.ts';

it('only the files named begin with what tells the browser to compile them ahead, in their very first line', async () => {
  const sources: Record<string, string> = {
    one: "globalThis.later = () => import('virtual:two');",
    two: 'export const found = () => 2;',
  };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('virtual:') ? id : null),
        load: (id) => sources[id.replace('virtual:', '')] ?? null,
      },
      compiledAhead(['two.js']),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:one',
        output: { entryFileNames: 'one.js', chunkFileNames: 'two.js' },
      },
    },
  });
  if (!('output' in built)) return expect.unreachable('there is one build');
  const begins = built.output.map((file) => [
    file.fileName,
    file.type === 'chunk' && file.code.startsWith(COMPILE_AHEAD),
  ]);
  expect(Object.fromEntries(begins)).toEqual({ 'one.js': false, 'two.js': true });
});
