import type { SourceFile } from './tree.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Phrases that read like a translation, with the plain wording. Only those that never occur in good prose. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again'],
  [/\bcalls back (with|at|after|when)\b/i, 'calls the listener'],
  [/\breturns how to stop\b/i, 'returns a function that stops it'],
  [/\bwhat (stands|stood) there\b/i, 'the current value'],
  [/\b(sentence|words) for a person\b/i, 'for the user'],
  [/\bis for the caller to say\b/i, 'the caller decides'],
  [/\bwhite space\b/i, 'whitespace'],
];

/** Finds phrases in comments that a native engineer wouldn't write. */
export function outdatedPhrases(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(COMMENT)].flatMap(({ index, 0: comment }) => {
      const line = text.slice(0, index).split('\n').length;
      const prose = comment.replace(/\s+(\*\s|\/\/\s)?/g, ' ');
      return PHRASES.filter(([phrase]) => phrase.test(prose)).map(
        ([phrase, plain]) => `${path}:${line} says “${phrase.exec(prose)?.[0]}”: write “${plain}”.`,
      );
    }),
  );
}
