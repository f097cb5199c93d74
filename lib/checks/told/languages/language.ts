// The words of plain sentences in other languages than English. Alternatives are separated by bars, as in patterns.

export type Label =
  | 'born'
  | 'died'
  | 'buried'
  | 'married'
  | 'crowned'
  | 'abdicated'
  | 'lived'
  | 'reign'
  | 'founded'
  | 'destroyed'
  | 'dissolved'
  | 'began'
  | 'ended'
  | 'written'
  | 'expired'
  | 'made'
  | 'existed'
  | 'duration';

type Verbs = Readonly<Partial<Record<Label, string>>>;

/** Whom a sentence names: `@` is somebody, `%` a battle, `#` the subject. */
export interface Bonds {
  /** What the subject is to its parents. */
  child: string;
  /** What its parents are to it. */
  parent: string;
  /** Before a battle, and what is done in it. */
  battle: string;
  fought: string;
  /** Who has a thing. */
  held: string;
}

export interface Language {
  bonds: Bonds;
  /** Verbs that can be the only one of a clause. */
  verbs: Verbs;
  /** Those that need another one, unless a comma holds them to their subject. */
  participles: Verbs;
  /** Those others. */
  aux: string;
  /** Whether much may stand between them and their participles. */
  isFar: boolean;
  pronouns: string;
  /** Empty: a language without. */
  articles: string;
  /** Of towns, buildings, groups, events, texts and things. */
  nouns: readonly [town: string, building: string, group: string, event: string, text: string, thing: string];
  /** What joins clauses. */
  and: string;
  /** What stands before a date. */
  when: string;
  /** What may stand before an adverb or a place behind a verb. Anything else may be its subject. */
  open: string;
  /** Behind these, somebody else may be meant. */
  subordinate: string;
  /** Somebody else, who may be meant by what follows. */
  rivals: string;
  /** A sentence that goes on without a subject. Undefined: this language has no such sentences. */
  goesOn?: string;
  /** Doubt, hearsay, wishes and dreams. */
  doubt: RegExp;
}
