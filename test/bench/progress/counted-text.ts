// Texts with markup, of which is known how many words a reader counts.

import type { Random } from '../../service/seed/random.ts';

export interface Counted {
  markup: string;
  words: number;
  /** All but the first paragraph. */
  rest: string;
  restWords: number;
}

/** Words of several languages. Each is one word to whoever counts, with its hyphen, apostrophe and accents. */
const WORDS = (
  'the harbor gate stands don’t wasn’t well-known Rhûn naïve co-op der Straße über groß l’eau garçon écrit señor ' +
  'está más było żaden źle łódź он город ещё её μένει η πόλη 1,204 3.5 42nd'
).split(' ');

/** Markup around words, which nobody counts. */
const AROUND: readonly ((words: string, random: Random) => string)[] = [
  (words) => words,
  (words) => words,
  (words) => `[b]${words}[/b]`,
  (words) => `[h2]${words}[/h2]`,
  (words) => `[quote]${words}[/quote]`,
  (words) => `[ul][li]${words}[/li][/ul]`,
  (words) => `[table][tr][td]${words}[/td][/tr][/table]`,
  (words) => `[spoiler]${words}[/spoiler]`,
  (words) => `[url:https://example.com/a/b]${words}[/url]`,
  (words, random) => `@[${words}](person:${random.uuid()})`,
];

function paragraph(random: Random, mark: string): { markup: string; words: number } {
  const parts: string[] = [];
  let words = 0;
  for (let part = 0; part < 3 + random.below(6); part++) {
    const count = 1 + random.below(9);
    const all = Array.from({ length: count }, () => mark + (WORDS[random.below(WORDS.length)] ?? ''));
    parts.push(AROUND[random.below(AROUND.length)]?.(all.join(' '), random) ?? '');
    words += count;
  }
  return { markup: `${parts.join(' ')}.`, words };
}

/** A text of several paragraphs. `mark` begins each word, so that no other text has it. */
export function countedText(random: Random, mark = ''): Counted {
  const all = Array.from({ length: 3 + random.below(6) }, (_, at) =>
    paragraph(random, mark === '' && at > 0 ? 'x' : mark),
  );
  const rest = all.slice(1);
  const sum = (parts: typeof all): number => parts.reduce((total, { words }) => total + words, 0);
  const join = (parts: typeof all): string => parts.map(({ markup }) => markup).join('\n\n');
  return { markup: join(all), words: sum(all), rest: join(rest), restWords: sum(rest) };
}
