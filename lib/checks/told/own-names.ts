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
    const words = base.split(/\s+/);
    const [first] = words.filter(isName);
    const last = words.at(-1);
    names.push(...[first, last].filter((word) => word !== undefined && isName(word)).map(String));
    if (words.length > 1 && HONORIFIC.test(words[0] ?? '')) names.push(words.slice(1).join(' '));
  } else names.push(base.replace(/^the /i, ''));
  return [...new Set(names)].filter((name) => LETTER.test(name)).sort((a, b) => b.length - a.length);
}

/** The names of an entry, found wherever they stand in a text. */
export class OwnNames {
  readonly #names: readonly string[];

  constructor(subject: Subject) {
    this.#names = namesOf(subject);
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
    return text;
  }

  #placeOf(name: string, text: string, from: number): number {
    const at = text.indexOf(name, from);
    if (at < 0 || JOINED.test(name)) return at;
    const isWord = !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length));
    return isWord ? at : this.#placeOf(name, text, at + 1);
  }
}
const THE = /\b[Tt]he $/;

const PLACE =
  'city|town|village|settlement|hamlet|port|capital|castle|tower|fort|fortress|keep|temple|bridge|house|hall|inn|monastery|abbey|citadel|lighthouse|watchtower|building|palace|manor|mill|shrine|cathedral|mine|ruin|colony|outpost|stronghold|library|academy|school|prison|harbor|harbour|district|structure|place|tavern|lodge|wall|gate|dam|canal|road|complex|estate|farm|garrison';
const GROUP =
  'order|guild|kingdom|empire|realm|company|league|state|republic|duchy|cult|church|house|clan|tribe|brotherhood|sisterhood|organization|organisation|society|alliance|confederation|federation|faction|council|band|group|union|nation|country|dynasty|college|university|academy|circle|fellowship|gang|legion|army|principality|county|barony|caliphate|sultanate|city-state|institution|sect|coven|family|consortium';
const EVENT =
  'war|battle|conflict|siege|campaign|skirmish|rebellion|revolt|uprising|fighting|crusade|invasion|raid|feud|struggle|hostilities|massacre|event|strife|insurrection|unrest';
const TEXT =
  'document|treaty|letter|book|charter|pact|law|contract|chronicle|manuscript|scroll|accord|text|agreement|edict|decree|poem|diary|journal|tome|codex|deed|work|will|permit|license|licence|truce|bond|warrant|lease|writ|oath|concordat|covenant';
const PERSON = '(?!)';

/** The words that may stand for an entry, by its template. */
export const NOUNS: Readonly<Record<string, string>> = {
  ...{ person: PERSON, settlement: PLACE, landmark: PLACE, location: PLACE },
  ...{ organization: GROUP, formation: GROUP, ethnicity: GROUP },
  ...{ militaryConflict: EVENT, myth: EVENT, ritual: EVENT },
  ...{ document: TEXT, law: TEXT, prose: TEXT },
};
