import type { EntryRef } from '../../library/index.ts';
import type { WrittenDate } from '../dates/index.ts';

/** A range as UTF-16 offsets, end exclusive. */
export type Range = readonly [start: number, end: number];

/** What an entry says in one place. It is world text: private if the entry or the field is. */
export interface Place {
  ref: EntryRef;
  title: string;
  /** World Anvil's name of the field. Also `title`, `category`, `articleParent` and `state`. */
  field: string;
  /** Where it is in the field's markup. Null: the whole field, or a field without text. */
  range: Range | null;
  /** What is written there, without markup, perhaps with what stands around it. */
  quote: string;
  /** What matters in the quote. Null: all of it. */
  mark: Range | null;
  /** Whether readers of the world can't see it. */
  isPrivate: boolean;
}

/** What a date says about its entry. */
const DATE_ROLES = [
  'birth',
  'death',
  'founding',
  'dissolution',
  'end',
  'start',
  'construction',
  'ruin',
  'writing',
  'validity',
  'expiry',
  'marriage',
  'made',
  'reignStart',
  'reignEnd',
  'date',
  'era',
] as const;
export type DateRole = (typeof DATE_ROLES)[number];

/** A date of an entry, where it stands, and what is understood of it. */
export interface DateFact {
  role: DateRole;
  date: WrittenDate;
  place: Place;
}

/** An entry that a field names. */
export interface RelationFact {
  field: string;
  /** Its place in a field that lists entries. */
  position: number;
  id: string;
  /** The title that World Anvil had when the entry was read. */
  title: string;
  /** Such as “Mother”; lower case. Null if nothing is said. */
  type: string | null;
  /** False: an image, a statblock or a map. */
  isArticle: boolean;
}

export interface MentionFact {
  label: string;
  /** Its prefix, lower case: an article's template or another kind. */
  template: string;
  id: string;
  field: string;
  range: Range;
}

/** A row of a sidebar or a table, a line such as “Capital: …”, or a sentence that says the same. */
export interface LabeledFact {
  /** Lower case. */
  label: string;
  /** The label as a person wrote it. */
  written: string;
  value: string;
  /** The ids that the value mentions. */
  ids: readonly string[];
  field: string;
  range: Range;
  /** The sentence that says so. Undefined: a row or a line. */
  sentence?: string;
}

/** Who ruled the entry, and when; or what the entry's person ruled. */
export interface TenureFact {
  /** Of the ruler. */
  id: string;
  /** What was ruled, if it isn't the entry. */
  of: string | null;
  start: WrittenDate;
  end: WrittenDate;
  place: Place;
}

/** A sentence that says where somebody was on a day. */
export interface StayFact {
  /** The person's id, and the place's. */
  person: string;
  where: string;
  date: WrittenDate;
  place: Place;
}

/** Something in a text that shouldn't be there. */
export interface TextFlaw {
  kind: 'placeholder' | 'unclosed';
  /** The words or the tag. */
  what: string;
  place: Place;
}

/** A long paragraph of a public article. */
export interface ParagraphFact {
  /** Equal for the same words. */
  hash: string;
  field: string;
  range: Range;
  /** Its first words. */
  beginning: string;
}

/** Words of a private text that a public one repeats. */
export interface QuoteFact {
  here: Place;
  there: Place;
}

/** What lists tell of an entry. */
export interface ListedFacts {
  ref: EntryRef;
  location: number;
  title: string;
  aliases: readonly string[];
  /** Titles that it had before, as far as the history knows. */
  formerTitles: readonly string[];
  /** An article's template; null for other kinds. */
  template: string | null;
  /** Whether every reader of the world can see it. */
  isPublic: boolean;
  /** Whether it is set to private. Drafts aren't. */
  isPrivate: boolean;
  isDraft: boolean;
  isWip: boolean;
  url: string | null;
  tags: readonly string[];
  categoryId: string | null;
}

/** What the checks know of an entry. Texts aren't among it: only what they say. */
export interface EntryFacts extends ListedFacts {
  /** Whether its full text was read. All that follows is empty otherwise. */
  isRead: boolean;
  /** The article above it. */
  parentId: string | null;
  /** Whether it says that it isn't another article of its name. */
  isDistinguished: boolean;
  /** Whether its texts show its readers nothing. */
  isEmpty: boolean;
  /** Short fields, by lower-case name. */
  fields: ReadonlyMap<string, { name: string; value: string }>;
  /** The lower-case names of fields with longer texts. */
  longFields: ReadonlySet<string>;
  dates: readonly DateFact[];
  relations: readonly RelationFact[];
  mentions: readonly MentionFact[];
  labeled: readonly LabeledFact[];
  flaws: readonly TextFlaw[];
  tenures: readonly TenureFact[];
  stays: readonly StayFact[];
  paragraphs: readonly ParagraphFact[];
  /** The ids of statblocks that its texts show. */
  statblocks: readonly string[];
  statblockId: string | null;
}

/** The first date of an entry that says this. */
export const dateOf = ({ dates }: EntryFacts, role: DateRole): DateFact | undefined =>
  dates.find((one) => one.role === role);
