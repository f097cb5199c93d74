import { test as base } from '@playwright/test';
import { Firefox } from './browser.ts';

interface WorkerFixtures {
  /**
   * One browser for all files of this process, up to the first test that fails, because starting it takes longer than
   * most tests. Each file installs the extension again.
   */
  sharedFirefox: Firefox;
}

export const test = base.extend<object, WorkerFixtures>({
  sharedFirefox: [
    async ({}, use) => {
      const firefox = await Firefox.launch();
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
