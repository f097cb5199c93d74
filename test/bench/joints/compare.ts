import type { Clip } from '../../../lib/capture/index.ts';

/** What a capture makes of the places where two words meet, against the browser's own text of the page. */
export interface Joints {
  words: number;
  /** Words that the browser separates and the capture doesn't. */
  glued: string[];
  /** Words on different lines in the browser's text and on its screen, on one line in the capture. */
  joined: string[];
}

const tidy = (text: string): string => text.replace(/[\u00ad\u200b\ufeff]/g, '').toLowerCase();
const wordsOf = (line: string): string[] => line.split(/\s+/).filter(Boolean);
/** The cells of a table's row are words of one line, whatever is in them. */
const linesOf = (text: string): string[] =>
  tidy(text)
    .replace(/\n*\t\n*/g, ' ')
    .split(/\n+/);
const pairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/**
 * @param seen the page's `innerText`
 * @param beside pairs of words that stand in one line on the screen whatever `seen` says
 */
export function compareJoints(
  seen: string,
  clip: Pick<Clip, 'text' | 'images'>,
  beside: readonly string[] = [],
): Joints {
  const lines = linesOf(seen).map(wordsOf);
  const words = lines.flat();
  // The browser's text has no descriptions of images.
  const known = new Set([...words, ...clip.images.flatMap(({ alt }) => wordsOf(tidy(alt)))]);
  const within = new Set([...lines.flatMap(pairs), ...beside.map(tidy)]);
  const across = new Set(pairs(words));
  // A tab ends a cell of our tables, as a line end does.
  const captured = tidy(clip.text)
    .split(/[\n\t]+/)
    .map(wordsOf);
  const cut = (word: string): string | undefined =>
    known.has(word)
      ? undefined
      : [...word.slice(1)]
          .map((_, at) => `${word.slice(0, at + 1)} ${word.slice(at + 1)}`)
          .find((parts) => across.has(parts));
  return {
    words: captured.flat().length,
    glued: captured.flat().flatMap((word) => cut(word) ?? []),
    joined: captured
      .filter((line) => !line.some((word) => word.startsWith('image:')))
      .flatMap(pairs)
      .filter((pair) => across.has(pair) && !within.has(pair)),
  };
}
