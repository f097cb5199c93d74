import { type Found, type Grammar, MARKS } from './grammar.ts';
import type { Label } from './languages/index.ts';
import { OTHER, OWN, type Sentence } from './sentences.ts';
import { at, datePhrase, othersIn, type Reader, spanPhrase, Telling, type Told } from './telling.ts';
import type { Thread } from './thread.ts';

// Other languages: clause by clause, each a subject, a verb of the table and a date. Whoever else may be meant, it is silent.

const SPANS: ReadonlySet<string> = new Set<Label>(['lived', 'reign', 'existed', 'duration']);

/** Words before a clause that say nothing. */
const FIRST =
  /(?:später|schließlich|dann|danach|dort|heute|puis|enfin|ensuite|plus tard|finalement|finalmente|luego|después|más tarde|depois|mais tarde|por fim|poi|infine|più tardi|alla fine|potem|później|wreszcie|ostatecznie|أخيرا|لاحقا|ثم),? /iuy;
const FROM =
  /(?<!\p{L})(?:von|zwischen|de|du|desde|entre|dal|dall[’']|tra il|tra|fra|od|między|من|بين)(?: (?:l[’'])?(?:an|année|año|ano|anno|roku?|عام|سنة))? (?=.{0,40}\d)/giu;
const DIGIT = /\d/;

/** Conjunctions that are glued to Arabic verbs. */
const GLUED = / ([وف])(?=(?:ولد|توفي|مات|قتل|اغتيل|أعدم|دمر|خرب|هدم|انته|حل|تفكك|تزوج|حكم|غرق)\p{L}{0,2} )/gu;
const ASIDE = / ?[(（][^)）]{0,140}[)）]/y;
const HIDDEN_SPACE = '\uE002';

/** What begins so has a subject of its own, in the languages that have articles. */
const DETERMINED = new RegExp(
  `^(?:der|die|das|dem|den|ein\\p{L}*|ihr\\p{L}*|sein\\p{L}*|les?|la|l[’']|une?|sa|ses|son|leur|el|l[oa]s|una|sus?|os?|as?|uma?|seus?|suas?|il|lo|i|gli|su[oae]|suoi|${OTHER}|\\p{Lu}.*)(?= |$)`,
  'u',
);
/** “Widow of Ivo”: what follows may be about him. */
const OF_SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:von|des|der|mit|de|d[’']|di|do|da|con|com|avec|ze?|za) ?\\p{Lu}\\S*$|${OTHER}$`,
  'u',
);
const MOST_WORDS = 6;

/** Reads the clauses of one sentence. */
class Clauses {
  readonly #grammar: Grammar;
  readonly #telling: Telling;
  readonly #thread: Thread;
  /** Whether a clause without a subject would be about the article's. */
  #isOwn: boolean;
  /** Whether nothing was said but its name: “Mira, a dyer, …”. */
  #isNameAlone = false;
  #isPassive = false;
  /** “In 1203, Mira …” */
  #leading: string | null = null;
  /** “Born in 1203, Mira …”: what is told once it is known of whom. */
  #waiting: (() => void) | null = null;
  /** Whether the sentence is about the article's subject. */
  #isAbout = false;
  /** Whether the clause before says when it was born. */
  #isBorn = false;
  /** The clause before. */
  #before = '';
  /** How many others are named before a clause. */
  #others = 0;

  constructor(grammar: Grammar, telling: Telling, thread: Thread) {
    [this.#grammar, this.#telling, this.#thread] = [grammar, telling, thread];
    this.#isOwn = thread.mayGoOn(grammar.rivals);
  }

  /** Returns whether the sentence is about the subject. */
  read(text: string): boolean {
    const { goesOn, breaks } = this.#grammar;
    const mayGoOn = this.#isOwn;
    const parts = text.split(breaks);
    for (let index = 0; index < parts.length; index += 2) {
      const clause = (parts[index] ?? '').trim();
      const mark = parts[index - 1] ?? null;
      if (clause !== '') this.#readClause(clause, mark, parts.slice(index + 1).join(''));
      this.#others += othersIn(clause);
      if (index === 0 && !this.#isAbout && mayGoOn && goesOn?.test(text))
        [this.#isOwn, this.#isAbout] = [true, true];
    }
    if (this.#waiting && mayGoOn && this.#isOwn) this.#tellWaiting();
    return this.#isAbout;
  }

  #tellWaiting(): void {
    this.#waiting?.();
    this.#isAbout ||= this.#waiting !== null;
    this.#waiting = null;
  }

  /** @param mark what separates it from the clause before; null: it is the first; @param behind what follows it */
  #readClause(clause: string, mark: string | null, behind: string): void {
    const { subordinate, aux } = this.#grammar;
    const [ahead, from] = this.#leadingDate(clause);
    const date = ahead ?? this.#leading;
    this.#leading = ahead !== null && from === clause.length ? ahead : null;
    if (this.#leading !== null) return;
    const [isExplicit, start] = this.#subjectIn(clause, from);
    const rest = clause.slice(start ?? from);
    const isNamed =
      isExplicit ||
      (/^[,،]/.test(mark ?? '') && ((this.#isNameAlone && !OF_SOMEBODY.test(this.#before)) || this.#isBorn));
    this.#isBorn = false;
    this.#before = clause;
    if (isExplicit) this.#tellWaiting();
    if (this.#readChild(clause, rest, behind, isNamed, mark === null && !isExplicit)) return;
    this.#readBonds(clause, rest, mark, isExplicit);
    if (!isExplicit && start === null) {
      const isFragment = mark === null && (date !== null || this.#isOpen(rest));
      const goesOn =
        this.#isPassive && mark !== null && !/[,،]/.test(mark) && (date !== null || this.#isOpen(rest));
      if (!isFragment && !goesOn) {
        this.#pass(clause);
        return;
      }
    }
    const found = this.#grammar.verbIn(rest, this.#telling.reader);
    const before = rest.slice(0, found?.from ?? 0);
    const isPassive = aux.test(found ? before : rest);
    const isBare = found?.isBare === true && !isPassive;
    const isOwn = isExplicit || this.#isOwn;
    const tell = (): void => {
      const value = found && this.#valueOf(found, rest, date);
      if (found && value) this.#telling.add(found.label, value);
      this.#isBorn = found?.label === 'born';
    };
    if (found && !subordinate.test(before) && this.#isBeside(found, isBare, before))
      if (isBare && mark === null && !isExplicit) this.#waiting = tell;
      else if (
        isOwn &&
        (!isBare || isExplicit || this.#isNameAlone || (this.#isPassive && !/[,،]/.test(mark ?? '')))
      )
        tell();
    if (start === null && mark === null && !this.#waiting) {
      this.#pass(clause);
      return;
    }
    this.#isAbout ||= isExplicit || (mark === null && isOwn && !this.#waiting);
    this.#isNameAlone = rest.trim() === '' || (this.#isNameAlone && isBare);
    this.#isPassive = isPassive || (this.#isPassive && isBare);
    this.#isOwn = isOwn && !subordinate.test(rest);
  }

  /** “Tochter von Ivo und Berta”. Returns whether that is for the next clause to say whose. */
  #readChild(clause: string, rest: string, behind: string, isNamed: boolean, isFirst: boolean): boolean {
    const { child } = this.#grammar.bonds;
    const text = isFirst ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
    const [said] = isNamed || isFirst ? (child.exec(text + behind) ?? child.exec(rest + behind) ?? []) : [];
    if (said === undefined || !this.#telling.reader.isPerson) return false;
    const first = this.#others + othersIn(clause.slice(0, clause.length - rest.length));
    const tell = (): void => {
      for (let at = 0; at < othersIn(said); at++) this.#telling.addOther('parent', first + at);
    };
    if (isNamed) tell();
    else this.#waiting = tell;
    return !isNamed;
  }

  #readBonds(clause: string, rest: string, mark: string | null, isExplicit: boolean): void {
    const { bonds, rivals, subordinate } = this.#grammar;
    const { isPerson, isThing } = this.#telling.reader;
    const tell = (label: string, bond: RegExp): void => {
      const { 0: said = '', index } = bond.exec(clause) ?? {};
      if (said !== '')
        this.#telling.addOther(label, this.#others + othersIn(clause.slice(0, index) + said) - 1);
    };
    if (isPerson && mark === null && this.#isOwn) tell('parent', bonds.parent);
    const isOwn = isExplicit || (this.#isOwn && mark !== null && !/^[,،]/.test(mark));
    const isAlone = !/^\s+\p{Lu}/u.test(rest) && !rivals.test(rest) && !subordinate.test(rest);
    if (isPerson && isOwn && isAlone && bonds.fought.test(rest)) tell('battle', bonds.battle);
    if (isThing && !isPerson && (isOwn || (mark === null && clause.includes(OWN))))
      tell('wielder', bonds.held);
  }

  /** A clause without a verb that is known. */
  #pass(clause: string): void {
    const isPhrase =
      this.#isNameAlone ||
      this.#isOpen(clause) ||
      (this.#grammar.language.articles !== '' &&
        !DETERMINED.test(clause) &&
        clause.split(' ').length <= MOST_WORDS);
    this.#isOwn &&= isPhrase && !this.#grammar.subordinate.test(clause);
    this.#isNameAlone &&= isPhrase;
  }

  /** Whether a verb belongs to the subject before it: nothing that may have one stands between. */
  #isBeside(found: Found, isAlone: boolean, before: string): boolean {
    const { language, between } = this.#grammar;
    if (found.isBare && language.isFar) return true;
    return isAlone ? before.trim() === '' : between.test(before.charAt(0).toLowerCase() + before.slice(1));
  }

  #isOpen(text: string): boolean {
    return at(this.#grammar.open, text, 0) !== null;
  }

  /** The date that a clause begins with, and where what it says begins. */
  #leadingDate(clause: string): [date: string | null, from: number] {
    const first = at(FIRST, clause, 0)?.[0].length ?? 0;
    const [when] = at(this.#grammar.leading, clause, first) ?? [];
    const date =
      when === undefined
        ? null
        : datePhrase(clause.slice(first + when.length), this.#telling.reader.eras, ANY_WORD);
    if (date === null) return [null, first];
    const end = clause.indexOf(date, first) + date.length;
    return [date, end + (/^[,،]? ?/u.exec(clause.slice(end))?.[0].length ?? 0)];
  }

  /** Whether a clause names the subject, and where what is said of it begins. Null: with something else than a verb. */
  #subjectIn(clause: string, from: number): [isExplicit: boolean, start: number | null] {
    const start = this.#subjectAt(clause, from);
    if (start !== null) return [true, start];
    if (this.#waiting && new RegExp(`^\\p{Ll}+ (?:sich |se )?${OWN}`, 'u').test(clause)) return [true, from];
    const [verb] = at(this.#grammar.verbAhead, clause, from) ?? [];
    if (verb === undefined) return [false, null];
    const behind = clause.slice(from + verb.length).trimStart();
    if (this.#subjectAt(behind, 0) !== null || this.#isSubjectBehindDate(behind)) return [true, from];
    return [false, this.#isOpen(behind) ? from : null];
  }

  #isSubjectBehindDate(text: string): boolean {
    const found = at(this.#grammar.leading, text, 0);
    if (!found) return false;
    const date = datePhrase(text.slice(found[0].length), this.#telling.reader.eras, ANY_WORD);
    if (date === null) return false;
    const behind = text.indexOf(date) + date.length;
    return this.#subjectAt(text, behind + (/^[,،]? ?/u.exec(text.slice(behind))?.[0].length ?? 0)) !== null;
  }

  /** Where the subject at a place of a clause ends. Null: it isn't the article's. */
  #subjectAt(text: string, from: number): number | null {
    const { name, pronoun, nouns, rivals } = this.#grammar;
    const { isPerson, isThing, kinds } = this.#telling.reader;
    const own = at(name, text, from);
    if (own) {
      const end = from + own[0].length;
      const [aside = ''] = at(ASIDE, text, end) ?? [];
      if (aside !== '') this.#telling.readAside(aside.trim().slice(1, -1).replaceAll(HIDDEN_SPACE, ' '));
      return end + aside.length;
    }
    const [, word] = at(pronoun, text, from) ?? [];
    if (word !== undefined)
      return this.#thread.isMeant(word.toLowerCase(), rivals) ? from + word.length : null;
    if (!isThing || isPerson || !this.#thread.isOwn) return null;
    const noun = kinds.map((kind) => nouns[kind] && at(nouns[kind], text, from)).find((one) => one);
    return noun ? from + noun[0].length : null;
  }

  /** The date or the two dates of a verb. */
  #valueOf({ label, to }: Found, text: string, leading: string | null): string | null {
    const { subordinate, when } = this.#grammar;
    const { reader } = this.#telling;
    const isCut = (index: number): boolean => {
      const between = text.slice(Math.min(to, index), index);
      return subordinate.test(between) || (this.#grammar.verbIn(between, reader)?.label ?? label) !== label;
    };
    if (!SPANS.has(label) && leading !== null) return leading;
    for (const { 0: word, index } of text.matchAll(SPANS.has(label) ? FROM : when)) {
      if (isCut(index)) return null;
      const value = SPANS.has(label)
        ? spanPhrase(text.slice(index), reader.eras)
        : datePhrase(text.slice(index + word.length), reader.eras, ANY_WORD);
      if (value !== null) return value;
    }
    return null;
  }
}

/** What stands between a year and a verb varies more than any list has. */
const ANY_WORD = /^/;

/** What a sentence in one of some languages tells. Null: it isn't about the subject as far as they know. */
export function readPlainForm(
  sentence: Sentence,
  reader: Reader,
  thread: Thread,
  grammars: readonly Grammar[],
): readonly Told[] | null {
  const text = sentence.text
    .replace(MARKS, '')
    .replace(GLUED, ' $1 ')
    .replace(/[(（][^)）]{0,140}[)）]/g, (aside) => aside.replaceAll(' ', HIDDEN_SPACE));
  const namesOther = text.includes(OTHER);
  const isTold = ({ any }: Grammar): boolean => namesOther || (DIGIT.test(text) && any.test(text));
  if (grammars.some((grammar) => isTold(grammar) && grammar.language.doubt.test(text))) {
    thread.isOwn = false;
    return [];
  }
  let isAbout = false;
  let told: readonly Told[] = [];
  for (const grammar of grammars) {
    const telling = new Telling(sentence, reader);
    if (new Clauses(grammar, telling, thread).read(text)) isAbout = true;
    if (telling.told.length > told.length) told = telling.told;
  }
  if (!isAbout && told.length === 0) return null;
  thread.follow(sentence, true, reader.isPerson);
  return told;
}
