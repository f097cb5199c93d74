import type { Chromium } from './browser.ts';

/** The outbox's waits, in milliseconds; the background reads them at its start, where they stand. */
export interface Waits {
  settleMs: number;
  sweepsMs: number[];
  backoffFirstMs: number;
  backoffMostMs: number;
  callMs: number;
}

export const SHORT: Waits = {
  settleMs: 1_500,
  sweepsMs: [200, 700],
  backoffFirstMs: 100,
  backoffMostMs: 800,
  callMs: 2_500,
};

/** Shorter waits than a writer's, so that a test takes seconds: for what comes after, not for the waits themselves. */
export async function hasten(chromium: Chromium, undoSeconds = 0): Promise<void> {
  const worker = await chromium.worker();
  await worker.evaluate(`(async () => {
    const { settings } = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({
      'outbox.timing': ${JSON.stringify(SHORT)},
      settings: { ...settings, undoSeconds: ${undoSeconds}, pace: 5 },
    });
  })()`);
  await chromium.killWorker('stop');
}
