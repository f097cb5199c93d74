/** Milliseconds of work between two pauses. */
const SLICE = 8;

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
