import type { EntryKind, PlacedEntry } from '../../../lib/library/search/index.ts';
import { Random } from '../../service/seed/random.ts';
import { plainLetters } from './plain.ts';
import { COMMON, type Lexicon, lexicon, often, title } from './words.ts';

export interface World {
  entries: PlacedEntry[];
  words: Lexicon;
}

const KINDS: readonly [EntryKind, ...EntryKind[]] = [
  ...(['article', 'article', 'article', 'article', 'article', 'article'] as const),
  ...(['statblock', 'secret', 'category', 'image', 'manuscript', 'article'] as const),
];
const NUMBERED: ReadonlySet<EntryKind> = new Set(['statblock', 'image']);
const TEMPLATES = ['person', 'location', 'settlement', 'organization', 'item', 'species'] as const;
const WORDS_OF_AN_EXCERPT = 25;
const NOON = 1_700_000_000_000;

export function excerpt(random: Random, words: Lexicon, count = WORDS_OF_AN_EXCERPT): string {
  let text = '';
  for (let at = 0; at < count; at++) {
    const word = random.chance(0.45) ? random.pick(COMMON) : often(random, words.latin);
    text += at === 0 ? word : ` ${word}`;
  }
  return `${text}.`;
}

function entry(
  random: Random,
  words: Lexicon,
  tags: readonly string[],
  location: number,
  name: string,
): PlacedEntry {
  const kind = random.pick(KINDS);
  const isArticle = kind === 'article';
  const slug = `${plainLetters(name).replace(/[^a-z0-9]+/g, '-')}-${kind}`;
  return {
    ...{ kind, location, worldId: 'bench', title: name, slug },
    id: NUMBERED.has(kind) ? String(10_000 + location * 3) : random.uuid(),
    aliases: random.chance(0.1) ? [title(random, words)] : [],
    template: isArticle ? random.pick(TEMPLATES) : null,
    state: random.chance(0.3) ? 'private' : 'public',
    ...{ isDraft: isArticle && random.chance(0.1), isWip: isArticle && random.chance(0.1), isPending: false },
    tags: Array.from({ length: random.below(4) }, () => often(random, tags)),
    excerpt: isArticle ? excerpt(random, words) : null,
    url: `https://www.worldanvil.com/w/bench/a/${slug}`,
    categoryId: isArticle && random.chance(0.7) ? `category-${random.below(60)}` : null,
    updatedAt: NOON + random.below(1_000_000_000),
    wordcount: isArticle ? random.below(4_000) : null,
  };
}

/** A seeded world of this many entries with unique titles. */
export function world(seed: number, size: number): World {
  const random = new Random(seed * 7_919 + size);
  const words = lexicon(random, size);
  const tags = Array.from({ length: 200 }, () => often(random, words.latin));
  const taken = new Set<string>();
  const entries: PlacedEntry[] = [];
  while (entries.length < size) {
    const name = title(random, words);
    const folded = plainLetters(name);
    if (taken.has(folded)) continue;
    taken.add(folded);
    entries.push(entry(random, words, tags, entries.length, name));
  }
  return { entries, words };
}

/** This many entries after a change: half of them renamed, the others with another tag. */
export function changed({ entries, words }: World, seed: number, count: number): PlacedEntry[] {
  const random = new Random(seed);
  const picked = new Map<number, PlacedEntry>();
  while (picked.size < count) {
    const one = entries[random.below(entries.length)];
    if (!one || picked.has(one.location)) continue;
    const isRenamed = picked.size % 2 === 0;
    const name = isRenamed ? `${title(random, words)} ${often(random, words.latin)}` : one.title;
    const tags = isRenamed ? one.tags : [...one.tags, often(random, words.latin)];
    picked.set(one.location, { ...one, title: name, tags, updatedAt: NOON + random.below(2_000_000_000) });
  }
  return [...picked.values()];
}
