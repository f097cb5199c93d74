import { type Outline, outlineOf, type Structure } from './blocks.ts';

/** What a text can lose. `columns`: rows and columns of the layout; `text`: most of its words. */
export const LOSSES = [
  ...(['table', 'spoiler', 'columns', 'container', 'list', 'nestedList', 'heading', 'quote'] as const),
  ...(['fact', 'mention', 'link', 'mark', 'text'] as const),
] as const;
export type LossKind = (typeof LOSSES)[number];

export interface Loss {
  kind: LossKind;
  /** How many; words for `text`. */
  count: number;
}

/** Names of tags that are one thing for a reader. */
const KIND_OF: Readonly<Record<string, LossKind>> = {
  ...{ table: 'table', spoiler: 'spoiler', quote: 'quote', ul: 'list', ol: 'list', fact: 'fact' },
  ...{
    row: 'columns',
    container: 'container',
    section: 'container',
    subcontainer: 'container',
    aloud: 'container',
  },
  ...{ h: 'heading', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading' },
};

/** The share of a structure's words that must still be in the text for its loss to be a fault, not a deletion. */
const STILL_THERE = 0.7;
/** Writers take single links and marks off. From this number on, and this share of all, it is a fault. */
const MANY = 3;
const MOST = 0.5;
/** A text that shrinks below this share of its words, from at least this number, is reported. */
const LITTLE = 0.2;
const SOME_WORDS = 50;

const kindOf = ({ name, depth }: Structure): LossKind | null => {
  const kind = KIND_OF[name] ?? null;
  return kind === 'list' && depth > 0 ? 'nestedList' : kind;
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The share of words that `pool` has, too, which it gives up. */
function taken(words: readonly string[], pool: Map<string, number>): number {
  let found = 0;
  for (const word of words) {
    const count = pool.get(word) ?? 0;
    if (count === 0) continue;
    pool.set(word, count - 1);
    found++;
  }
  return words.length === 0 ? 0 : found / words.length;
}

/** What a text says, with its images and other embeds, and without them. */
const allOf = ({ blocks }: Outline): string[] =>
  blocks.flatMap(({ runs }) => runs.flatMap(({ text }) => wordsOf(text)));
const textOf = ({ blocks }: Outline): string[] =>
  blocks.flatMap(({ runs }) =>
    runs.flatMap(({ text, marks }) => (marks.includes('embed') ? [] : wordsOf(text))),
  );

/** Structures of a kind that are there no more, while their words are. */
function flattened(kind: LossKind, before: Outline, after: Outline): number {
  const old = before.structures.filter((one) => kindOf(one) === kind);
  const now = after.structures.filter((one) => kindOf(one) === kind);
  const fewer = old.length - now.length;
  if (fewer <= 0) return 0;
  // What still stands in structures of this kind isn't flattened, and neither is what never was in one.
  const outside = counted(allOf(after));
  for (const { text } of now) taken(wordsOf(text), outside);
  const held = counted(allOf(before));
  for (const { text } of old) taken(wordsOf(text), held);
  for (const [word, count] of held) outside.set(word, (outside.get(word) ?? 0) - count);
  const stays = new Set(now.map(({ text }) => text));
  const lost = old.filter(({ text }) => {
    const words = wordsOf(text);
    return words.length > 0 && !stays.has(text) && taken(words, outside) >= STILL_THERE;
  });
  return Math.min(lost.length, fewer);
}

/** Marks of a sort that are gone from words that are still there. */
function unmarked(isOfKind: (mark: string) => boolean, before: Outline, after: Outline): number {
  const marked = (outline: Outline): string[] =>
    outline.blocks.flatMap(({ runs }) =>
      runs.flatMap(({ text, marks }) => (marks.some(isOfKind) ? text.trim() : [])),
    );
  const [old, now] = [marked(before), counted(marked(after))];
  const gone = old.filter((text) => {
    const count = now.get(text) ?? 0;
    now.set(text, count - 1);
    return count <= 0 && text !== '';
  });
  // The words of a text take longer than all the rest.
  if (gone.length < MANY) return 0;
  const words = new Set(textOf(after));
  const lost = gone.filter((text) => wordsOf(text).every((word) => words.has(word)));
  return lost.length >= MANY && lost.length >= old.length * MOST ? lost.length : 0;
}

const isMention = (mark: string): boolean => mark.startsWith('@');
const isLink = (mark: string): boolean => mark.startsWith('url:');
const isMark = (mark: string): boolean => /^[a-z]+$/.test(mark) && mark !== 'embed';

/**
 * What a text lost although nobody is likely to have meant it: structures, links and marks whose words are still there,
 * and nearly all words at once. A table that was deleted with its text is none. Pure.
 */
export function lossesOf(before: string, after: string): Loss[] {
  const [old, now] = [outlineOf(before), outlineOf(after)];
  const structures = [...new Set(Object.values(KIND_OF)), 'nestedList' as const].map(
    (kind): Loss => ({ kind, count: flattened(kind, old, now) }),
  );
  const [words, left] = [textOf(old).length, textOf(now).length];
  const all: Loss[] = [
    ...structures,
    { kind: 'mention', count: unmarked(isMention, old, now) },
    { kind: 'link', count: unmarked(isLink, old, now) },
    { kind: 'mark', count: unmarked(isMark, old, now) },
    { kind: 'text', count: words >= SOME_WORDS && left < words * LITTLE ? words - left : 0 },
  ];
  return LOSSES.flatMap((kind) => all.filter((loss) => loss.kind === kind && loss.count > 0));
}
