import './test/machine/index.ts';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { compileMessages, languageList, readLanguages, sourceOf } from './scripts/build/messages/index.ts';

/** Modules with state in the browser or the worker: each of their test files starts with a fresh module registry. */
const KEEPING = [
  'test/unit/{background,backup,check,diagnostics,messaging,history,outbox,sample-world,settings,vault}/**/*.test.ts',
  'test/unit/library/{*,{bodies,fulltext,import,store,sync}/*}.test.ts',
];

/**
 * Screens that subscribe to browser storage for the life of the page, or whose tests mock a module or load it as on another
 * computer.
 */
const FOLLOWING = [
  'test/unit/ui/key-names.test.tsx',
  'test/unit/capture-screen/{first-use,screen,title-matches}.test.tsx',
  'test/unit/{article-screen/early,markup-screen/covered,rich-text-screen/failure,screen-share-screen/shown,statblock-screen/counting}.test.tsx',
];

const languages = readLanguages();
const source = sourceOf(languages);
/** The English messages, which all tests start with, and the list of languages. */
const provide = { messages: compileMessages(source, source), languages: languageList(languages) };

/** Tools that nobody uses every day: `npm test` leaves their tests to `npm test -- --full`. */
const TOOLS = ['test/unit/{check-live,release}/**/*.test.ts'];

export default defineConfig({
  test: {
    // A worker a core: by default one core of two would idle.
    maxWorkers: '100%',
    // Only a test that hangs is stopped: a slow or busy machine takes minutes for some. How fast things are is the bench's
    // question.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          provide,
          environment: 'node',
          setupFiles: ['test/setup-languages.ts', 'test/setup.ts'],
          include: KEEPING,
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          // Files share a worker and what it has loaded, which is what most of them would spend their time on.
          name: 'pure',
          isolate: false,
          provide,
          environment: 'node',
          setupFiles: ['test/setup-languages.ts', 'test/setup.ts'],
          include: ['test/unit/**/*.test.ts', 'test/contract/**/*.test.ts'],
          exclude: [...KEEPING, ...TOOLS],
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'tools',
          isolate: false,
          provide,
          environment: 'node',
          setupFiles: ['test/setup-languages.ts', 'test/setup.ts'],
          include: TOOLS,
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'screens',
          // One document for the files of a worker: a new one, and all that draws, took longer than the tests.
          isolate: false,
          provide,
          environment: 'happy-dom',
          setupFiles: ['test/setup-languages.ts', 'test/setup.ts', 'test/setup-screens.ts'],
          include: ['test/unit/**/*.test.tsx'],
          exclude: FOLLOWING,
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'screens-alone',
          provide,
          environment: 'happy-dom',
          setupFiles: ['test/setup-languages.ts', 'test/setup.ts', 'test/setup-screens.ts'],
          include: FOLLOWING,
        },
      },
    ],
  },
});
