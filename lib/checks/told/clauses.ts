import { OF_PEOPLE, OF_THINGS, type Verb } from './english.ts';
import { OTHER } from './sentences.ts';
import { at, othersIn, SUBORDINATE, type Telling, TITLES } from './telling.ts';
import type { Thread } from './thread.ts';

/** What separates the clauses of a sentence. A comma before a number is part of a date. */
export const BREAK = new RegExp(
  `(,? and then |,? and (?!\\d|${OTHER})|,? but |,? yet |; |, (?! ?\\d|${OTHER})| [–—] |: )`,
);
/** A clause of its own begins with these. */
const NEW_SUBJECT = new RegExp(
  `^(?!the (?:[a-z]+ )?(?:son|daughter|child)\\b)(?:the|an?|his|her|its|their|this|these|those|that|he|she|it|they|one|two|three|some|many|all|no|every|each|both|another|nobody|\\p{Lu}|${OTHER})`,
  'u',
);
const AGED = /\b(?:at the age of|aged(?: about)?) (\d{1,4})\b/;
/** A noun whose participle goes on: “is a guild of mapmakers founded in”. */
const RELATIVE = new RegExp(
  `^(?:was|is|were|are) (?:an?|the|one of the) (?:(?!an? |the |${OTHER})[^,;.\\d]){1,60}?,? ?(?:that |which |who )?\\b(?=(?:born|founded|established|formed|created|built|constructed|erected|raised|completed|written|penned|signed|composed|drawn up|fought|began|broke out|ended|lasted)\\b)`,
);
/** Participles that go on from a noun. */
const BARE =
  /^(?:born|founded|established|formed|created|built|constructed|erected|raised|completed|written|penned|composed|signed|drawn up|fought)\b/;
const MAKERS: Readonly<Record<string, string>> = { founded: 'founder', written: 'author' };
const BY = new RegExp(`^.{0,60}?\\bby (?=(?:[A-Z][a-z]+ ){0,2}${OTHER})`);

export const verbsOf = ({ reader }: Telling): Verb[] => [
  ...(reader.isPerson ? OF_PEOPLE : []),
  ...(reader.isThing ? OF_THINGS : []),
];

/** The clauses behind a subject, each read for what it says of it. */
export class Clauses {
  readonly #telling: Telling;
  readonly #thread: Thread;
  readonly #verbs: readonly Verb[];

  constructor(telling: Telling, thread: Thread) {
    this.#telling = telling;
    this.#thread = thread;
    this.#verbs = verbsOf(telling);
  }

  /** @param leading the date before the subject; @param others how many others are named before */
  read(text: string, leading: string | null, others: number): void {
    const parts = text.split(BREAK);
    let isOwn = true;
    /** Whether a participle may go on from “was”. */
    let isPassive = false;
    for (const [index, part] of parts.entries()) {
      const isClause = index % 2 === 0 && part.trim() !== '';
      if (isClause) {
        const mark = parts[index - 1] ?? '';
        isOwn = this.#readClause(part.trim(), { isOwn, mark, isPassive, leading, others });
        isPassive = /^(?:was|were|has been|had been)\b/.test(part);
        leading = null;
      }
      others += othersIn(part);
    }
  }

  /** Returns whether the next clause may go on without a subject. */
  #readClause(
    part: string,
    how: { isOwn: boolean; mark: string; isPassive: boolean; leading: string | null; others: number },
  ): boolean {
    const { isOwn, mark, isPassive, leading, others } = how;
    const clause = part.replace(/^(?:who|which) /, '');
    if (clause === part && SUBORDINATE.test(/^\S+/.exec(clause)?.[0] ?? '')) return false;
    if (/and|but|yet|;/.test(mark) && NEW_SUBJECT.test(clause)) {
      const after = this.#thread.subjectAt(this.#telling, clause, 0);
      return after !== null && this.readVerb(clause.slice(after).trim(), leading, others, false);
    }
    return isOwn && this.readVerb(clause, leading, others, isPassive);
  }

  /** Returns whether what follows may still be about the subject. */
  readVerb(clause: string, leading: string | null, others: number, isPassive: boolean): boolean {
    const [relative = ''] = RELATIVE.exec(clause) ?? [];
    this.#readHead(isPassive || BARE.test(clause) ? `was ${clause}` : clause, leading, others);
    if (isPassive) this.#readHead(clause, leading, others);
    const rest = clause.slice(relative.length);
    if (relative !== '')
      this.#readHead(BARE.test(rest) ? `was ${rest}` : rest, leading, others + othersIn(relative));
    return !SUBORDINATE.test(clause);
  }

  #readHead(head: string, leading: string | null, others: number): void {
    for (const { label, verb, follow, value } of this.#verbs) {
      const found = at(verb, head, 0);
      if (!found) continue;
      const behind = head.slice(found[0].length);
      if (follow === 'other') {
        if (at(TITLES, behind, 0)) this.#telling.addOther(label, others + othersIn(found[0]));
        continue;
      }
      const read =
        value ?? this.#telling.valueOf(follow, behind.trim()) ?? (follow === 'date' ? leading : null);
      if (read) this.#telling.add(label, read);
      const maker = MAKERS[label];
      const by = maker === undefined ? null : BY.exec(behind);
      if (maker !== undefined && by)
        this.#telling.addOther(maker, others + othersIn(behind.slice(0, by.index)));
      const [, age] = label === 'died' ? (AGED.exec(behind) ?? []) : [];
      if (age) this.#telling.add('age at death', age);
    }
  }
}
