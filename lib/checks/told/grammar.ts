import { type Bonds, LANGUAGES, type Label, type Language } from './languages/index.ts';
import { MAY_NAME_OTHERS } from './lines.ts';
import { OTHER, OWN } from './sentences.ts';
import type { Reader } from './telling.ts';
import { type Cues, cuesOf, RANK } from './unlinked.ts';

const PERSONAL: ReadonlySet<string> = new Set<Label>([
  'born',
  'died',
  'buried',
  'married',
  'crowned',
  'abdicated',
  'lived',
  'reign',
]);
const DETERMINERS = 'der|die|das|ein|eine|les?|la|une?|el|una|o|a|uma?|il|lo';

/** A verb in a clause. */
export interface Found {
  label: string;
  isBare: boolean;
  from: number;
  to: number;
}

/** Before a name. */
const RANKS =
  '[Kk]önig(?:in)?|[Kk]aiser(?:in)?|Herzog(?:in)?|Graf|Gräfin|Fürst(?:in)?|Prinz(?:essin)?|Herr|Frau|Ritter|General|Bischof|[Rr]oi|[Rr]eine|[Dd]uc|[Dd]uchesse|[Cc]omte(?:sse)?|[Pp]rince(?:sse)?|[Cc]apitaine|[Ss]ainte?|[Dd]on|[Dd]oña|[Rr]ey|[Rr]eina|[Dd]uque(?:sa)?|[Cc]onde(?:s?sa)?|[Pp]ríncipe|[Pp]rincesa|[Cc]apitán|[Ss]anta?|[Rr]ei|[Rr]ainha|[Cc]apitão|[Rr]e|[Rr]egina|[Dd]uca|[Dd]uchessa|[Cc]onte(?:ssa)?|[Pp]rincip(?:e|essa)|[Cc]apitano|[Kk]ról(?:owa)?|[Kk]siążę|[Kk]siężna|[Hh]rabia|[Hh]rabina|[Kk]apitan|[Pp]an|[Pp]ani|الملك|الملكة|الأمير|الأميرة|السلطان';
/** Behind a noun, they make it another one. */
const OF =
  'von|de[rs]|de|du|del|di|della|do|da|w|we|na|voisine?|vecin[oa]|vicin[oa]|vizinh[oa]|rivale?|المجاور';
/** Words as they are, and as they begin a sentence. */
const bothCases = (words: string): string =>
  `${words}|${words.replace(/(^|\|)(\p{Ll})/gu, (_, bar: string, letter: string) => bar + letter.toUpperCase())}`;
const whole = (source: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);

/** A language, its words made patterns. */
export class Grammar {
  readonly language: Language;
  readonly any: RegExp;
  readonly rivals: RegExp;
  readonly subordinate: RegExp;
  readonly goesOn: RegExp | null;
  readonly pronoun: RegExp;
  readonly name: RegExp;
  readonly nouns: readonly RegExp[];
  readonly breaks: RegExp;
  readonly when: RegExp;
  readonly leading: RegExp;
  /** What may stand between a subject and its verb. */
  readonly between: RegExp;
  readonly verbAhead: RegExp;
  readonly open: RegExp;
  readonly aux: RegExp;
  readonly cues: Cues;
  /** Any words before the name of another. */
  readonly naming: RegExp;
  /** Behind the subject, or at the beginning of a clause. */
  readonly bonds: Readonly<Record<keyof Bonds, RegExp>>;
  readonly #verbs: readonly { label: string; verb: RegExp; isBare: boolean }[];

  constructor(language: Language) {
    this.language = language;
    const { verbs, participles, aux, articles, nouns, and, when, open } = language;
    const all = [...Object.values(verbs), ...Object.values(participles)].join('|');
    const article = articles === '' ? '' : `(?:${bothCases(articles)}) ?`;
    const { child, parent, battle, fought, held } = language.bonds;
    this.any = whole(`[وف]?(?:${all})`);
    const ahead = [child, parent, held]
      .flatMap((source) => source.split(/\|(?![^()]*\))/))
      .map((source) => source.slice(0, source.indexOf('@')))
      .filter((source) => source !== '^');
    this.naming = new RegExp(`(?<!\\p{L})(?:${ahead.join('|')}|(?:${fought})(?!\\p{L}))`, 'u');
    this.cues = cuesOf(language.bonds, language.pronouns.startsWith('on|') ? 'pl' : null);
    this.aux = whole(aux);
    this.rivals = whole(language.rivals, 'u');
    this.subordinate = whole(language.subordinate);
    this.goesOn = language.goesOn === undefined ? null : new RegExp(`^${language.goesOn}(?=[ ,])`, 'u');
    this.pronoun = new RegExp(`(${language.pronouns})(?!\\p{L})`, 'iuy');
    const apposition =
      article === '' ? '' : `(?:${article}(?:(?!d(?:e[rls]?|i|a|o|ella|u)? |von |od )\\p{L}+ ){0,2})?`;
    this.name = new RegExp(`${apposition}(?:(?:${RANKS}) )?${OWN}(?!['’])`, 'uy');
    this.nouns = nouns.map(
      (words) => new RegExp(`${article}(?:${words})(?!\\p{L}| (?:${OF})(?!\\p{L}))`, 'iuy'),
    );
    this.breaks = new RegExp(
      `([,،]? (?:${and}) |[,،] (?! ?\\d)|, (?=\\d{3,5} \\p{Ll})|[;؛] | [–—] |: )`,
      'u',
    );
    this.when = new RegExp(`(?<!\\p{L})(?:${when})(?=\\p{L}{0,12} ?\\d|\\d)`, 'giu');
    this.leading = new RegExp(`(?:${when})(?=[^,،]{0,30}\\d)`, 'iuy');
    this.between = new RegExp(
      `^\\s*(?:(?!(?:${DETERMINERS}) )\\p{Ll}+ )?(?:(?:${aux}) ){0,2}(?:(?!(?:${DETERMINERS}) )\\p{Ll}+ ){0,2}$`,
      'u',
    );
    this.verbAhead = new RegExp(`(?:(?:${aux}) )?(?:${all}|${aux})(?!\\p{L})`, 'iuy');
    this.open = new RegExp(
      `(?:[,.)]|$|(?:${open}|${when}|\\p{L}+(?:mente|ment|lich|[ai]d[oa]|[aiu]t[oa]|ée?))(?!\\p{L})|\\d)`,
      'iuy',
    );
    const bond = (source: string): string =>
      source
        .replaceAll('@', RANK + OTHER)
        .replaceAll('%', `(?:\\p{L}+ )?${OTHER}`)
        .replaceAll('#', `(?:${language.pronouns}|${OWN})`);
    const determined = `(?:(?:${DETERMINERS}) )`;
    const adjective = `(?:(?!(?:${DETERMINERS}) )\\p{Ll}+ )?`;
    const being = `(?:(?:(?:${aux}|${verbs.born}) ){1,2}(?:${OWN} )?${determined}?|${determined})?`;
    const as = `[^,;${OTHER}]{0,60}(?<= )(?:als|comme|como|come|jako) ${determined}?`;
    this.bonds = {
      child: new RegExp(`^\\s*(?:${being}|${as})${adjective}(?:${bond(child)})`, 'u'),
      parent: new RegExp(`^(?:${bond(parent)})`, 'u'),
      battle: new RegExp(`(?<!\\p{L})(?:${bond(battle)})`, 'u'),
      fought: whole(fought),
      held: new RegExp(`(?<!\\p{L})(?:${bond(held)})`, 'u'),
    };
    const listed = (of: Language['verbs'], isBare: boolean) =>
      Object.entries(of).map(([label, words]) => ({ label, isBare, verb: whole(words) }));
    this.#verbs = [...listed(verbs, false), ...listed(participles, true)];
  }

  /** The first verb of a clause that tells a fact of a person, or of a thing. */
  verbIn(text: string, { isPerson, isThing }: Reader): Found | null {
    let first: Found | null = null;
    for (const { label, verb, isBare } of this.#verbs) {
      if (PERSONAL.has(label) ? !isPerson : !isThing) continue;
      const { 0: word, index } = verb.exec(text) ?? { 0: '', index: -1 };
      if (index >= 0 && (first === null || index < first.from))
        first = { label, isBare, from: index, to: index + word.length };
    }
    return first;
  }
}

const GRAMMARS = LANGUAGES.map((language) => new Grammar(language));

/** Marks of Arabic vowels, and conjunctions that are glued to verbs. */
export const MARKS = /[\u064b-\u0652\u0640]/g;
/** Words that are in every dated sentence of one of them, and none of English. Cheap. */
const MAY_BE =
  /[ ’'\n](?:en|em|el|le|d|de|del|di|il|nell?|dal|vers|hacia|por|e|y|ano|foi|nasceu|morreu|et|w|roku?|się|syn|syne?m|córk[aą]|i|od|około|und|der|des|das|wurde|war|ist|im|zur|von|vom|starb|verstarb|kam|begann|endete|dauerte|geboren|gestorben|gegründet|zerstört|erbaut|errichtet|aufgelöst|vernichtet)[ ’',.]|[\u0620-\u064a]/i;
/** The languages of which texts have a verb. */
export function grammarsOf(texts: readonly string[]): readonly Grammar[] {
  const mayName = texts.some((text) => MAY_NAME_OTHERS.test(text));
  if (!mayName && !texts.some((text) => MAY_BE.test(`\n${text}`))) return [];
  const plain = texts.join('\n').replace(MARKS, '');
  return GRAMMARS.filter(({ any, naming }) => any.test(plain) || (mayName && naming.test(plain)));
}
