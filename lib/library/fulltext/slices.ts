/** Longest stretch of work between two pauses, in milliseconds, the clock being looked at now and then only. */
const STRETCH = 4;
/** Work between two looks at the clock, in postings or what takes about as long: well under a millisecond. */
const LOOK = 20_000;
/** What writing a term costs beside its postings. */
export const TERM_WORK = 80;

/** Long work in slices: `if (slices.due(work)) await slices.rest()`. */
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
