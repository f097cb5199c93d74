import browser from 'webextension-polyfill';
import * as z from 'zod/mini';

const KEY = 'outbox.timing';
const length = z.number().check(z.gte(50), z.lte(600_000));

const schema = z.partial(
  z.object({
    settleMs: z.number().check(z.gte(1_000)),
    sweepsMs: z.array(length),
    callMs: length,
    /** Requests a second, in place of the setting. */
    pace: z.number().check(z.gte(0.1), z.lte(1_000)),
    backoffFirstMs: length,
    backoffMostMs: length,
  }),
);

/** Shorter waits, for browser tests only. Invalid values are ignored. */
export async function readTimingOverrides(): Promise<z.infer<typeof schema>> {
  const stored = (await browser.storage.local.get(KEY))[KEY];
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
