import { readOthers, readPossessed } from './about-others.ts';
import { DOUBT, OF_PEOPLE, OF_THINGS, type Verb } from './english.ts';
import { OTHER, OWN, type Sentence } from './sentences.ts';
import { at, datePhrase, othersIn, type Reader, SUBORDINATE, Telling, TITLES, type Told } from './telling.ts';
import type { Thread } from './thread.ts';

/** What separates the clauses of a sentence. A comma before a number is part of a date. */
const BREAK = new RegExp(
  `(,? and then |,? and (?!\\d|${OTHER})|,? but |,? yet |; |, (?! ?\\d|${OTHER})| [–—] |: )`,
);
/** A clause of its own begins with these. */
const NEW_SUBJECT = new RegExp(
  `^(?!the (?:[a-z]+ )?(?:son|daughter|child)\\b)(?:the|an?|his|her|its|their|this|these|those|that|he|she|it|they|one|two|three|some|many|all|no|every|each|both|another|nobody|\\p{Lu}|${OTHER})`,
  'u',
);
/** “met Tom, son of Ivo”, but “was born in Sarn, son of Ivo” */
const CHILD_OF = /^(?:the )?(?:[a-z]+ )?(?:son|daughter|child) of /;
const NAMED_LAST = new RegExp(`^(?!.*\\bborn\\b).*(?:\\p{Lu}[\\p{L}’'-]*|${OTHER})$`, 'u');
/** “born in 1203, to Mira and Tom” */
const TO_PARENTS = new RegExp(`, (?=to (?:[a-z]+ ){0,2}${OTHER})`);
const BOTH = new RegExp(`^[^,;${OTHER}]*${OTHER}(?: \\([^)]*\\))? and (?:[a-z]+ ){0,2}${OTHER}`);
/** “ruled the realm”, “was king of the realm” */
const REALM = new RegExp(`^ (?:over |of |in )?(?:the )?(?:(?!of |with )[a-z]+ (?:of )?)?${OTHER}`);
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

const verbsOf = ({ reader }: Telling): Verb[] => [
  ...(reader.isPerson ? OF_PEOPLE : []),
  ...(reader.isThing ? OF_THINGS : []),
];

/** What stands before a clause. */
interface Before {
  isOwn: boolean;
  mark: string;
  isPassive: boolean;
  leading: string | null;
  others: number;
  /** Whether it is no more than the subject. */
  isNamed: boolean;
}

/** The clauses behind a subject, each read for what it says of it. */
class Clauses {
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
    const parts = text.replace(TO_PARENTS, ' ').split(BREAK);
    let isOwn = true;
    /** Whether a participle may go on from “was”. */
    let isPassive = false;
    for (const [index, part] of parts.entries()) {
      const isAside = CHILD_OF.test(part) && NAMED_LAST.test(parts[index - 2] ?? '');
      const isClause = index % 2 === 0 && part.trim() !== '' && !isAside;
      if (isClause) {
        const mark = parts[index - 1] ?? '';
        const isNamed = parts.slice(0, index).every((before, at) => at % 2 > 0 || before.trim() === '');
        isOwn = this.#readClause(part.trim(), { isOwn, mark, isPassive, leading, others, isNamed });
        isPassive = /^(?:was|were|has been|had been)\b/.test(part);
        leading = null;
      }
      others += othersIn(part);
    }
  }

  /** Returns whether the next clause may go on without a subject. */
  #readClause(part: string, how: Before): boolean {
    const { isOwn, mark, isPassive, leading, others } = how;
    // Behind more than the name, “who” is somebody else.
    const clause = how.isNamed ? part.replace(/^(?:who|which) /, '') : part;
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
        const place = others + othersIn(found[0]);
        if (at(TITLES, behind, 0)) this.#telling.addOther(label, place);
        if (label === 'parent' && BOTH.test(behind)) this.#telling.addOther(label, place + 1);
        continue;
      }
      const read =
        value ?? this.#telling.valueOf(follow, behind.trim()) ?? (follow === 'date' ? leading : null);
      if (read) this.#telling.add(label, read);
      const realm = label === 'reign' && read ? REALM.exec(behind) : null;
      if (realm)
        this.#telling.add('ruled', `${OTHER} (${read})`, [
          others + othersIn(found[0]) + othersIn(realm[0]) - 1,
        ]);
      const maker = MAKERS[label];
      const by = maker === undefined ? null : BY.exec(behind);
      if (maker !== undefined && by)
        this.#telling.addOther(maker, others + othersIn(behind.slice(0, by.index)));
      const [, age] = label === 'died' ? (AGED.exec(behind) ?? []) : [];
      if (age) this.#telling.add('age at death', age);
    }
  }
}

/** “In 1203 AE,” before the subject. */
const LEADING = /^(?:In|On|By|Around|During|Since|Late in|Early in) (?=[^,]{0,40}\d)/;
const APPOSITION = new RegExp(`^(?:The|An?) [^,]{3,40}, (?=${OWN})`);
const FIRST =
  /^(?:Today|Now|Later|Eventually|Finally|Originally|Then|There|At last|And|But|So|Yet|However),? /;
const PARTICIPLE =
  /^(Born|Founded|Established|Formed|Created|Built|Constructed|Erected|Raised|Written|Penned|Signed|Composed|Crowned|Completed|Son|Daughter|Child)\b/;
/** A line of nothing but dates. */
const DATES_ALONE = /^(?:\* ?\d[^.]*†|b\. ?\d|† ?\d|d\. ?\d)/;

/** Reads one sentence, and notes whom it was about. Takes linear time. */
export function readEnglish(sentence: Sentence, reader: Reader, thread: Thread): readonly Told[] {
  const { text } = sentence;
  const telling = new Telling(sentence, reader);
  const { isPerson, eras } = reader;
  if (DOUBT.test(text) || text.endsWith('?')) {
    thread.follow(sentence, false, isPerson);
    return [];
  }
  const [first = ''] = FIRST.exec(text) ?? APPOSITION.exec(text) ?? [];
  let from = first.length;
  let leading: string | null = null;
  const [preposition = ''] = LEADING.exec(text.slice(from)) ?? [];
  if (preposition !== '') {
    leading = datePhrase(text.slice(from + preposition.length), eras);
    if (leading !== null) from = text.indexOf(leading, from) + leading.length;
    if (leading !== null) from += /^,? ?/.exec(text.slice(from))?.[0].length ?? 0;
  }
  const main = text.slice(from);
  if (DATES_ALONE.test(text) && thread.isOwn) telling.readAside(text);
  else if (PARTICIPLE.test(main)) readParticiple(telling, thread, main);
  else if (!readOthers(telling, thread, main, leading) && !readPossessed(telling, thread, text, from)) {
    const after = thread.subjectAt(telling, text, from);
    thread.follow(sentence, after !== null, isPerson);
    if (after !== null)
      new Clauses(telling, thread).read(text.slice(after).trim(), leading, othersIn(text.slice(0, after)));
  }
  return telling.told;
}

/** “Born in 1203 AE, Mira …”, or nothing but “Born in 1203 AE.” */
function readParticiple(telling: Telling, thread: Thread, text: string): void {
  const comma = BREAK.exec(text);
  const [head, rest] = comma
    ? [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
    : [text, ''];
  const isFragment = rest === '' || verbsOf(telling).some(({ verb }) => at(verb, rest, 0));
  const after = isFragment ? 0 : thread.subjectAt(telling, rest, 0);
  const isOwn = isFragment ? thread.mayGoOn() : after !== null;
  thread.follow(telling.sentence, isOwn, telling.reader.isPerson);
  if (!isOwn || after === null) return;
  const clauses = new Clauses(telling, thread);
  clauses.readVerb(`was ${head.charAt(0).toLowerCase()}${head.slice(1)}`, null, 0, false);
  clauses.read(rest.slice(after).trim(), null, othersIn(head));
}
