import { declined } from './declension.ts';
import { formsOf, mayHaveForms } from './inflection.ts';
import { articlesOf, type Declined, declensionOf } from './language.ts';
import { type KnownName, type NameKind, WordRows } from './rows.ts';
import { encodeWord, extendKey, SEED, Words } from './words.ts';

/** What a key stands for: the first word of a name, the last. */
export const FIRST = 1;
export const LAST = 2;
/** Longer word sequences aren't names. */
export const MAX_WORDS = 256;
/** Longer words aren't inflected, nor are names of more words declined. */
const LONGEST_INFLECTED = 40;
const MOST_DECLINED = 6;
/** Keys of a name, on average. */
const USUAL_KEYS = 4;
const PLAIN = /^[a-z]+$/i;
const NUMBER = /^\p{N}+(?:st|nd|rd|th)?$/u;

/** The keys of all names, word by word. */
export class NameKeys {
  count = 0;
  /** The number of keys marked `LAST`. */
  records = 0;
  #keys: Int32Array;
  #marks: Uint8Array;
  /** Positions of the names that the keys are for. */
  #names: Int32Array;
  readonly #language: Declined | null;
  readonly #rows = new WordRows(MAX_WORDS + 1);
  readonly #words = new Words();

  /** @param names how many there are */
  constructor(language: Declined | null, names: number) {
    this.#language = language;
    const room = names * USUAL_KEYS + 1;
    this.#keys = new Int32Array(room);
    this.#marks = new Uint8Array(room);
    this.#names = new Int32Array(room);
  }

  takeAll(names: readonly KnownName[], from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const one = names[at];
      if (one) this.#take(one, at);
    }
  }

  /** Backwards, as the table wants them. */
  enterInto(enter: (key: number, marks: number, name: number) => void, from: number, to: number): void {
    for (let at = to - 1; at >= from; at--)
      enter(this.#keys[at] ?? 0, this.#marks[at] ?? 0, this.#names[at] ?? 0);
  }

  /** Adds a name, unless it is a single letter, a number, the title of a list of articles, or has no letters. */
  #take({ name, kind = 'other' }: KnownName, at: number): void {
    const rows = this.#rows;
    rows.read(name, 0, name.length);
    const read = rows.count;
    if (read === 0 || read > MAX_WORDS || this.#isNumber(name) || (read === 1 && this.#isSingle(name)))
      return;
    if (isIndexTitle(name, kind)) return;
    this.#addWords(name, 0, at);
    const articles = articlesOf(name, rows.ends[0] ?? 0, read, kind);
    if (articles > 0) this.#addWords(name, articles, at);
    const language = declensionOf(rows.lasts[read - 1] ?? 0, this.#language);
    if (language === null || read - articles > MOST_DECLINED) return;
    const letters = Array.from({ length: read - articles }, (_, row) => this.#letters(name, row + articles));
    for (const words of declined(letters, language, kind)) this.#addForm(words, at);
  }

  /** The words of a name from one on, and with other forms of the last. */
  #addWords(name: string, from: number, at: number): void {
    const rows = this.#rows;
    const last = rows.count - 1;
    let key = 0;
    let previous = 0;
    for (let row = from; row <= last; row++) {
      previous = key;
      key = extendKey(key, rows.hashes[row] ?? 0);
      this.#add(key, (row === from ? FIRST : 0) | (row === last ? LAST : 0), at);
    }
    const end = rows.ends[last] ?? 0;
    if (end - (rows.starts[last] ?? 0) > LONGEST_INFLECTED) return;
    if (!mayHaveForms(name.charCodeAt(end - 2), rows.lasts[last] ?? 0)) return;
    for (const form of formsOf(this.#letters(name, last)))
      this.#add(extendKey(previous, hashOf(form)), (last === from ? FIRST : 0) | LAST, at);
  }

  #addForm(words: readonly string[], at: number): void {
    let key = 0;
    for (const [row, word] of words.entries()) {
      key = extendKey(key, hashOf(word));
      this.#add(key, (row === 0 ? FIRST : 0) | (row === words.length - 1 ? LAST : 0), at);
    }
  }

  #letters(name: string, row: number): string {
    const word = name.slice(this.#rows.starts[row], this.#rows.ends[row]);
    if (PLAIN.test(word)) return word.toLowerCase();
    this.#words.of(word).next(0);
    return this.#words.letters();
  }

  #isNumber(name: string): boolean {
    const { count, starts } = this.#rows;
    for (let row = 0; row < count; row++)
      if (!startsWithDigit(name, starts[row] ?? 0) || !NUMBER.test(this.#letters(name, row))) return false;
    return true;
  }

  #isSingle(name: string): boolean {
    const { starts, ends } = this.#rows;
    return (ends[0] ?? 0) - (starts[0] ?? 0) < 8 && [...this.#letters(name, 0)].length < 2;
  }

  #add(key: number, mark: number, name: number): void {
    if (this.count === this.#keys.length) this.#grow();
    this.#keys[this.count] = key;
    this.#marks[this.count] = mark;
    this.#names[this.count++] = name;
    if (mark & LAST) this.records++;
  }

  #grow(): void {
    const double = <T extends Int32Array | Uint8Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.#keys = double(this.#keys, new Int32Array(this.count * 2));
    this.#marks = double(this.#marks, new Uint8Array(this.count * 2));
    this.#names = double(this.#names, new Int32Array(this.count * 2));
  }
}

function startsWithDigit(name: string, at: number): boolean {
  const unit = name.charCodeAt(at);
  return unit < 128 ? unit < 58 : NUMBER.test(String.fromCodePoint(name.codePointAt(at) ?? 0));
}

function hashOf(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at++) hash = encodeWord(hash, word.charCodeAt(at));
  return hash;
}

// Titles of lists of articles, of notes and logs, in the languages of the interface. Texts use these words all the time
// without meaning the list.

const TITLES: readonly string[] = [
  `appendix|articles|artifacts|beasts|bestiary|buildings|calendar|campaign|campaigns|categories|changelog|characters|
    cities|classes|conflicts|contents|continents|countries|creatures|cultures|culture|currency|deities|diseases|
    documents|economy|encounters|equipment|ethnicities|events|factions|families|faq|food|general|geography|glossary|
    gods|government|groups|guilds|handouts|history|home|home page|homepage|house rules|ideas|inbox|index|introduction|
    items|journal|kingdoms|landmarks|languages|laws|locations|log|logs|lore|magic|magic items|main page|maps|materials|
    meta|military|misc|miscellaneous|monsters|mythology|myths|nations|natural laws|notes|npc|npcs|objects|organisations|
    organizations|other|overview|pantheon|party|pcs|people|people of interest|peoples|persons|places|planes|plants|
    player characters|players|plots|politics|professions|quests|races|readme|recap|recaps|regions|religion|religions|
    resources|rituals|rules|science|secrets|session notes|sessions|setting|settlements|society|species|spells|start|
    statblocks|stories|technology|template|templates|timeline|timelines|todo|to do|towns|traditions|treasure|untitled|
    vehicles|villages|wars|weapons|wiki|world|worldbuilding|worlds`,
  `allgemein|begriffe|berufe|bewohner|charaktere|dörfer|einführung|ereignisse|fraktionen|fähigkeiten|gebäude|gegenstände|
    geschichte|geographie|glossar|gruppen|götter|inhalt|karten|kategorien|klassen|kreaturen|kulturen|königreiche|
    länder|magie|mythologie|notizen|orte|organisationen|personen|rassen|regeln|religionen|sitzungen|spezies|sprachen|
    städte|technologie|tiere|übersicht|völker|waffen|welt|zauber|zeitleiste`,
  `accueil|armes|cartes|créatures|dieux|événements|factions|histoire|lieux|langues|magie|monde|notes|objets|
    organisations|pays|personnages|peuples|régions|religions|règles|royaumes|sommaire|sorts|villes`,
  `acontecimientos|armas|ciudades|criaturas|dioses|eventos|facciones|historia|hechizos|idiomas|índice|inicio|lugares|
    magia|mapas|mundo|notas|objetos|organizaciones|países|personajes|pueblos|razas|regiones|reglas|reinos|religiones`,
  `cidades|criaturas|deuses|facções|feitiços|história|itens|locais|magias|organizações|personagens|povos|raças|
    regiões|regras|religiões`,
  `armi|città|creature|cultura|divinità|dèi|eventi|fazioni|geografia|glossario|incantesimi|indice|introduzione|lingue|
    luoghi|mappe|mondo|mostri|nazioni|note|oggetti|organizzazioni|personaggi|popoli|razze|regni|regole|religioni|
    riassunto|sessioni|specie|storia`,
  `bogowie|frakcje|historia|indeks|istoty|języki|kraje|krainy|ludy|magia|mapy|miasta|miejsca|notatki|organizacje|
    państwa|postacie|potwory|przedmioty|rasy|regiony|religie|wydarzenia|zaklęcia|zasady|świat`,
  `人物|人物一覧|キャラクター|キャラクター一覧|登場人物|場所|地名|組織|種族|アイテム|魔法|用語集|歴史|年表|世界|地図|神々|国家|言語|目次`,
  `الشخصيات|شخصيات|الأماكن|أماكن|المنظمات|الأحداث|أحداث|التاريخ|السحر|الأشياء|المخلوقات|الفهرس|ملاحظات|العالم|الخرائط|المدن`,
];

const ALL = new Set(TITLES.flatMap((titles) => titles.split('|').map((title) => title.trim())));

/** Whether a name is only the title of a list. People and what has a name of its own may be called like one. */
const isIndexTitle = (name: string, kind: NameKind): boolean =>
  kind !== 'person' && kind !== 'proper' && ALL.has(name.trim().toLowerCase());
