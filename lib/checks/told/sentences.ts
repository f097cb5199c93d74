import type { Line, LineMention } from './lines.ts';
import { type Cues, unlinkedIn } from './unlinked.ts';

/** What sentences need of the entry that they are about. */
export interface Subject {
  id: string;
  title: string;
  aliases: readonly string[];
  template: string | null;
}

/** Words before and behind a name that aren't the name. */
const HONORIFIC =
  /^(?:the|king|queen|prince|princess|lord|lady|sir|dame|emperor|empress|duke|duchess|count|countess|baron|baroness|captain|general|admiral|commander|father|mother|brother|sister|saint|st\.?|doctor|dr\.?|professor|master|mistress|chief|high|grand|archmage|archbishop|bishop|pope|don|doña|herr|frau|mr\.?|mrs\.?|ms\.?|könig|königin|roi|reine|rey|reina|rei|rainha|król|królowa|old|young|elder|von|van|de|del|da|of|al|ibn|el|la|le|der|i|ii|iii|iv|v|vi|vii|viii|ix|x)$/i;
const BEHIND = /\s*(?:\([^)]*\)|,.*|[–—:].*)$/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Scripts that put nothing between words. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SHORTEST = 3;

const isName = (word: string): boolean =>
  (word.length >= SHORTEST || JOINED.test(word)) && !HONORIFIC.test(word) && !/^\p{Ll}/u.test(word);

function namesOf({ title, aliases, template }: Subject): string[] {
  const base = title.replace(BEHIND, '');
  const names = [title, base, ...aliases.filter(isName)];
  if (template === 'person') {
    const words = base.split(/[\s・＝]+/);
    const [first] = words.filter(isName);
    const last = words.at(-1);
    names.push(...[first, last].filter((word) => word !== undefined && isName(word)).map(String));
    if (words.length > 1 && HONORIFIC.test(words[0] ?? '')) names.push(words.slice(1).join(' '));
  } else names.push(base.replace(/^the /i, ''));
  return [...new Set(names)].filter((name) => LETTER.test(name)).sort((a, b) => b.length - a.length);
}

/** A family name, or the other one, of a Japanese name without a space: only as what a clause is about. */
function halvesOf({ title, template }: Subject): RegExp | null {
  if (template !== 'person' || !/^\p{Script=Han}{3,6}$/u.test(title)) return null;
  const halves = Array.from({ length: title.length - 2 }, (_, at) => [
    title.slice(0, at + 2),
    title.slice(-2 - at),
  ]);
  return new RegExp(`(?<!\\p{Script=Han})(?:${halves.flat().join('|')})(?=[はがも])`, 'gu');
}

/** The names of an entry, found wherever they stand in a text. */
export class OwnNames {
  readonly #names: readonly string[];
  readonly #halves: RegExp | null;

  constructor(subject: Subject) {
    this.#names = namesOf(subject);
    this.#halves = halvesOf(subject);
  }

  /** Whether this is one of the names, and nothing else. */
  has(name: string): boolean {
    return this.#names.includes(name) || this.#names.includes(name.replace(/^The /, ''));
  }

  isIn(text: string): boolean {
    return this.#names.some((name) => this.#placeOf(name, text, 0) >= 0);
  }

  /** The text with every name, and “the” before it, replaced; longer names first. */
  replaceIn(text: string, replace: (name: string) => string): string {
    for (const name of this.#names) {
      const at = this.#placeOf(name, text, 0);
      if (at < 0) continue;
      const from = THE.test(text.slice(Math.max(0, at - 4), at)) ? at - 4 : at;
      const end = at + name.length;
      const before = this.replaceIn(text.slice(0, from), replace);
      return before + replace(text.slice(from, end)) + this.replaceIn(text.slice(end), replace);
    }
    return this.#halves ? text.replace(this.#halves, replace) : text;
  }

  #placeOf(name: string, text: string, from: number): number {
    const at = text.indexOf(name, from);
    if (at < 0 || JOINED.test(name)) return at;
    const isWord = !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length));
    return isWord ? at : this.#placeOf(name, text, at + 1);
  }
}
const THE = /\b[Tt]he $/;

const TOWN =
  'city|town|village|settlement|hamlet|port|capital|colony|outpost|place|stronghold|borough|metropolis';
const BUILDING =
  'castle|tower|fort|fortress|keep|temple|bridge|house|hall|inn|monastery|abbey|citadel|lighthouse|watchtower|building|palace|manor|mill|shrine|cathedral|mine|ruin|outpost|stronghold|library|academy|school|prison|harbor|harbour|district|structure|place|tavern|lodge|wall|gate|dam|canal|road|complex|estate|farm|garrison';
const PLACE = `${TOWN}|${BUILDING}`;
const GROUP =
  'order|guild|kingdom|empire|realm|company|league|state|republic|duchy|cult|church|house|clan|tribe|brotherhood|sisterhood|organization|organisation|society|alliance|confederation|federation|faction|council|band|group|union|nation|country|dynasty|college|university|academy|circle|fellowship|gang|legion|army|principality|county|barony|caliphate|sultanate|city-state|institution|sect|coven|family|consortium';
const EVENT =
  'war|battle|conflict|siege|campaign|skirmish|rebellion|revolt|uprising|fighting|crusade|invasion|raid|feud|struggle|hostilities|massacre|event|strife|insurrection|unrest';
const TEXT =
  'document|treaty|letter|book|charter|pact|law|contract|chronicle|manuscript|scroll|accord|text|agreement|edict|decree|poem|diary|journal|tome|codex|deed|work|will|permit|license|licence|truce|bond|warrant|lease|writ|oath|concordat|covenant';
const THING =
  'sword|blade|crown|ring|amulet|staff|axe|shield|chalice|dagger|spear|bow|hammer|ship|vessel|relic|artifact|artefact|armor|armour|necklace|mirror|harp|cup|scepter|sceptre|orb|stone|helm|cloak|weapon|item|object';
const PERSON = '(?!)';

/** The words that may stand for an entry, by its template. */
export const NOUNS: Readonly<Record<string, string>> = {
  ...{ person: PERSON, settlement: TOWN, landmark: BUILDING, location: PLACE },
  ...{ organization: GROUP, formation: GROUP, ethnicity: GROUP },
  ...{ militaryConflict: EVENT, myth: EVENT, ritual: EVENT },
  ...{ document: TEXT, law: TEXT, prose: TEXT },
  ...{ item: THING, material: THING, vehicle: THING },
};
/** Which nouns of other languages do: of towns, buildings, groups, events, texts, things. */
export function kindsOf(template: string | null): number[] {
  const own = template === null ? undefined : NOUNS[template];
  return [TOWN, BUILDING, GROUP, EVENT, TEXT, THING].flatMap((nouns, kind) =>
    own === nouns || (own === PLACE && kind < 2) ? [kind] : [],
  );
}

/** Stands for the subject's name in a sentence. */
export const OWN = '\uE000';
/** Stands for a mention of another entry. */
export const OTHER = '\uE001';

/** A sentence with its names replaced, so that patterns can be about what it says. */
export interface Sentence {
  text: string;
  /** What `OTHER` stands for, in order. */
  others: readonly LineMention[];
  /** Labels of the mentions, and the subject's names as they are written, in order. */
  names: readonly string[];
  /** Where it stands in its line. */
  from: number;
  to: number;
}

/** What is quoted isn't told. A quote that doesn't end goes on to the end of the line. */
const QUOTED = /“[^”]*(?:”|$)|„[^“”]*(?:[“”]|$)|«[^»]*(?:»|$)|»[^«]*«|「[^」]*(?:」|$)|"[^"]*(?:"|$)/g;
/** The end of a sentence, with what closes it, before something that may begin one. */
const END = /[.!?…]+['’)\]]*(?=\s+(?:[^\p{Ll}\p{P}\s]|[„“"«¿¡(']))|[。！？؟]/gu;
/** A dot that ends an abbreviation or a German ordinal, not a sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|ca|approx|est|bef|aft|abt|cal|St|Dr|Mr|Mrs|Ms|Jr|Sr|vs|Lt|Capt|No|Nr|geb|gest|Chr|ur|zm|r)\.$/u;
/** Initials of an era end a sentence if its like goes on. */
const INITIALS = /(?:\p{Lu}\.){2,}$/u;
const GOES_ON = /^\s+(?:He|She|It|They|The|In|His|Her|Its|Their)\b/;

function* rangesOf(text: string, mentions: readonly LineMention[]): Generator<readonly [number, number]> {
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    const before = text.slice(Math.max(from, index - 12), index + 1);
    if (mentions.some((one) => one.from < end && end < one.to)) continue;
    if (
      INITIALS.test(before)
        ? !GOES_ON.test(text.slice(end, end + 12))
        : mark === '.' && ABBREVIATED.test(before)
    )
      continue;
    yield [from, end];
    from = end;
  }
  if (from < text.length) yield [from, text.length];
}

/** The sentences of a line. Takes linear time. */
export function* sentencesOf(
  { text, mentions }: Line,
  ownId: string,
  names: OwnNames,
  cues: readonly Cues[],
): Generator<Sentence> {
  const told = text.replace(QUOTED, (quote) => ' '.repeat(quote.length));
  for (const [from, to] of rangesOf(told, mentions)) {
    const linked = mentions.filter((one) => one.from >= from && one.to <= to);
    const within = [
      ...linked,
      ...unlinkedIn(told.slice(from, to), cues, (name) => names.has(name))
        .map((one) => ({ ...one, from: one.from + from, to: one.to + from }))
        .filter((one) => linked.every((link) => link.to <= one.from || one.to <= link.from)),
    ].sort((a, b) => a.from - b.from);
    const written: string[] = [];
    const others: LineMention[] = [];
    const own = (name: string): string => {
      written.push(name);
      return OWN;
    };
    let made = '';
    let at = from;
    for (const mention of within) {
      made += names.replaceIn(told.slice(at, mention.from), own);
      if (mention.id === ownId) made += own(text.slice(mention.from, mention.to));
      else {
        written.push(text.slice(mention.from, mention.to));
        others.push(mention);
        // What a battle is stays, as verbs need it.
        const isBattle = mention.isUnlinked && mention.template === 'militaryconflict';
        const [kind = ''] = isBattle ? (/^\p{L}+ /u.exec(text.slice(mention.from, mention.to)) ?? []) : [];
        made += kind + OTHER;
      }
      at = mention.to;
    }
    made += names.replaceIn(told.slice(at, to), own);
    yield { text: made.replace(/\s+/g, ' ').trim(), others, names: written, from, to };
  }
}
