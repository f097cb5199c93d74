import { readWords } from './words.ts';

/** A paragraph that is long enough to be told apart from a phrase. */
export interface Paragraph {
  /** Of its words, without case, markup and punctuation. */
  hash: string;
  range: readonly [start: number, end: number];
}

const LONG = 40;
/** Japanese has no spaces between words. */
const LONG_JAPANESE = 120;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** What stands between paragraphs. */
const BREAK = /\n|\[\/?(?:p|br|hr|h[1-4]|li|ul|ol|row|col\d?|container|section|aloud|spoiler)\b/i;
/** What somebody else wrote, and what isn't written in sentences. */
const FOREIGN = /\[(\/?)(?:quote|code|table|dice|noparse)\b/gi;

const NEWLINE = 10;
const [SEED, FACTOR, OTHER_FACTOR] = [0x811c9dc5, 0x01000193, 0x85ebca6b];

/** The long paragraphs of a text, without quotes, code and tables. Takes linear time. */
export function paragraphsOf(text: string): Paragraph[] {
  if (text.length < LONG_JAPANESE) return [];
  const { count, hashes, starts, ends } = readWords(text);
  const found: Paragraph[] = [];
  let [first, one, other, foreign] = [0, SEED, SEED, 0];
  const close = (last: number): void => {
    const range = [starts[first] ?? 0, ends[last] ?? 0] as const;
    const length = range[1] - range[0];
    const isLong =
      last - first + 1 >= LONG || (length >= LONG_JAPANESE && JAPANESE.test(text.slice(...range)));
    if (isLong && foreign === 0)
      found.push({ hash: `${(one >>> 0).toString(36)} ${(other >>> 0).toString(36)}`, range });
  };
  for (let at = 0; at < count; at++) {
    const [from, to] = [at === 0 ? 0 : (ends[at - 1] ?? 0), starts[at] ?? 0];
    // Nearly always a space.
    if (to - from > 1 || text.charCodeAt(from) === NEWLINE) {
      const between = text.slice(from, to);
      const tags = between.includes('[') ? [...between.matchAll(FOREIGN)] : [];
      if (tags.length > 0 || BREAK.test(between)) {
        if (at > first) close(at - 1);
        [first, one, other] = [at, SEED, SEED];
        for (const [, closing] of tags) foreign = Math.max(0, foreign + (closing ? -1 : 1));
      }
    }
    one = Math.imul(one ^ (hashes[at] ?? 0), FACTOR);
    other = Math.imul((other << 5) ^ (other >>> 27) ^ (hashes[at] ?? 0), OTHER_FACTOR);
  }
  if (count > first) close(count - 1);
  return found;
}
