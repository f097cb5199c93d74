import type { CompiledWord } from './compiled-query.ts';
import type { IndexedEntry } from './indexed-entry.ts';
import { matchIn } from './marks.ts';
import type { Hit, MatchPlace } from './types.ts';

const NONE: readonly CompiledWord[] = [];

/** The first place, best ones first, that has a word which the title has not. */
function reasonOf(
  entry: IndexedEntry,
  missing: number,
  excerpt: () => string | null,
  words: readonly CompiledWord[],
): Hit['why'] | null {
  const places: [MatchPlace, string][] = [
    ...entry.aliases.map((text): [MatchPlace, string] => ['alias', text]),
    ...entry.tags.map((text): [MatchPlace, string] => ['tag', text]),
    ...(entry.template === null ? [] : [['template', entry.template] satisfies [MatchPlace, string]]),
  ];
  for (const [where, text] of places) {
    const matched = matchIn(text, words);
    if (matched.words & missing) return { where, text, marks: matched.marks };
  }
  const text = excerpt();
  return text === null ? null : { where: 'excerpt', text, marks: matchIn(text, words).marks };
}

/** An entry as an answer shows it. */
export function hitOf(
  entry: IndexedEntry,
  score: number,
  words = NONE,
  excerpt: () => string | null = () => null,
  isRecent = false,
): Hit {
  const { marks, words: found } = matchIn(entry.title, words);
  const missing = ((1 << words.length) - 1) & ~found;
  const reason = missing === 0 ? null : reasonOf(entry, missing, excerpt, words);
  const where = isRecent && words.length === 0 ? 'recent' : 'title';
  return { ...entry, titleMarks: marks, score, why: reason ?? { where, text: entry.title, marks } };
}
