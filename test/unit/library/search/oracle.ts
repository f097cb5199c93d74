import type { PlacedEntry } from '../../../../lib/library/search/index.ts';
import { locationOf, sortKey } from '../../../../lib/library/search/ranking.ts';
import { MAX_TITLE_LENGTH, titleLength } from '../../../../lib/library/search/segment/format.ts';
import { hasArticle, tokenize, wordsOf } from '../../../../lib/library/search/tokenizer.ts';
import { typosIn } from '../../../../lib/library/search/typos.ts';
import { nearness } from './typo-oracle.ts';

const PLACES = { title: 0, alias: 4, label: 8, excerpt: 12 };

/** How well a query word matches a word of a text: 0 exact, 1 as a prefix, 2 and 3 the same with typos. */
function step(asked: string, own: string, typos: number): number {
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  const near = nearness(asked, own, typos);
  return near === 'whole' ? 2 : near === 'beginning' && asked.length >= 5 ? 3 : Number.POSITIVE_INFINITY;
}

function places(entry: PlacedEntry): [text: string, place: number][] {
  return [
    [entry.title, PLACES.title],
    ...entry.aliases.map((alias): [string, number] => [alias, PLACES.alias]),
    ...entry.tags.map((tag): [string, number] => [tag, PLACES.label]),
    [entry.template ?? '', PLACES.label],
    [entry.excerpt ?? '', PLACES.excerpt],
  ];
}

/** The rank of an entry by the rules of ranking, or Infinity. */
function rank(entry: PlacedEntry, typed: string, most: 0 | 1 | 2): number {
  const tokens = tokenize(typed);
  const first = hasArticle(tokens.map(({ word }) => word)) ? 1 : 0;
  const kept = tokens.slice(first);
  const asked = kept.filter(({ isTail }) => !isTail);
  let worst = 0;
  for (const { word } of asked) {
    const forgiven = most === 0 ? 0 : typosIn(word, most);
    let best = Number.POSITIVE_INFINITY;
    for (const [text, place] of places(entry))
      for (const own of wordsOf(text))
        best = Math.min(best, place + step(word, own, place === PLACES.excerpt ? 0 : forgiven));
    worst = Math.max(worst, best);
  }
  const words = wordsOf(entry.title);
  const title = hasArticle(words) ? words.slice(1) : words;
  const begins = asked.every(({ word, position }, at) => {
    const own = title[position - first];
    if (position - first > 5) return true;
    return own === word || (at === asked.length - 1 && own?.startsWith(word));
  });
  const hasTyped = first > 0 && worst === 0 && words.includes(tokens[0]?.word ?? '');
  if (!begins || worst >= PLACES.alias) return hasTyped ? 1 : 3 + worst;
  const last = asked.at(-1);
  const place = (last?.position ?? 0) - first;
  const hasLast =
    place > 5
      ? words.some(
          (word, at) =>
            word === last?.word &&
            ((title.length !== words.length && at === 0) || at - (words.length - title.length) > 5),
        )
      : title[place] === last?.word;
  const isAll = hasLast && titleLength(kept.map(({ word }) => word)) === titleLength(title);
  return isAll ? 0 : hasTyped ? 1 : 2;
}

/** The reference search: scans all entries. Returns one more than the limit, to tell whether there are more. */
export function bruteForce(
  world: readonly PlacedEntry[],
  typed: string,
  limit: number,
  recent: ReadonlyMap<number, number>,
): number[] {
  const keys = (most: 0 | 1 | 2) =>
    world
      .map((entry) => ({ entry, own: rank(entry, typed, most) }))
      .filter(({ own }) => own < Number.POSITIVE_INFINITY)
      .map(({ entry, own }) => {
        const words = wordsOf(entry.title);
        const ownLength = titleLength(hasArticle(words) ? words.slice(1) : words);
        const length = entry.kind === 'image' ? MAX_TITLE_LENGTH : ownLength;
        return sortKey(own, recent.get(entry.location) ?? 0, length, entry.location);
      })
      .sort((a, b) => a - b);
  if (wordsOf(typed).length === 0) return [];
  let found = keys(0);
  const asked = tokenize(typed).filter(({ isTail }) => !isTail).length;
  const isOneWord = asked - (hasArticle(wordsOf(typed)) ? 1 : 0) < 2;
  const hasTheTitle = (found[0] ?? Number.POSITIVE_INFINITY) < sortKey(1, 1, 0, 0);
  if (hasTheTitle && !isOneWord) return found.slice(0, limit + 1).map(locationOf);
  if (found.length < Math.min(5, limit)) found = keys(1);
  if (found.length === 0) found = keys(2);
  return found.slice(0, limit + 1).map(locationOf);
}
