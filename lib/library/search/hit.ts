import type { AskedWord } from './asked.ts';
import { marksIn } from './marks.ts';
import type { Hit, IndexedEntry, MatchPlace } from './types.ts';

const NONE: readonly AskedWord[] = [];

/** The first place, best ones first, that has a word which the better places have not. */
function reasonOf(
  entry: IndexedEntry,
  excerpt: () => string | null,
  words: readonly AskedWord[],
): Hit['why'] {
  const isIn = (text: string) => (word: AskedWord) => marksIn(text, [word]).length > 0;
  const missing = words.filter((word) => !isIn(entry.title)(word));
  const title: Hit['why'] = { where: 'title', text: entry.title, marks: marksIn(entry.title, words) };
  if (missing.length === 0) return title;
  const places: [MatchPlace, string][] = [
    ...entry.aliases.map((text): [MatchPlace, string] => ['alias', text]),
    ...entry.tags.map((text): [MatchPlace, string] => ['tag', text]),
    ...(entry.template === null ? [] : [['template', entry.template] satisfies [MatchPlace, string]]),
  ];
  for (const [where, text] of places)
    if (missing.some(isIn(text))) return { where, text, marks: marksIn(text, words) };
  const text = excerpt();
  return text === null ? title : { where: 'excerpt', text, marks: marksIn(text, words) };
}

/** An entry as an answer shows it. */
export function hitOf(
  entry: IndexedEntry,
  score: number,
  words = NONE,
  excerpt: () => string | null = () => null,
  isRecent = false,
): Hit {
  const titleMarks = marksIn(entry.title, words);
  const plain = {
    where: isRecent ? ('recent' as const) : ('title' as const),
    text: entry.title,
    marks: titleMarks,
  };
  return { ...entry, titleMarks, score, why: words.length === 0 ? plain : reasonOf(entry, excerpt, words) };
}
