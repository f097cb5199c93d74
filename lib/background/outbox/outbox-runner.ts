import browser from 'webextension-polyfill';
import { reportAs } from '../../diagnostics/index.ts';
import type { Instant } from '../../model/index.ts';
import type { Sender } from '../../outbox/index.ts';

export const OUTBOX_ALARM = 'outbox';
/** Browsers bring no alarm sooner. */
const SOONEST_ALARM = 30_000;
/** A worker lives a little longer than this after its last event: a shorter wait needs the alarm only if it dies. */
const LIFETIME = 25_000;
const SOONEST_RUN = 250;
/** While nothing can be sent, locked or refused, somebody looks again from time to time: a wake can get lost. */
const LOOK_AGAIN = 5 * 60_000;

/** Runs the sender whenever there may be something to do; the alarm brings back a worker that died over it. */
export interface OutboxRunner {
  /** At once, or right after the run that is under way. */
  wake(): void;
  removeExtra(id: string, articleId: string): Promise<void>;
  /** Breaks off what is under way; the next wake starts anew. */
  stop(): Promise<void>;
}

/** `waits`: whether a draft is on its way, although the sender named no moment to come back. */
export function createOutboxRunner(
  openSender: () => Promise<Sender>,
  waits: () => Promise<boolean>,
  ran: () => void,
): OutboxRunner {
  let running = false;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopping = new AbortController();

  /** The alarm stands before anything is awaited that may be cut off. */
  async function run({ signal }: AbortController): Promise<void> {
    await browser.alarms.create(OUTBOX_ALARM, { when: Date.now() + SOONEST_ALARM });
    const sender = await openSender();
    const next = await sender.run(signal);
    if (!signal.aborted) await comeBack(next, Date.now());
  }

  async function comeBack(next: Instant | null, now: Instant): Promise<void> {
    if (next === null) return rest(now);
    await browser.alarms.create(OUTBOX_ALARM, { when: Math.max(next, now + SOONEST_ALARM) });
    if (next - now <= LIFETIME) timer = setTimeout(wake, Math.max(next - now, SOONEST_RUN));
  }

  /** A draft that is handed over right now brings its own alarm, which must not be taken away with ours. */
  async function rest(now: Instant): Promise<void> {
    if (!(await waits())) await browser.alarms.clear(OUTBOX_ALARM);
    if (await waits()) await browser.alarms.create(OUTBOX_ALARM, { when: now + LOOK_AGAIN });
  }

  function wake(): void {
    again = true;
    if (!running) void runWhileAsked();
  }

  async function runWhileAsked(): Promise<void> {
    running = true;
    while (again) {
      again = false;
      clearTimeout(timer);
      // A run that fails has its alarm: it is tried again in half a minute.
      await run(stopping).catch(reportAs('outbox.outbox-runner'));
    }
    running = false;
    ran();
  }

  return {
    wake,
    async removeExtra(id, articleId) {
      await (await openSender()).removeExtra(id, articleId);
      wake();
    },
    async stop() {
      stopping.abort();
      stopping = new AbortController();
      again = false;
      clearTimeout(timer);
      await browser.alarms.clear(OUTBOX_ALARM);
    },
  };
}
