import browser from 'webextension-polyfill';
import * as z from 'zod/mini';
import { reportAs } from '../../diagnostics/index.ts';
import type { PendingCapture } from '../../messaging/index.ts';
import type { Instant } from '../../model/index.ts';

const KEY = 'capture.pending';
/** A click that no popup has requested within a minute is stale. */
const FRESH = 60_000;

const schema = z.object({
  at: z.number(),
  pending: z.object({
    selectionText: z.string(),
    linkUrl: z.nullable(z.string()),
    pageUrl: z.string(),
    frameUrl: z.nullable(z.string()),
    tabId: z.number(),
  }),
});

/** The popup may ask before the click is stored. It waits for this. */
let keeping: Promise<void> = Promise.resolve();

/** Stores a click for the popup that it opens, only in memory (`storage.session`). */
export function keepPending(pending: PendingCapture, now: Instant): Promise<void> {
  keeping = browser.storage.session.set({ [KEY]: { at: now, pending } });
  return keeping;
}

/** Returns it once. */
export async function takePending(now: Instant): Promise<PendingCapture | null> {
  await keeping.catch(reportAs('capture.pending-capture'));
  const stored = (await browser.storage.session.get(KEY))[KEY];
  if (stored === undefined) return null;
  await browser.storage.session.remove(KEY);
  const parsed = schema.safeParse(stored);
  return parsed.success && Math.abs(now - parsed.data.at) <= FRESH ? parsed.data.pending : null;
}
