import type { Era } from '../../settings/index.ts';
import { BARE_AXIS, labelAxis, WORLD_AXIS, type WrittenDate, type YearOfEra } from './written-date.ts';

/** How years with a label are counted. */
export interface Counting {
  axis: string;
  /** Years on the axis of the years `from` to `to` of the era, as it counts them. */
  place: (from: number, to: number) => readonly [from: number, to: number];
  /** For one year of an era of the settings. */
  inEra: (year: number) => YearOfEra | null;
}

/** An era's or event's name without case, articles and marks. */
export function foldLabel(text: string): string {
  const words = PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
  return words.replace(ARTICLE, '');
}
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|o|a|os|as) (?=.)/;

type Direction = Era['direction'];

function counting(
  axis: string,
  direction: Direction,
  zero: number,
  inEra: Counting['inEra'] = () => null,
): Counting {
  const place: Counting['place'] =
    direction === 'forward'
      ? (from, to) => [zero + from, zero + to]
      : (from, to) => [zero + 1 - to, zero + 1 - from];
  return { axis, place, inEra };
}

const NO_ERA = counting(BARE_AXIS, 'forward', 0);

/** Our own calendar, in the languages that we speak. */
const COMMON: readonly [labels: string, Direction][] = [
  ['ce|ad|c e|a d|n chr|nach christus|ap j c|apr j c|d c|n e|西暦', 'forward'],
  ['bce|bc|b c e|b c|v chr|vor christus|av j c|a c|p n e|紀元前|ق م', 'backward'],
];
const COMMON_AXIS = 'common era';

/** What labels that count down begin with: “BF”, “Before the Fall”. */
const COUNTS_DOWN = /^(?:b(?=[a-z]{1,3}$)|before\b|pre\b|vor\b|avant\b|antes\b|przed\b)/;

/** The eras that labels can mean. */
export class KnownEras {
  readonly #byLabel = new Map<string, Counting | null>();
  readonly #zeros = new Map<string, number | null>();
  readonly #extents = new Map<string, WrittenDate | null>();

  constructor(eras: readonly Era[]) {
    for (const [labels, direction] of COMMON)
      for (const label of labels.split('|')) this.#byLabel.set(label, counting(COMMON_AXIS, direction, 0));
    const own = new Map<string, Counting | null>();
    for (const { name, abbreviations, direction, zero, lastYear } of eras) {
      const one = counting(WORLD_AXIS, direction, zero, (year) => ({ era: name, year, lastYear }));
      for (const label of new Set([name, ...abbreviations].map(foldLabel))) {
        if (label === '') continue;
        // Nobody can tell which of two eras with one name is meant.
        own.set(label, own.has(label) ? null : one);
        const [from, to] = one.place(1, lastYear ?? Number.POSITIVE_INFINITY);
        this.#extents.set(
          label,
          this.#extents.has(label) ? null : { axis: WORLD_AXIS, from, to, day: null, inEra: null },
        );
        this.#zeros.set(label, this.#zeros.has(label) ? null : zero);
      }
    }
    for (const [label, one] of own) this.#byLabel.set(label, one);
  }

  /** Null if several eras are called that. Undefined if none is. */
  named(label: string): Counting | null | undefined {
    return label === '' ? NO_ERA : this.#byLabel.get(foldLabel(label));
  }

  /** The year that an era begins with, or ends with if it counts down. Undefined if no era is called that. */
  zeroOf(label: string): number | null | undefined {
    return this.#zeros.get(foldLabel(label));
  }

  /** All years of an era. Null if no era is called that, or several are. */
  extentOf(label: string): WrittenDate | null {
    return this.#extents.get(foldLabel(label)) ?? null;
  }

  /** Of years with a label that isn't known. */
  unknown(label: string): Counting {
    const folded = foldLabel(label);
    return counting(labelAxis(folded), COUNTS_DOWN.test(folded) ? 'backward' : 'forward', 0);
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
