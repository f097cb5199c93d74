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
  ...{ row: 'columns', container: 'container', section: 'container', subcontainer: 'container' },
  ...{ aloud: 'container', h: 'heading', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading' },
};

/** The share of a structure's words that may be gone from the text if its loss is a fault, not a deletion. */
const GONE = 0.3;
/** Writers take single links and marks off. From this number on, and this share of all, it is a fault. */
const MANY = 3;
const MOST = 0.5;
/** A text that shrinks below this share of its words, from at least this number, is reported. */
const LITTLE = 0.2;
const SOME_WORDS = 50;

const kindOf = ({ name, depth }: Structure): LossKind | undefined => {
  const kind = KIND_OF[name];
  return kind === 'list' && depth > 0 ? 'nestedList' : kind;
};

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What `pool` doesn't have. It gives up the rest. */
const missing = (all: readonly string[], pool: Map<string, number>): string[] =>
  all.filter((one) => {
    const count = pool.get(one) ?? 0;
    if (count > 0) pool.set(one, count - 1);
    return count <= 0;
  });

/** The words of a text. Those of images and other embeds count only where they were in a structure. */
const textOf = ({ blocks }: Outline, hasEmbeds = false): string[] =>
  blocks.flatMap(({ runs }) =>
    runs.flatMap(({ text, marks }) => (marks.includes('embed') && !hasEmbeds ? [] : wordsOf(text))),
  );

/** Structures of a kind that are there no more, while their words are. */
function flattened(kind: LossKind, before: Outline, after: Outline): number {
  const textsIn = ({ structures }: Outline): string[] =>
    structures.flatMap((one) => (kindOf(one) === kind ? one.text : []));
  const old = textsIn(before);
  const now = textsIn(after);
  const gone = missing(old, counted(now));
  // Another one may have come with the same save. Headings are so short that a new one often says what was elsewhere.
  const most = kind === 'heading' ? old.length - now.length : gone.length;
  // The words of a text take longer than all the rest.
  if (most <= 0) return 0;
  // What still stands in structures of this kind isn't flattened, and neither is what never was in one.
  const outside = counted(textOf(after, true));
  for (const text of now) missing(wordsOf(text), outside);
  const held = counted(textOf(before, true));
  for (const text of old) missing(wordsOf(text), held);
  for (const [word, count] of held) outside.set(word, (outside.get(word) ?? 0) - count);
  const lost = gone.filter((text) => {
    const words = wordsOf(text);
    // Without words, the share is NaN, and nothing counts as lost.
    return missing(words, outside).length / words.length <= GONE;
  });
  return Math.min(lost.length, most);
}

/** Marks of a sort that are gone from words that are still there. */
function unmarked(isOfKind: (mark: string) => boolean, before: Outline, after: Outline): number {
  const marked = (outline: Outline): string[] =>
    outline.blocks.flatMap(({ runs }) =>
      runs.flatMap(({ text, marks }) => (marks.some(isOfKind) ? text.trim() || [] : [])),
    );
  const old = marked(before);
  const gone = missing(old, counted(marked(after)));
  if (gone.length < MANY) return 0;
  const words = new Set(textOf(after));
  const lost = gone.filter((text) => wordsOf(text).every((word) => words.has(word)));
  return lost.length >= Math.max(MANY, old.length * MOST) ? lost.length : 0;
}

const MARKS: Partial<Record<LossKind, (mark: string) => boolean>> = {
  mention: (mark) => mark.startsWith('@'),
  link: (mark) => mark.startsWith('url:'),
  mark: (mark) => /^[a-z]+$/.test(mark) && mark !== 'embed',
};

/**
 * What a text lost although nobody is likely to have meant it: structures, links and marks whose words are still there,
 * and nearly all words at once. A table that was deleted with its text is none. Pure.
 */
export function lossesOf(before: string, after: string): Loss[] {
  const old = outlineOf(before);
  const now = outlineOf(after);
  const words = textOf(old).length;
  const left = textOf(now).length;
  const countOf = (kind: LossKind): number => {
    if (kind === 'text') return words >= SOME_WORDS && left < words * LITTLE ? words - left : 0;
    const isOfKind = MARKS[kind];
    return isOfKind ? unmarked(isOfKind, old, now) : flattened(kind, old, now);
  };
  return LOSSES.map((kind) => ({ kind, count: countOf(kind) })).filter(({ count }) => count > 0);
}
