/** One goal with its measured value. */
export interface Row {
  what: string;
  value: string;
  goal: string;
  /** Null if there is nothing to measure, or no goal. */
  met: boolean | null;
}
