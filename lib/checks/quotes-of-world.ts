import { isHiddenField } from '../entries/index.ts';
import { lineOf } from '../markup/index.ts';
import type { EntryFacts, QuoteFact, Range } from './facts/entry-facts.ts';
import { foldName } from './facts/fold-name.ts';
import { placeOf } from './facts/place-of.ts';
import type { FieldText } from './facts/read-entry.ts';
import type { Fingerprints, Match, Printed } from './quotes/index.ts';
import { fingerprintsOf, matchesOf, sharedRun } from './quotes/index.ts';
import { type Rest, type Steps, withPauses } from './steps.ts';

interface PrintedField extends Printed {
  location: number;
  field: string;
  prints: Fingerprints;
}

/** Shorter texts have no run of that many words. */
const LEAST = 24;
/** What a mention leaves where its label is cut. */
const CUT_MENTION = /\]\([^()\n]{0,120}\)|@\[/g;
/** More than anybody reads. */
const MOST = 500;

/** A run of words that was read in two texts. */
interface Told {
  match: Match<PrintedField>;
  quote: QuoteFact | null;
}

/** Which public texts of a world repeat words of private ones. Holds fingerprints, no texts. */
export class WorldQuotes {
  readonly #open = new Map<number, readonly PrintedField[]>();
  readonly #hidden = new Map<number, readonly PrintedField[]>();
  /** Fingerprints of texts that have come or gone since they were compared. Null: none were. */
  #changed: Set<number> | null = null;
  readonly #matches = new Map<number, Match<PrintedField>>();
  #told: Told[] = [];

  /** Adds the texts of an entry, or replaces earlier ones. Drafts and other texts that are on their way to be public are neither. */
  *read(entry: EntryFacts, texts: readonly FieldText[]): Steps<void> {
    const { location, isPublic, isPrivate } = entry;
    this.remove(location);
    if (!isPublic && !isPrivate) return;
    const [open, hidden]: [PrintedField[], PrintedField[]] = [[], []];
    for (const { field, text } of texts) {
      if (text.length < LEAST) continue;
      yield;
      const isHidden = isPrivate || isHiddenField(field);
      // Both sides of one article count: a note of its own may be repeated in it.
      const owner = `${location}`;
      (isHidden ? hidden : open).push({ owner, location, field, prints: fingerprintsOf(text) });
    }
    if (open.length > 0) this.#open.set(location, open);
    if (hidden.length > 0) this.#hidden.set(location, hidden);
    this.#note(location);
  }

  #note(location: number): void {
    const changed = this.#changed;
    if (!changed) return;
    for (const { prints } of [...(this.#open.get(location) ?? []), ...(this.#hidden.get(location) ?? [])])
      for (let at = 0; at < prints.length; at += 2) changed.add(prints[at] ?? 0);
  }

  remove(location: number): void {
    this.#note(location);
    this.#open.delete(location);
    this.#hidden.delete(location);
  }

  /**
   * What is repeated, by the location of the public entry. Only what has changed is compared and read again.
   * @param factsOf the facts of the entry at a location
   * @param textOf reads a text again
   */
  async find(
    factsOf: (location: number) => EntryFacts | undefined,
    textOf: (entry: EntryFacts, field: string) => Promise<string | null>,
    rest: Rest,
  ): Promise<Map<number, QuoteFact[]>> {
    await this.#compare(rest);
    const told: Told[] = [];
    for (const match of firstOfPairs([...this.#matches.values()]).slice(0, MOST)) {
      const known = this.#told.find((one) => one.match === match);
      told.push(known ?? { match, quote: await quoteOf(match, factsOf, textOf) });
      const pause = rest();
      if (pause) await pause;
    }
    this.#told = told;
    const quotes = new Map<number, QuoteFact[]>();
    for (const { match, quote } of told)
      if (quote) quotes.set(match.open.location, [...(quotes.get(match.open.location) ?? []), quote]);
    return quotes;
  }

  async #compare(rest: Rest): Promise<void> {
    const changed = this.#changed;
    if (changed?.size === 0) return;
    const work = matchesOf([...this.#open.values()].flat(), [...this.#hidden.values()].flat(), changed);
    const matches = await withPauses(work, rest);
    for (const hash of changed ?? []) this.#matches.delete(hash);
    for (const match of matches) this.#matches.set(match.hash, match);
    this.#changed = new Set();
  }
}

/** The first match of each pair of texts, in the order of the world. */
function firstOfPairs(matches: readonly Match<PrintedField>[]): Match<PrintedField>[] {
  const sorted = matches.toSorted(
    (a, b) => a.open.location - b.open.location || a.openOffset - b.openOffset || a.hash - b.hash,
  );
  const told = new Map<PrintedField, Set<PrintedField>>();
  return sorted.filter(({ open, hidden }) => {
    const others = told.get(open) ?? new Set();
    told.set(open, others);
    return !others.has(hidden) && others.add(hidden);
  });
}

async function quoteOf(
  { open, openOffset, hidden, hiddenOffset }: Match<PrintedField>,
  factsOf: (location: number) => EntryFacts | undefined,
  textOf: (entry: EntryFacts, field: string) => Promise<string | null>,
): Promise<QuoteFact | null> {
  const [one, other] = [factsOf(open.location), factsOf(hidden.location)];
  // A private article of the same name is a copy: a draft of the next version, or the old one.
  if (!one || !other || (one !== other && foldName(one.title) === foldName(other.title))) return null;
  const [text, secret] = await Promise.all([textOf(one, open.field), textOf(other, hidden.field)]);
  if (text === null || secret === null) return null;
  const run = sharedRun({ text, offset: openOffset }, { text: secret, offset: hiddenOffset });
  const quoted = (from: string, [start, end]: Range): string =>
    lineOf(from.slice(start, end)).replace(CUT_MENTION, '');
  return (
    run && {
      here: placeOf(one, open.field, quoted(text, run.here), run.here),
      there: placeOf(other, hidden.field, quoted(secret, run.there), run.there),
    }
  );
}
