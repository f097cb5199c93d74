import { searchable } from '../ui/index.ts';

export interface TagCount {
  tag: string;
  count: number;
}

/** Shorter words are ignored: they say nothing about a page's subject. */
const MIN_WORD_LENGTH = 3;

/** Words normalized for comparison: without case, accents and plural s. */
function words(text: string): string[] {
  return (searchable(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word,
  );
}

/** Whether two spellings are the same tag. */
export const sameTag = (a: string, b: string): boolean => searchable(a.trim()) === searchable(b.trim());

/** Adds typed tags, separated by commas, without duplicates and extra whitespace. */
export function addTag(tags: readonly string[], typed: string): string[] {
  const added = [...tags];
  for (const part of typed.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag && !added.some((other) => sameTag(other, tag))) added.push(tag);
  }
  return added;
}

/** Tags that start with the typed text, or have a word that does; the most used first. */
export function findTags(known: readonly TagCount[], typed: string, limit: number): TagCount[] {
  const term = searchable(typed.trim());
  const score = ({ tag }: TagCount): number => {
    const plain = searchable(tag);
    if (plain.startsWith(term)) return 0;
    return plain.includes(` ${term}`) || plain.includes(`-${term}`) ? 1 : 2;
  };
  return known
    .map((entry) => ({ entry, at: score(entry) }))
    .filter(({ at }) => at < 2)
    .sort((a, b) => a.at - b.at || b.entry.count - a.entry.count)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Tags of which every word occurs in the text. Those in the title come first, then the most used. */
export function suggestTags(
  known: readonly TagCount[],
  text: { title: string; content: string },
  chosen: readonly string[],
  limit: number,
): string[] {
  const title = new Set(words(text.title));
  const body = new Set([...title, ...words(text.content)]);
  const fits = (tag: string, among: ReadonlySet<string>): boolean => {
    const parts = words(tag).filter((word) => word.length >= MIN_WORD_LENGTH);
    return parts.length > 0 && parts.every((part) => among.has(part));
  };
  return known
    .filter(({ tag }) => fits(tag, body) && !chosen.some((other) => sameTag(other, tag)))
    .map((entry) => ({ entry, named: fits(entry.tag, title) }))
    .sort((a, b) => Number(b.named) - Number(a.named) || b.entry.count - a.entry.count)
    .slice(0, limit)
    .map(({ entry }) => entry.tag);
}
