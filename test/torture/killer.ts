import type { Platform } from '../service/index.ts';
import { isCreate, isRead, type Kill, type Moment } from './plan.ts';
import type { Subject } from './subject.ts';

/** A moment that does not come is not waited for longer. */
const PATIENCE = 1_200;

/** Resolves at the moment, or when patience ends. */
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

/** Longer than any kill takes: past it, the browser has swallowed a call, or a page that it should have opened. */
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
 * Waits for the kill's moment, kills, and looks in. Where a lesser kill doesn't end in time, the whole browser is killed.
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
