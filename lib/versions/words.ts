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

/** The words of a state's texts, with the count of each. */
function countsOf(state: VersionState): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, value] of Object.entries(state)) {
    if (!isText(name, value)) continue;
    for (const word of wordsOf(plainTextOf(parseMarkup(value))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);

/** How many words a state has, and how many came and went since `before`, wherever they stand. Pure. */
export function wordChange(
  before: VersionState | null,
  after: VersionState,
): { words: number; came: number; went: number } {
  const [old, now] = [before === null ? new Map<string, number>() : countsOf(before), countsOf(after)];
  const words = sum(now.values());
  const shared = sum([...now].map(([word, count]) => Math.min(count, old.get(word) ?? 0)));
  return before === null
    ? { words, came: 0, went: 0 }
    : { words, came: words - shared, went: sum(old.values()) - shared };
}
