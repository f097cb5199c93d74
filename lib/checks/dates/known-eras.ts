import type { Era } from '../../settings/index.ts';
import { ABOUT, AFTER, AGE_WORDS, BEFORE, BORN, DIED, FILLERS, ORDINALS, YEARS } from './date-words.ts';
import { romanNumber, type Token, tokensOf } from './tokens.ts';
import { labelAxis, WORLD_AXIS, type WrittenDate, type YearOfEra } from './written-date.ts';

/** How years with a label are counted. */
export interface Counting {
  axis: string;
  /** Years on the axis of the years `from` to `to` of the era, as it counts them. */
  place: (from: number, to: number) => readonly [from: number, to: number];
  inEra: (year: number) => YearOfEra | null;
}

/** A label as it stands in a text. */
export interface Label {
  /** Null: several eras are called that. */
  counting: Counting | null;
  end: number;
  /** All years of the era, if it is one of the settings. */
  extent: WrittenDate | null;
}

const ARTICLES = new Set('the der die das dem den des le la les l el los las o a os as'.split(' '));
const isMark = ({ kind }: Token): boolean => kind === 'mark';

/** “2nd Age”, “Second Age” and “Age II” are one label. Marks, case and a leading article don't count. */
export function labelOf(tokens: readonly Token[]): string {
  const words = tokens.filter((token) => !isMark(token));
  const parts = words.length > 1 && ARTICLES.has(words[0]?.folded ?? '') ? words.slice(1) : words;
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second) return parts.map(({ folded }) => folded).join(' ');
  const numbered = (age: Token, number: Token): string | null => {
    const value = AGE_WORDS.has(age.folded) ? numberIn(number) : null;
    return value === null ? null : `${age.folded} ${value}`;
  };
  return numbered(second, first) ?? numbered(first, second) ?? `${first.folded} ${second.folded}`;
}

function numberIn(token: Token): number | null {
  if (token.kind === 'number') return token.value;
  return ORDINALS.get(token.folded) ?? romanNumber(token.text);
}

type Direction = Era['direction'];

function counting(
  axis: string,
  direction: Direction,
  zero: number,
  inEra: Counting['inEra'] = () => null,
): Counting {
  // Who writes a year 0 before an era means its beginning: the era's own year 0 is no later.
  const back = (year: number): number => (year === 0 ? zero : zero + 1 - year);
  const place: Counting['place'] =
    direction === 'forward' ? (from, to) => [zero + from, zero + to] : (from, to) => [back(to), back(from)];
  return { axis, place, inEra };
}

/** Years without an era. */
export const NO_ERA = counting('', 'forward', 0);

/** Our own calendar, in the languages that we speak. */
const COMMON: readonly [labels: string, Direction][] = [
  [
    'ce|ad|anno domini|common era|after christ|n chr|nach christus|n u z|nuz|ap j c|apr j c|après j c|après jésus christ|después de cristo|depois de cristo|dopo cristo|naszej ery|unserer zeitrechnung|nuestra era|notre ère|nossa era|nostra era|西暦|紀元後|م|ميلادي|ميلادية|للميلاد|بعد الميلاد',
    'forward',
  ],
  [
    'bce|bc|before christ|before common era|before the common era|v chr|vor christus|v u z|vuz|av j c|avant j c|avant jésus christ|antes de cristo|avanti cristo|prima di cristo|przed naszą erą|vor unserer zeitrechnung|antes de nuestra era|avant notre ère|antes da nossa era|紀元前|قم|ق م|قبل الميلاد',
    'backward',
  ],
];
/** These only as they are written here: “AC” and “NE” may be anybody's. */
const COMMON_AS_WRITTEN: readonly [labels: string, Direction][] = [
  ['dC|d C|ne|n e', 'forward'],
  ['aC|a C|pne|p n e', 'backward'],
];
const COMMON_AXIS = 'common era';

/** What labels that count down begin with: “BF”, “Before the Fall”. */
const COUNTS_DOWN = /^(?:b(?=[a-z]{1,3}$)|(?:before|pre|vor|avant|antes|prima|przed|قبل)(?![\p{L}\p{N}]))/u;
/** What labels that count on look like: “AF”, “After the Fall”, “2 E”, “Age of Ash”. “AC” may be “antes de Cristo”. */
const COUNTS_ON =
  /^(?:[adn](?!c$)\p{L}$|(?:after|post|nach|apres|despues|depois|dopo|po|بعد)(?![\p{L}\p{N}]))|\d|[暦紀]$|時代$/u;

/** Whether a label that nobody has explained says itself that its years are counted forward. */
export function saysForward(axis: string): boolean {
  const label = axis.slice(labelAxis('').length);
  return COUNTS_ON.test(label) || label.split(' ').some((word) => AGE_WORDS.has(word));
}

/** Words of dates that an abbreviation may look like: “DE” is an era, “de” isn't. */
const isCommonWord = (word: string): boolean =>
  [ABOUT, BEFORE, AFTER, BORN, DIED, FILLERS, YEARS].some((list) => list.has(word));

interface Known {
  counting: Counting | null;
  zero: number | null;
  extent: WrittenDate | null;
}

const writtenOf = (tokens: readonly Token[]): string =>
  tokens
    .filter((token) => !isMark(token))
    .map(({ text }) => text)
    .join(' ');

/** The eras that labels can mean. */
export class KnownEras {
  readonly #byLabel = new Map<string, Known>();
  readonly #asWritten = new Map<string, Known>();
  /** Words that labels have, and whether any has a number. */
  readonly #first = new Set<string>();
  #hasNumbers = false;
  /** The most words and marks that a label has. */
  #longest = 6;

  constructor(eras: readonly Era[]) {
    const common = (direction: Direction): Known => ({
      ...{ counting: counting(COMMON_AXIS, direction, 0), zero: null, extent: null },
    });
    for (const [labels, direction] of COMMON)
      for (const label of labels.split('|')) {
        const tokens = tokensOf(label) ?? [];
        this.#add(this.#byLabel, labelOf(tokens), tokens, common(direction));
      }
    for (const [labels, direction] of COMMON_AS_WRITTEN)
      for (const label of labels.split('|'))
        this.#add(this.#asWritten, label, tokensOf(label) ?? [], common(direction));
    const own = new Set<string>();
    for (const { name, abbreviations, direction, zero, lastYear } of eras) {
      const one = counting(WORLD_AXIS, direction, zero, (year) => ({ era: name, year, lastYear }));
      const [from, to] = one.place(1, lastYear ?? Number.POSITIVE_INFINITY);
      const extent = { axis: WORLD_AXIS, from, to, day: null, inEra: null };
      const labels = new Map(
        [name, ...abbreviations].map((text) => {
          const tokens = tokensOf(text) ?? [];
          return [writtenOf(tokens), tokens] as const;
        }),
      );
      const taken = new Set<string>();
      for (const [written, tokens] of labels) {
        const label = labelOf(tokens);
        if (label === '' || taken.has(label)) continue;
        taken.add(label);
        this.#longest = Math.max(this.#longest, tokens.length + 2);
        // Nobody can tell which of two eras with one name is meant.
        const known = own.has(label)
          ? { counting: null, zero: null, extent: null }
          : { counting: one, zero, extent };
        own.add(label);
        if (isCommonWord(label)) this.#add(this.#asWritten, written, tokens, known);
        else this.#add(this.#byLabel, label, tokens, known);
      }
    }
  }

  /** The longest label of a known era that begins here. */
  labelAt(tokens: readonly Token[], at: number): Label | null {
    const first = tokens[at];
    if (!first || !this.#mayStart(first)) return null;
    for (let end = Math.min(tokens.length, at + this.#longest); end > at; end--) {
      const last = tokens[end - 1];
      if (!last || last.kind === 'mark') continue;
      const words = tokens.slice(at, end);
      const known = this.#asWritten.get(writtenOf(words)) ?? this.#byLabel.get(labelOf(words));
      if (known) return { counting: known.counting, end, extent: known.extent };
    }
    return null;
  }

  #mayStart(token: Token): boolean {
    if (token.kind === 'word')
      return this.#first.has(token.folded) || ARTICLES.has(token.folded) || numberIn(token) !== null;
    return token.kind === 'number' && this.#hasNumbers;
  }

  #add(labels: Map<string, Known>, written: string, tokens: readonly Token[], known: Known): void {
    labels.set(written, known);
    for (const token of tokens) {
      this.#first.add(token.folded);
      this.#hasNumbers ||= numberIn(token) !== null;
    }
  }

  #named(label: string): Known | undefined {
    const tokens = tokensOf(label) ?? [];
    return this.#asWritten.get(writtenOf(tokens)) ?? this.#byLabel.get(labelOf(tokens));
  }

  /** The year that an era begins with, or ends with if it counts down. Null if several are called that, undefined if none is. */
  zeroOf(tokens: readonly Token[]): number | null | undefined {
    return this.#byLabel.get(labelOf(tokens))?.zero;
  }

  /** All years of an era. Null if no era is called that, or several are. */
  extentOf(label: string): WrittenDate | null {
    return this.#named(label)?.extent ?? null;
  }

  /** Of years with a label that isn't known. */
  unknown(label: string): Counting {
    return counting(labelAxis(label), COUNTS_DOWN.test(label) ? 'backward' : 'forward', 0);
  }
}

export function dateIn(
  { axis, place, inEra }: Counting,
  from: number,
  to: number,
  day: WrittenDate['day'] = null,
): WrittenDate {
  const [first, last] = place(from, to);
  return { axis, from: first, to: last, day, inEra: from === to ? inEra(from) : null };
}
