/**
 * Milliseconds of work between two pauses. Shorter than those of whoever stores what was read, so that the next batch is on
 * its way to the disk while more is read.
 */
const SLICE = 4;

/** Pauses whenever a slice of work is over. */
export type Slice = () => Promise<void>;

export function slices(pause: () => Promise<void>): Slice {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE) return;
    await pause();
    began = performance.now();
  };
}
