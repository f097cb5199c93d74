import type { Match } from './matching.ts';
import type { WordRows } from './rows.ts';
import { encodeWord, SEED, Words } from './words.ts';

// Arabic writes “and”, “by”, “to”, “like” and the article together with the next word.

const PREFIX = /^(?:[وف]?(?:[بكل]ال|لل|ال|[بكل])|[وف])/;
const SHORTEST = 3;
const words = new Words();

/**
 * Looks a word up without the prefixes it may have, the shortest first. “للمدينة” is “المدينة” behind a prefix, so that
 * the article may be given as its lead.
 */
export function withoutPrefixes(
  text: string,
  rows: WordRows,
  row: number,
  look: (lead: string) => Match | null,
): Match | null {
  const start = rows.starts[row] ?? 0;
  const end = rows.ends[row] ?? 0;
  const hash = rows.hashes[row] ?? 0;
  const prefix = PREFIX.exec(text.slice(start, end))?.[0] ?? '';
  const lookFrom = (length: number, lead: string): Match | null => {
    if (end - start - length < SHORTEST) return null;
    words.of(text, end).next(start + length);
    rows.starts[row] = start + length;
    rows.hashes[row] = hashOf(lead + words.letters());
    const found = look(lead);
    rows.starts[row] = start;
    rows.hashes[row] = hash;
    return found;
  };
  for (let length = 1; length <= prefix.length; length++) {
    const removed = prefix.slice(0, length);
    if (removed.endsWith('ا')) continue;
    const match = lookFrom(length, '');
    // The article makes an ordinary word of a name: “النور” is the light, “نور” a person.
    if (match && !(removed.endsWith('ال') && match.known.isOneWord)) return match;
  }
  return prefix.endsWith('لل') ? lookFrom(prefix.length, 'ال') : null;
}

function hashOf(letters: string): number {
  let hash = SEED;
  for (let at = 0; at < letters.length; at++) hash = encodeWord(hash, letters.charCodeAt(at));
  return hash;
}
