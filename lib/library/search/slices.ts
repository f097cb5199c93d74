/** Time limit of a slice in milliseconds. */
const SLICE = 4;

/** Runs without pauses. */
export function runThrough<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs in slices and awaits `pause` after each. */
export async function runInSlices<T>(steps: Generator<void, T>, pause: () => Promise<void>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
}
