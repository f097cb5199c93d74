import { reportAs } from '../../diagnostics/index.ts';
import { OUTBOX_ALARM, type Sender } from '../../outbox/index.ts';
import { createDurableRunner, type DurableRunner } from '../core/durable-runner.ts';

/**
 * Milliseconds between runs while drafts wait but can't be sent (locked, refused), in case a screen's wake got lost.
 */
const RECHECK_MS = 5 * 60_000;

/** Runs the sender whenever there may be something to do. */
export interface OutboxRunner extends DurableRunner {
  /** The network is back: tries again now what failed without it. */
  hasten(): Promise<void>;
  removeExtra(id: string, articleId: string): Promise<void>;
}

/** `isWaiting`: whether a draft is on its way although the sender named no time to come back. */
export function createOutboxRunner(
  openSender: () => Promise<Sender>,
  isWaiting: () => Promise<boolean>,
  onIdle: () => void,
): OutboxRunner {
  const runner = createDurableRunner({
    alarm: OUTBOX_ALARM,
    async run(signal) {
      const next = await (await openSender()).run(signal);
      if (next !== null) return next;
      return (await isWaiting()) ? Date.now() + RECHECK_MS : null;
    },
    // A screen that hands a draft over sets the alarm before it stores the draft.
    isWorkLeft: isWaiting,
    onError: reportAs('outbox.outbox-runner'),
    onIdle,
  });

  return {
    ...runner,
    async hasten() {
      await openSender()
        .then((sender) => sender.hasten())
        .finally(() => runner.wake());
    },
    async removeExtra(id, articleId) {
      await (await openSender()).removeExtra(id, articleId);
      void runner.wake();
    },
  };
}
