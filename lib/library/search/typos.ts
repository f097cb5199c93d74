const PLAIN_WORD = /^[a-z]*$/;

/** How many typos a word allows: none in short words, where one letter makes another word, nor in numbers. */
export function typosIn(word: string, most: 0 | 1 | 2): 0 | 1 | 2 {
  // Test for plain letters first: `\p{N}` is slow to compile.
  if (word.length < 4 || (!PLAIN_WORD.test(word) && /\p{N}/u.test(word))) return 0;
  return word.length >= 8 || most === 0 ? most : 1;
}

/** Whether another word, or a prefix of it, is within the typo limit. */
export type FuzzyMatch = 'whole' | 'beginning' | null;

/**
 * Returns a function that tells whether another word, or a prefix of it, is within the typo limit. A typo inserts,
 * deletes or replaces a letter or swaps two neighbors.
 */
export function fuzzyMatcher(word: string, typos: 0 | 1 | 2): (other: string) => FuzzyMatch {
  if (typos === 0) return () => null;
  let pattern: TypoPattern | null = null;
  return (other) => {
    pattern ??= typoPattern(
      Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)),
      typos,
    );
    const { automaton, maxDepth } = pattern;
    const { first, distances, width } = automaton;
    let [state, isWhole, isBeginning] = [0, word.length <= typos, false];
    for (let depth = 1; depth <= other.length; depth++) {
      // The end of the word, relative to the state's first column.
      const column = maxDepth - depth;
      if (column < 0) return isBeginning ? 'beginning' : null;
      state = nextState(pattern, state, word.indexOf(other.charAt(depth - 1)) + 1, depth);
      if ((first[state] ?? 0) > column) return isBeginning ? 'beginning' : null;
      isWhole = column < width && (distances[state * width + column] ?? typos + 1) <= typos;
      isBeginning ||= isWhole;
    }
    return isWhole ? 'whole' : isBeginning ? 'beginning' : null;
  };
}

// A Levenshtein automaton that serves every word: a state holds the few distances around the diagonal, a step the
// positions near it at which the word has the letter. States and transitions are computed on first use (Schulz and
// Mihov, "Fast string correction with Levenshtein automata", 2002).

/** The distances around the diagonal, and those that apply if the next letter swaps with the last. */
interface State {
  cells: readonly number[];
  swaps: readonly number[];
}

/** There are 12 states for one typo and 124 for two. */
const STATES = 128;
const NONE = 0xffff;

class LevenshteinAutomaton {
  readonly typos: 1 | 2;
  /** Bits per step. The lowest stands for the word's letter `typos + 2` before the current depth. */
  readonly bits: number;
  /** By state and step, the next state plus one; 0 until computed. */
  readonly next: Uint8Array;
  /** By state, the first distance within the limit; NONE (larger than any) if there is none. */
  readonly first = new Uint16Array(STATES);
  /** By state, `width` distances: the number of typos up to each column. */
  readonly distances: Uint8Array;
  readonly width: number;
  readonly #states: State[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(typos: 1 | 2) {
    this.typos = typos;
    this.width = 2 * typos + 1;
    this.bits = this.width + 2;
    this.next = new Uint8Array(STATES << this.bits);
    this.distances = new Uint8Array(STATES * this.width);
    const far = typos + 1;
    const cells = Array.from({ length: this.width }, (_, at) => (at < typos ? far : at - typos));
    this.#number({ cells, swaps: cells.map(() => far) });
  }

  /** Computes a transition that `next` doesn't have yet. State 0 is the start. */
  step(state: number, places: number): number {
    const far = this.typos + 1;
    const { cells, swaps } = this.#states[state] ?? { cells: [], swaps: [] };
    const isAt = (bit: number): boolean => ((places >> bit) & 1) === 1;
    const after: number[] = [];
    for (const [at, here] of cells.entries()) {
      const other = Math.min(cells[at + 1] ?? far, after[at - 1] ?? far) + 1;
      const swap = isAt(at) ? (swaps[at] ?? far) : far;
      after.push(Math.min(far, isAt(at + 1) ? here : here + 1, other, swap));
    }
    const number = this.#number({
      cells: after,
      swaps: cells.map((here, at) => (isAt(at + 2) ? Math.min(far, here + 1) : far)),
    });
    this.next[(state << this.bits) | places] = number + 1;
    return number;
  }

  #number(state: State): number {
    const key = `${state.cells} ${state.swaps}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#states.push(state) - 1;
      this.#numbers.set(key, number);
      this.distances.set(state.cells, number * this.width);
      const first = state.cells.findIndex((distance) => distance <= this.typos);
      this.first[number] = first < 0 ? NONE : first;
    }
    return number;
  }
}

const automata: (LevenshteinAutomaton | undefined)[] = [];

function automatonFor(typos: 1 | 2): LevenshteinAutomaton {
  automata[typos] ??= new LevenshteinAutomaton(typos);
  return automata[typos];
}

/**
 * The steps for each depth below `count`, in a row per letter: row `n` for the letter that first occurs at position
 * `n` (from 1), row 0 for letters that the word doesn't have.
 */
function stepTable(
  word: ArrayLike<number>,
  count: number,
  { typos, bits }: LevenshteinAutomaton,
): Uint8Array {
  const steps = new Uint8Array((word.length + 1) * count);
  for (let at = 0; at < word.length; at++) {
    let place = 0;
    while (word[place] !== word[at]) place++;
    const row = (place + 1) * count;
    for (let bit = 0; bit < bits; bit++) {
      const depth = at + typos + 2 - bit;
      if (depth > 0 && depth < count) steps[row + depth] = (steps[row + depth] ?? 0) | (1 << bit);
    }
  }
  return steps;
}

/** A word, prepared for the automaton. */
export interface TypoPattern {
  automaton: LevenshteinAutomaton;
  steps: Uint8Array;
  /** Matching words have at most this many letters. */
  maxDepth: number;
}

export function typoPattern(word: ArrayLike<number>, typos: 1 | 2): TypoPattern {
  const automaton = automatonFor(typos);
  const maxDepth = word.length + typos;
  return { automaton, steps: stepTable(word, maxDepth + 1, automaton), maxDepth };
}

/** The state after a letter at this depth. `row`: its first position in the word, from 1, or 0. */
export function nextState(
  { automaton, steps, maxDepth }: TypoPattern,
  state: number,
  row: number,
  depth: number,
): number {
  const step = steps[row * (maxDepth + 1) + depth] ?? 0;
  const known = automaton.next[(state << automaton.bits) | step] ?? 0;
  return known > 0 ? known - 1 : automaton.step(state, step);
}
