/** Milliseconds of work between two pauses: well under the 50 that a person feels. */
const SLICE = 16;

/** Does the work in slices, so that the page stays responsive. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE) continue;
    // Timers and messages never arrive on a page whose scripts are turned off; this does.
    await scheduler.yield();
    start = performance.now();
  }
}

/** Does the work at once. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
