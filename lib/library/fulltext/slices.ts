/** Time limit between two pauses in milliseconds. */
const STRETCH = 4;
/** Work between two checks of the clock, in postings; takes well under a millisecond. */
const LOOK = 20_000;
/** Work of writing a term, in addition to its postings. */
export const TERM_WORK = 80;

/** Runs long work in slices: `if (slices.due(work)) await slices.rest()`. */
export interface Slices {
  due(work: number): boolean;
  rest(): Promise<void>;
}

export function createSlices(pause: () => Promise<void>): Slices {
  let since = performance.now();
  let done = 0;
  return {
    due(work) {
      done += work;
      if (done < LOOK) return false;
      done = 0;
      return performance.now() - since > STRETCH;
    },
    async rest() {
      await pause();
      since = performance.now();
    },
  };
}
