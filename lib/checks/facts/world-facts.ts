import type { EntryKind, EntryRef } from '../../library/index.ts';
import { isBefore, isLabelAxis, type WrittenDate } from '../dates/index.ts';
import type { DateFact, DateRole, EntryFacts } from './entry-facts.ts';
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

/** What the checks know of a world. Immutable. */
export class WorldFacts {
  readonly entries: readonly EntryFacts[];
  /** Titles that articles had before, by lower-case id. */
  readonly formerTitles: ReadonlyMap<string, readonly string[]>;
  /** Whether the copy has everything, so that what it lacks doesn't exist. */
  readonly isComplete: boolean;
  readonly #byRef = new Map<string, EntryFacts>();
  #byName: Map<string, EntryFacts[]> | null = null;
  #countsDown: ReadonlySet<string> | null = null;

  constructor(
    entries: readonly EntryFacts[],
    {
      formerTitles = new Map(),
      isComplete = true,
    }: Partial<Pick<WorldFacts, 'formerTitles' | 'isComplete'>> = {},
  ) {
    this.entries = entries;
    this.formerTitles = formerTitles;
    this.isComplete = isComplete;
    for (const entry of entries) this.#byRef.set(keyOfRef(entry.ref), entry);
  }

  find(kind: EntryKind, id: string): EntryFacts | undefined {
    return this.#byRef.get(keyOfRef({ kind, id }));
  }

  article(id: string | null): EntryFacts | undefined {
    const entry = id === null ? undefined : this.#byRef.get(id.toLowerCase());
    return entry?.ref.kind === 'article' ? entry : undefined;
  }

  /** The articles with this title or alias, whatever its case and accents. */
  named(name: string): readonly EntryFacts[] {
    if (!this.#byName) {
      this.#byName = new Map();
      for (const entry of this.entries)
        if (entry.ref.kind === 'article')
          for (const one of new Set([entry.title, ...entry.aliases].map(foldName))) {
            const same = this.#byName.get(one);
            if (same) same.push(entry);
            else if (one !== '') this.#byName.set(one, [entry]);
          }
    }
    return this.#byName.get(foldName(name)) ?? [];
  }

  /** Whether the first date is surely before the second. */
  isBefore(a: WrittenDate, b: WrittenDate): boolean {
    return this.#axesThatCountDown().has(a.axis) ? isBefore(b, a) : isBefore(a, b);
  }

  /** Labels that nobody has explained may count down. If most pairs of dates say so, they do. */
  #axesThatCountDown(): ReadonlySet<string> {
    if (this.#countsDown) return this.#countsDown;
    const balance = new Map<string, [forward: number, backward: number]>();
    for (const entry of this.entries)
      for (const [first, last] of PAIRS) {
        const [a, b] = [dateOf(entry, first)?.date, dateOf(entry, last)?.date];
        if (!a || !b || a.axis !== b.axis || !isLabelAxis(a.axis)) continue;
        const counts = balance.get(a.axis) ?? [0, 0];
        if (isBefore(a, b)) counts[0]++;
        else if (isBefore(b, a)) counts[1]++;
        balance.set(a.axis, counts);
      }
    const reversed = [...balance].filter(
      ([, [forward, backward]]) => backward >= HABIT && backward > forward,
    );
    this.#countsDown = new Set(reversed.map(([axis]) => axis));
    return this.#countsDown;
  }
}
