import type { Steps } from '../steps.ts';
import { compoundsAmong } from './compounds.ts';
import { type Edited, editOf, isPlausible } from './edits.ts';
import type { Name, Names } from './names.ts';
import { NearIndex } from './near-index.ts';
import { pairHash, type Spelled, type SpelledWord, smallHash, type Vocabulary } from './vocabulary.ts';

/** What is written in an entry, and the name that it may be. What stands around it tells whether it is. */
export interface Candidate {
  location: number;
  name: Name;
  /** As it is written; null: the name in two words. */
  word: SpelledWord | null;
  /** By which letter it differs. Null: by accents, or by what joins its words. */
  edited: Edited | null;
  /** Whether a word of the name is an ordinary word of the world, so that the rest of the name must stand beside it. */
  isOrdinary: boolean;
  /** Entries that write the name as it is. */
  uses: number;
}

/** What so many entries write is a word of its own. */
const OFTEN = 3;
/** An accent is forgotten more often, but less often than it is written. */
const FORGOTTEN = 5;
/** A name without an article is one if so many entries write it and nobody writes it small. */
const ESTABLISHED = 6;
const LONG = 7;
/** So many times as often. */
const MORE = 3;
/** Words between two steps. */
const STEP = 100;

interface Near {
  word: SpelledWord;
  name: Name;
  edited: Edited | null;
}

/** Which words of a world are nearly names, in small steps. All of it is read again: that takes some milliseconds. */
export function* candidatesOf(
  { words }: Vocabulary,
  names: Names,
  spelled: ReadonlyMap<number, Spelled>,
): Steps<Candidate[]> {
  const uses = yield* usesOf(words);
  const near = [...(yield* withoutAccents(words, names, uses)), ...(yield* nearest(words, names, uses))];
  let steps = 0;
  const compounds = yield* compoundsAmong(
    near
      .filter(({ edited }) => edited && edited.kind !== 'doubled' && edited.kind !== 'swapped')
      .map(({ word }) => word.folded),
    names.words.keys(),
  );
  const parted = yield* partedIn(names, spelled);
  const small = yield* writtenSmall(
    [
      ...near.flatMap(({ word, name }) => [word.spelling, ...name.spellings]),
      ...parted.flatMap(({ name }) => splitsOf(name.spelling)),
    ],
    spelled,
  );
  const isSmall = (word: string): boolean => small.has(smallHash(word));
  const kept = near.filter(
    ({ word, name }) =>
      !isSmall(word.spelling) &&
      !compounds.has(word.folded) &&
      (name.names.length > 0 || ![...name.spellings].some(isSmall)),
  );
  const byWord = Map.groupBy(kept, ({ word }) => word.id);
  const isKept = new Uint8Array(words.length);
  for (const id of byWord.keys()) isKept[id] = 1;
  const candidates: Candidate[] = [];
  for (const [location, { words: ids }] of spelled) {
    if (++steps % STEP === 0) yield;
    for (const id of ids)
      if (isKept[id])
        for (const { word, name, edited } of byWord.get(id) ?? []) {
          const isOrdinary = [...name.spellings].some(isSmall);
          candidates.push({ location, name, word, edited, isOrdinary, uses: uses.get(name.folded) ?? 0 });
        }
  }
  for (const { location, name } of parted) {
    const isOrdinary = pairsOf(name.spelling).some((pair) => pair.every(isSmall));
    candidates.push({ location, name, word: null, edited: null, isOrdinary, uses: 0 });
  }
  return candidates.sort((a, b) => a.location - b.location);
}

/** Entries that write a word in each way of folding it. */
function* usesOf(words: readonly SpelledWord[]): Steps<Map<string, number>> {
  const uses = new Map<string, number>();
  for (const [at, { folded, entries }] of words.entries()) {
    if (at % STEP === 0) yield;
    if (entries > 0) uses.set(folded, (uses.get(folded) ?? 0) + entries);
  }
  return uses;
}

type Uses = ReadonlyMap<string, number>;

/** Words that are names but for their accents, or for what parts them, and are written less often. */
function* withoutAccents(words: readonly SpelledWord[], names: Names, uses: Uses): Steps<Near[]> {
  const near: Near[] = [];
  const named = new Map([...names.whole.map((name) => [name.folded, name] as const), ...names.words]);
  for (const [at, word] of words.entries()) {
    if (at % STEP === 0) yield;
    const { folded, spelling, entries } = word;
    const name = entries > 0 && entries < FORGOTTEN ? named.get(folded) : undefined;
    if (!name || name.spellings.has(spelling) || isSameButCase(spelling, name.spellings)) continue;
    if (entries <= Math.max(1, (uses.get(folded) ?? 0) - entries)) near.push({ word, name, edited: null });
  }
  return near;
}

/** Rare words with the name that each most likely is. */
function* nearest(words: readonly SpelledWord[], { words: named, known }: Names, uses: Uses): Steps<Near[]> {
  const rare: SpelledWord[] = [];
  const names = [...named.values()];
  for (const [at, word] of words.entries()) {
    if (at % STEP === 0) yield;
    const { folded, spelling, entries } = word;
    if (entries === 0 || known.has(folded)) continue;
    const own = uses.get(folded) ?? 0;
    if (own < OFTEN) rare.push(word);
    else if (own >= ESTABLISHED && folded.length >= LONG)
      names.push({ folded, spelling, spellings: new Set([spelling]), names: [] });
  }
  const best = new Map<SpelledWord, Near>();
  const usesOfName = ({ folded }: Name): number => uses.get(folded) ?? 0;
  for (const { word, name, edited } of yield* pairsNear(rare, names)) {
    if (!isPlausible(edited, word.folded, name.folded, 'tied') || !isClear(name, edited)) continue;
    // What two write so is more than a slip, unless many more write the name.
    const own = uses.get(word.folded) ?? 0;
    if (own > 1 && usesOfName(name) < MORE * own) continue;
    const other = best.get(word);
    if (!other || isBefore(name, other.name, usesOfName)) best.set(word, { word, name, edited });
  }
  return [...best.values()];
}

/** Whether a name is the more likely one: it is written more often. */
function isBefore(name: Name, other: Name, usesOfName: (name: Name) => number): boolean {
  const more = usesOfName(name) - usesOfName(other);
  return more > 0 || (more === 0 && name.folded < other.folded);
}

interface Pair {
  word: SpelledWord;
  name: Name;
  edited: Edited;
}

/** All words and names that are nearly the same. The shorter list is indexed. */
function* pairsNear(words: readonly SpelledWord[], names: readonly Name[]): Steps<Pair[]> {
  const pairs: Pair[] = [];
  if (words.length < names.length) {
    const index = yield* indexOf(words);
    for (const [at, name] of names.entries()) {
      if (at % STEP === 0) yield;
      for (const { name: word, edited } of index.near(name.folded))
        pairs.push({ word, name, edited: editOf(word.folded, name.folded) ?? edited });
    }
  } else {
    const index = yield* indexOf(names);
    for (const [at, word] of words.entries()) {
      if (at % STEP === 0) yield;
      for (const near of index.near(word.folded)) pairs.push({ word, ...near });
    }
  }
  return pairs;
}

function* indexOf<T extends { folded: string }>(all: readonly T[]): Steps<NearIndex<T>> {
  const index = new NearIndex<T>();
  for (const [at, one] of all.entries()) {
    if (at % STEP === 0) yield;
    index.add(one);
  }
  return index;
}

/** Without an article, only what nobody writes on purpose. */
const isClear = ({ names }: Name, { kind }: Edited): boolean =>
  names.length > 0 || kind === 'doubled' || kind === 'swapped';

const plain = (spelling: string): string => spelling.normalize().toLowerCase();
const isSameButCase = (spelling: string, spellings: ReadonlySet<string>): boolean =>
  [...spellings].some((one) => plain(one) === plain(spelling));

interface Parted {
  location: number;
  name: Name;
}

/** Where names may be written in two words, or with another sign between their words. */
function* partedIn({ whole }: Names, spelled: ReadonlyMap<number, Spelled>): Steps<Parted[]> {
  const byHash = new Map<number, Name>();
  for (const name of whole) {
    if (!name.spelling.includes(' ')) byHash.set(pairHash(name.spelling, false), name);
    if (!name.spelling.includes('-')) byHash.set(pairHash(name.spelling, true), name);
  }
  const parted: Parted[] = [];
  let steps = 0;
  for (const [location, { pairs }] of spelled) {
    if (++steps % STEP === 0) yield;
    for (const hash of pairs) {
      const name = byHash.get(hash);
      if (name) parted.push({ location, name });
    }
  }
  return parted;
}

/** The pairs of parts that a name of one word may be written in. */
const pairsOf = (name: string): [string, string][] =>
  /[ -]/.test(name)
    ? []
    : Array.from({ length: Math.max(0, name.length - 3) }, (_, at) => [
        name.slice(0, at + 2),
        name.slice(at + 2),
      ]);
const splitsOf = (name: string): string[] => pairsOf(name).flat();

/** Those of these words that are somewhere written without a capital, by their hashes. */
function* writtenSmall(words: readonly string[], spelled: ReadonlyMap<number, Spelled>): Steps<Set<number>> {
  const wanted = new Set(words.map(smallHash));
  const found = new Set<number>();
  let steps = 0;
  for (const { small } of spelled.values()) {
    if (++steps % STEP === 0) yield;
    for (const hash of small) if (wanted.has(hash)) found.add(hash);
  }
  return found;
}
