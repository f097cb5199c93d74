/** Milliseconds of work between two pauses: well below the 50 ms that users notice. */
const SLICE = 16;

// Not a timer: timers and messages never fire on a page whose scripts are disabled.
const pauseAnywhere = (): Promise<unknown> => scheduler.yield();

/** Runs a generator in slices, so that the page stays responsive. What `pause` rejects with ends it. */
export async function runInSlices<T>(
  work: Generator<void, T>,
  pause: () => Promise<unknown> = pauseAnywhere,
): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE) continue;
    await pause();
    start = performance.now();
  }
}

/** Runs a generator to the end without pausing. */
export function runSync<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
