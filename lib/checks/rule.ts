import type { Message } from '../i18n/index.ts';
import type { EntryFacts, Place } from './facts/entry-facts.ts';
import type { WorldFacts } from './facts/world-facts.ts';

/** `error`: both can't be true. `warning`: most likely not intended. `note`: worth a look. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Words that are to be replaced in the field in which they were found. */
export interface WordFix {
  written: string;
  name: string;
}

/** A contradiction that a rule found. */
export interface Found {
  /** What is wrong, with its values. */
  sentence: Message;
  /** The place to look at first: in the entry that the rule was asked about, unless only others tell of it. */
  here: Place;
  /** The place that contradicts it, here or elsewhere. */
  there?: Place | undefined;
  /** Words of the first place that have to be others. */
  fix?: WordFix | undefined;
}

/** One check. A rule concludes only what it is sure of, and stays silent otherwise. */
export interface Rule {
  /** Stored, in what a person switched off and marked as intended, so it never changes. */
  id: string;
  severity: Severity;
  name: Message;
  /** What it checks, in a sentence. */
  about: Message;
  /** Whether it can find anything in an entry. Cheap: most entries have nothing that a rule looks at. */
  concerns: (entry: EntryFacts, world: WorldFacts) => boolean;
  /** What contradicts itself in an entry that concerns it, alone or with others. Pure. A contradiction of two entries is found in one. */
  find: (entry: EntryFacts, world: WorldFacts) => Iterable<Found>;
}
