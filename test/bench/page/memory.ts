import type { Page } from '@playwright/test';

/** Milliseconds between two looks at the memory in use. */
const LOOK = 200;
/** Makes `webextension-polyfill` load, which it refuses to do outside of an extension. */
export const EXTENSION = `Object.assign(globalThis, { chrome: { runtime: { id: 'bench' } }, browser: { runtime: { id: 'bench' } } });`;

/**
 * The most memory in use while something runs, in bytes: objects and buffers, with what isn't collected yet; and what is
 * in use before and after, with everything else collected.
 */
export async function mostMemory<T>(
  page: Page,
  run: () => Promise<T>,
): Promise<{ most: number; before: number; after: number; value: T }> {
  const session = await page.context().newCDPSession(page);
  const inUse = async () => {
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  };
  const collected = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return inUse();
  };
  const before = await collected();
  let most = 0;
  let isRunning = true;
  const looking = (async () => {
    while (isRunning) {
      most = Math.max(most, await inUse());
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  })();
  try {
    const value = await run();
    return { value, most, before, after: await collected() };
  } finally {
    isRunning = false;
    await looking;
    await session.detach();
  }
}
