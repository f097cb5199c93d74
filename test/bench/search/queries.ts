import type { PlacedEntry } from '../../../lib/library/search/index.ts';
import { Random } from '../../service/seed/random.ts';
import { plainLetters, plainWords } from './plain.ts';
import { type Words, wordsOf } from './title-words.ts';
import { isOneSlip, mistyped, swapped } from './typos.ts';

export const QUERY_KINDS = [
  ...(['exact', 'folded', 'prefix', 'typo', 'swapped letters', 'two words', 'other order'] as const),
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

export interface BenchQuery {
  kind: QueryKind;
  typed: string;
  /** The location of the wanted entry. */
  wanted: number;
  isLatin: boolean;
}

/** Maximum number of entries that may match a query equally well, so that the wanted one is clear. */
const EQUALS = 5;
const LATIN = /\p{Script=Latin}/u;

type Asked = (random: Random, entry: PlacedEntry, words: Words) => string | null;

/** The shortest prefix, of at least three letters, that only a few titles share. */
function prefix(_random: Random, entry: PlacedEntry, words: Words): string | null {
  const plain = plainLetters(entry.title);
  for (let length = Math.min(3, plain.length - 1); length > 0 && length < plain.length; length++) {
    const typed = plain.slice(0, length);
    if (typed.endsWith(' ')) continue;
    if (words.beginningWith(typed) <= EQUALS && words.withWordsThatBegin([typed]).size <= EQUALS)
      return typed;
  }
  return null;
}

function typo(how: (random: Random, word: string) => string): Asked {
  return (random, entry, words) => {
    const all = plainWords(entry.title);
    const kept = all.length <= 3 ? all : all.filter((word) => word.length > 4).slice(0, 2);
    const at = random.below(kept.length || 1);
    const right = kept[at];
    if (right === undefined || right.length < 5) return null;
    const wrong = how(random, right);
    if (!isOneSlip(right, wrong)) return null;
    const asked = kept.with(at, wrong);
    if (words.withWordsThatBegin(asked).size > 0) return null;
    return words.withWordsNear(asked, isOneSlip).size <= EQUALS ? asked.join(' ') : null;
  };
}

function twoWords(random: Random, entry: PlacedEntry, words: Words): string | null {
  const all = plainWords(entry.title);
  if (all.length < 3) return null;
  const first = random.below(all.length - 1);
  const second = first + 1 + random.below(all.length - first - 1);
  const asked = [all[first] ?? '', all[second] ?? ''];
  return words.withWordsThatBegin(asked).size <= EQUALS ? asked.join(' ') : null;
}

function otherOrder(random: Random, entry: PlacedEntry, words: Words): string | null {
  const all = plainWords(entry.title);
  if (all.length < 2 || all.length > 4) return null;
  const by = 1 + random.below(all.length - 1);
  const asked = [...all.slice(by), ...all.slice(0, by)];
  if (asked.join(' ') === all.join(' ')) return null;
  return words.withWordsThatBegin(asked).size <= EQUALS ? asked.join(' ') : null;
}

const ASKED: Record<QueryKind, Asked> = {
  exact: (_random, { title }) => title,
  folded: (_random, { title }) => (plainLetters(title) === title.toLowerCase() ? null : plainLetters(title)),
  prefix,
  typo: typo(mistyped),
  'swapped letters': typo(swapped),
  'two words': twoWords,
  'other order': otherOrder,
};

/** Seeded queries of all kinds in turn, each for a random entry. */
export function queries(entries: readonly PlacedEntry[], seed: number, count: number): BenchQuery[] {
  const random = new Random(seed * 104_729 + entries.length);
  const words = wordsOf(entries);
  const found: BenchQuery[] = [];
  while (found.length < count) {
    const kind = QUERY_KINDS[found.length % QUERY_KINDS.length] ?? 'exact';
    const entry = entries[random.below(entries.length)];
    const typed = entry ? ASKED[kind](random, entry, words) : null;
    if (!entry || !typed) continue;
    found.push({ kind, typed, wanted: entry.location, isLatin: LATIN.test(entry.title) });
  }
  return found;
}
