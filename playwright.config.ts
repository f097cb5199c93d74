import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.output/playwright',
  // A browser each: most of a test is waiting for one.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.output/e2e.json' }]],
  projects: [
    { name: 'chromium', testMatch: /chromium\/.*\.spec\.ts/ },
    { name: 'firefox', testMatch: /firefox\/.*\.spec\.ts/ },
  ],
});
