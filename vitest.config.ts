import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

export default defineConfig({
  test: {
    // A worker a core: by default one core of two would idle.
    maxWorkers: '100%',
    // A shared machine may stand still for some seconds; how fast things are is the bench's question.
    testTimeout: 30_000,
    projects: [
      {
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['test/setup.ts'],
          include: ['test/unit/**/*.test.ts', 'test/contract/**/*.test.ts'],
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          setupFiles: ['test/setup.ts'],
          include: ['test/unit/**/*.test.tsx'],
        },
      },
    ],
  },
});
