/** Work in small steps, so that others can have the thread between them. */
export type Steps<T> = Generator<void, T, void>;

/** Waits between steps, if it returns a promise. */
export type Rest = () => Promise<void> | null;

/** Milliseconds between two pauses. Half of the usual: the garbage collector takes its share of every task. */
export const SLICE = 4;

/** The result of work that nobody has to wait between. */
export function atOnce<T>(work: Steps<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does work with pauses. Rejects if `signal` aborts meanwhile. */
export async function withPauses<T>(work: Steps<T>, rest: Rest, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const pause = rest();
    if (!pause) continue;
    await pause;
    signal?.throwIfAborted();
  }
}
