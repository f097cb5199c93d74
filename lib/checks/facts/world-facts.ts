import type { EntryKind, EntryRef } from '../../library/index.ts';
import { isBefore, isLabelAxis, leastYearsBetween, type WrittenDate } from '../dates/index.ts';
import type { DateFact, DateRole, EntryFacts, QuoteFact } from './entry-facts.ts';
import { foldName } from './fold-name.ts';

/** Ids of statblocks and images are numbers that may be equal; all others are unique. */
const keyOfRef = ({ kind, id }: EntryRef): string =>
  kind === 'statblock' || kind === 'image' ? `${kind}:${id}` : id.toLowerCase();

const PAIRS: readonly (readonly [DateRole, DateRole])[] = [
  ['birth', 'death'],
  ['founding', 'dissolution'],
  ['start', 'end'],
  ['reignStart', 'reignEnd'],
];
/** As many as make a habit. */
const HABIT = 2;

export const dateOf = ({ dates }: EntryFacts, role: DateRole): DateFact | undefined =>
  dates.find((one) => one.role === role);

/** Articles by each of their names. */
function grouped(
  entries: readonly EntryFacts[],
  namesOf: (entry: EntryFacts) => readonly string[],
): ReadonlyMap<string, EntryFacts[]> {
  const byName = new Map<string, EntryFacts[]>();
  for (const entry of entries) {
    if (entry.ref.kind !== 'article') continue;
    for (const name of namesOf(entry)) {
      const same = byName.get(name);
      if (!same) byName.set(name, [entry]);
      else if (same.at(-1) !== entry) same.push(entry);
    }
  }
  return byName;
}

export interface WorldFactsOptions {
  formerTitles?: ReadonlyMap<string, readonly string[]> | undefined;
  isComplete?: boolean | undefined;
  /** What public texts repeat of private ones, by the location of the public entry. */
  quotes?: ReadonlyMap<number, readonly QuoteFact[]> | undefined;
  /** Ids of articles of other worlds on this device. */
  elsewhere?: ReadonlySet<string> | undefined;
}

/** What the checks know of a world. Immutable. */
export class WorldFacts {
  readonly entries: readonly EntryFacts[];
  /** Titles that articles had before, by lower-case id. */
  readonly formerTitles: ReadonlyMap<string, readonly string[]>;
  /** Whether the copy has everything, so that what it lacks doesn't exist. */
  readonly isComplete: boolean;
  readonly #quotes: ReadonlyMap<number, readonly QuoteFact[]>;
  readonly #elsewhere: ReadonlySet<string>;
  readonly #byRef = new Map<string, EntryFacts>();
  #byFold: ReadonlyMap<string, EntryFacts[]> | null = null;
  #byName: ReadonlyMap<string, EntryFacts[]> | null = null;
  #countsDown: ReadonlySet<string> | null = null;

  constructor(entries: readonly EntryFacts[], options: WorldFactsOptions = {}) {
    this.entries = entries;
    this.formerTitles = options.formerTitles ?? new Map();
    this.isComplete = options.isComplete ?? true;
    this.#quotes = options.quotes ?? new Map();
    this.#elsewhere = options.elsewhere ?? new Set();
    for (const entry of entries) this.#byRef.set(keyOfRef(entry.ref), entry);
  }

  find(kind: EntryKind, id: string): EntryFacts | undefined {
    return this.#byRef.get(keyOfRef({ kind, id }));
  }

  article(id: string | null): EntryFacts | undefined {
    const entry = id === null ? undefined : this.#byRef.get(id.toLowerCase());
    return entry?.ref.kind === 'article' ? entry : undefined;
  }

  /** Whether no entry of a world on this device has this id, in lower case. */
  isMissing(id: string): boolean {
    return !this.#byRef.has(id) && !this.#elsewhere.has(id);
  }

  /** What an entry repeats of private texts. */
  quotesIn(location: number): readonly QuoteFact[] {
    return this.#quotes.get(location) ?? [];
  }

  /** The articles with this title, whatever its case and accents. */
  named(title: string): readonly EntryFacts[] {
    this.#byFold ??= grouped(this.entries, (entry) => [foldName(entry.title)]);
    return this.#byFold.get(foldName(title)) ?? [];
  }

  /** The articles with exactly this title or alias. */
  called(name: string): readonly EntryFacts[] {
    this.#byName ??= grouped(this.entries, ({ title, aliases }) => [title, ...aliases]);
    return this.#byName.get(name) ?? [];
  }

  /** Whether the first date is surely before the second. */
  isBefore(a: WrittenDate, b: WrittenDate): boolean {
    return this.#axesThatCountDown().has(a.axis) ? isBefore(b, a) : isBefore(a, b);
  }

  /** The least number of years between two dates, the first of which is surely earlier. */
  leastYears(earlier: WrittenDate, later: WrittenDate): number {
    return this.#axesThatCountDown().has(earlier.axis)
      ? leastYearsBetween(later, earlier)
      : leastYearsBetween(earlier, later);
  }

  /** Labels that nobody has explained may count down. If most pairs of dates say so, they do. */
  #axesThatCountDown(): ReadonlySet<string> {
    if (this.#countsDown) return this.#countsDown;
    const balance = new Map<string, [forward: number, backward: number]>();
    for (const entry of this.entries) {
      if (entry.dates.length < 2) continue;
      for (const [first, last] of PAIRS) {
        const [a, b] = [dateOf(entry, first)?.date, dateOf(entry, last)?.date];
        if (!a || !b || a.axis !== b.axis || !isLabelAxis(a.axis)) continue;
        const counts = balance.get(a.axis) ?? [0, 0];
        if (isBefore(a, b)) counts[0]++;
        else if (isBefore(b, a)) counts[1]++;
        balance.set(a.axis, counts);
      }
    }
    const reversed = [...balance].filter(
      ([, [forward, backward]]) => backward >= HABIT && backward > forward,
    );
    this.#countsDown = new Set(reversed.map(([axis]) => axis));
    return this.#countsDown;
  }
}
