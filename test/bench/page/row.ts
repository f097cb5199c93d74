/** One promise and how it is kept. */
export interface Row {
  what: string;
  value: string;
  goal: string;
  /** Null: there is nothing to measure it on, or no goal. */
  met: boolean | null;
}
