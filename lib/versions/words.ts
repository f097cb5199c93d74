import { parseMarkup, plainTextOf } from '../markup/index.ts';
import type { Json } from '../model/index.ts';
import type { VersionState } from './state.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\-\u2010\u2011.,][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that write without spaces. */
const UNSPACED =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Khmer}|\p{Script=Lao}/u;

const segmenter = /* @__PURE__ */ new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text without markup, in any script. Pure. */
export function wordsOf(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(WORD) ?? [];
  return Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment : [],
  );
}

/** Fields whose text is a name or a choice. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set([
  ...['title', 'state', 'template', 'categoryId', 'parentId', 'icon', 'parser', 'status', 'pronunciation'],
]);

/** Whether a field is a text that readers read. */
export const isText = (name: string, value: Json | undefined): value is string =>
  typeof value === 'string' && !WITHOUT_WORDS.has(name);

/** A state is compared with the one before it and with that of its day's beginning. */
const counted = new WeakMap<VersionState, ReadonlyMap<string, number>>();

/** The words of a state's texts, with the count of each. */
function countsOf(state: VersionState): ReadonlyMap<string, number> {
  const known = counted.get(state);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const [name, value] of Object.entries(state)) {
    if (!isText(name, value)) continue;
    for (const word of wordsOf(plainTextOf(parseMarkup(value))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  counted.set(state, counts);
  return counts;
}

function sum(counts: Iterable<number>): number {
  let all = 0;
  for (const one of counts) all += one;
  return all;
}

/** How many words are in both. */
function sharedOf(old: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): number {
  let all = 0;
  for (const [word, count] of now) all += Math.min(count, old.get(word) ?? 0);
  return all;
}

/** How many words a state has, and how many came and went since `before`, wherever they stand. Pure. */
export function wordChange(
  before: VersionState | null,
  after: VersionState,
): { words: number; came: number; went: number } {
  const now = countsOf(after);
  const words = sum(now.values());
  if (before === null) return { words, came: 0, went: 0 };
  const old = countsOf(before);
  const shared = sharedOf(old, now);
  return { words, came: words - shared, went: sum(old.values()) - shared };
}
