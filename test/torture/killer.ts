import type { Platform } from '../service/index.ts';
import { isCreate, isRead, type Kill, type Moment } from './plan.ts';
import type { Subject } from './subject.ts';

/** Milliseconds to wait for the moment. */
const PATIENCE = 1_200;

/** Resolves at the moment, or after the timeout. */
function until(platform: Platform, moment: Moment): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, moment.kind === 'after' ? moment.ms : PATIENCE);
    let seen = 0;
    const stop =
      moment.kind === 'event'
        ? platform.on(moment.event, ({ request }) => {
            if (!(moment.of === 'create' ? isCreate(request) : isRead(request))) return;
            seen += 1;
            if (seen === moment.nth) done();
          })
        : () => {};
    function done(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** Longer than any kill takes. Past it, the browser has lost a call or a page. */
const LIMIT = 15_000;

async function inTime(work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT);
  });
  const came = work.then(
    () => true,
    () => false,
  );
  const done = await Promise.race([came, late]);
  clearTimeout(timer);
  return done;
}

/**
 * Waits for the kill's moment, kills, and opens a page. If that takes too long, kills the whole browser.
 * @returns whether the browser was killed
 */
export async function execute(kill: Kill, subject: Subject, platform: Platform): Promise<boolean> {
  await until(platform, kill.when);
  const { how } = kill;
  if (how !== 'crash' && (await inTime(subject.kill(how).then(() => subject.lookIn())))) return false;
  await subject.crash();
  await subject.lookIn();
  return true;
}
