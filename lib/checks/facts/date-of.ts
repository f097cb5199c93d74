import type { DateFact, DateRole, EntryFacts } from './entry-facts.ts';

/** The first date of an entry that says this. */
export const dateOf = ({ dates }: EntryFacts, role: DateRole): DateFact | undefined =>
  dates.find((one) => one.role === role);
