import './test/machine/index.ts';
import { defineConfig } from '@playwright/test';
import { PATIENCE_MS } from './test/e2e/patience.ts';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.output/playwright',
  // A browser each: part of a test is waiting for one. On two cores, four take a tenth longer than three.
  workers: 3,
  // A shared machine may stand still for longer than any test waits. What passed at its second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 4 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.output/e2e.json' }]],
  // What takes longest comes first, so that no core idles at the end: a file of Firefox is one long test.
  projects: [
    { name: 'firefox', testMatch: /e2e\/firefox\/.*\.spec\.ts/ },
    { name: 'chromium, long', testMatch: /e2e\/chromium\/(gallery|packages).*\.spec\.ts/ },
    { name: 'chromium', testMatch: /e2e\/chromium\/(?!gallery|packages).*\.spec\.ts/ },
  ],
});
