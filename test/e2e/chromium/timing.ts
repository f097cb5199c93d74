import { inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';

/** The outbox's delays in milliseconds. The background reads them from storage when it starts. */
export interface OutboxDelays {
  settleMs: number;
  sweepsMs: number[];
  backoffFirstMs: number;
  backoffMostMs: number;
  callMs: number;
  /** Requests a second. */
  pace: number;
}

export const SHORT: OutboxDelays = {
  settleMs: 1_500,
  sweepsMs: [200, 700],
  backoffFirstMs: 100,
  backoffMostMs: 800,
  callMs: 2_500,
  pace: 1_000,
};

/** Removes the rate limit, which has tests of its own. */
export function removeRateLimit(chromium: Chromium, settings: object = {}): Promise<void> {
  return setRateLimit(chromium, 1_000, settings);
}

/** Sets the rate limit, for what has to happen between two requests. */
export async function setRateLimit(chromium: Chromium, pace: number, settings: object = {}): Promise<void> {
  const kept = { 'outbox.timing': { pace }, settings };
  await inWorker(chromium, `chrome.storage.local.set(${JSON.stringify(kept)})`);
}

/** Gives a busy machine time for Undo. Other settings stay. */
export async function lengthenUndo(chromium: Chromium): Promise<void> {
  await inWorker(
    chromium,
    `chrome.storage.local.get('settings').then(({ settings }) =>
      chrome.storage.local.set({ settings: { ...settings, undoSeconds: 60 } }))`,
  );
}

/** Shortens the outbox's delays, so that tests take seconds. For tests of anything but the delays. */
export async function shortenDelays(chromium: Chromium, undoSeconds = 0): Promise<void> {
  const worker = await chromium.worker();
  await worker.evaluate(`(async () => {
    const { settings } = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({
      'outbox.timing': ${JSON.stringify(SHORT)},
      settings: { ...settings, undoSeconds: ${undoSeconds} },
    });
  })()`);
  await chromium.killWorker('stop');
}
