import { diffArrays } from 'diff';

export type PieceKind = 'same' | 'removed' | 'added';

/** A part of a line. */
export interface Piece {
  kind: PieceKind;
  text: string;
}

export type Line =
  | { kind: PieceKind; text: string }
  /** One line before and after, with the differences inside it. */
  | { kind: 'changed'; pieces: readonly Piece[] }
  /** Unchanged lines that are left out. */
  | { kind: 'gap'; count: number };

/** Unchanged lines shown around each change. */
const AROUND = 1;
/** Lines less similar than this are shown as one removed and one added. */
const ALIKE = 0.4;
/** How many lines ahead the match of a line is searched for. */
const AHEAD = 12;
/** Milliseconds allowed per text. Beyond that, all lines are shown as removed and added. */
const PATIENCE = 150;

const BLANK = /^\s*$/;

let segmenter: Intl.Segmenter | undefined;

/** Splits a line into words, whitespace and punctuation, in every script. */
function wordsOf(line: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replaceAll(/\r\n?/g, '\n').split('\n'));

/** The share of the longer line that also occurs in the other one, in any order, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  const running = (word: string) => !BLANK.test(word);
  for (const word of one.filter(running)) counts.set(word, (counts.get(word) ?? 0) + word.length);
  const left = new Map(counts);
  let common = 0;
  for (const word of other.filter(running)) {
    const have = left.get(word) ?? 0;
    if (have <= 0) continue;
    common += word.length;
    left.set(word, have - word.length);
  }
  const length = (words: readonly string[]) => words.filter(running).join('').length;
  return common / Math.max(length(one), length(other), 1);
}

const endBlank = (text: string): string => /\s*$/.exec(text)?.[0] ?? '';

/** Merges changes with only whitespace between them, which reads better, and leaves trailing whitespace out of them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let removed = '';
  let added = '';
  const same = (text: string) => {
    const last = out.at(-1);
    if (text !== '' && last?.kind === 'same') last.text += text;
    else if (text !== '') out.push({ kind: 'same', text });
  };
  const flush = () => {
    const blank = removed && added && endBlank(removed) === endBlank(added) ? endBlank(added) : '';
    for (const [kind, text] of [
      ['removed', removed],
      ['added', added],
    ] as const)
      if (text) out.push({ kind, text: text.slice(0, text.length - blank.length) });
    same(blank);
    removed = '';
    added = '';
  };
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (BLANK.test(text) && removed && added) {
      removed += text;
      added += text;
    } else {
      flush();
      same(text);
    }
  }
  flush();
  return out.filter(({ text }) => text !== '');
}

/** The differences inside a line; null if the two lines have too little in common. */
function withinLine(before: string, after: string, until: number): Piece[] | null {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (likeness(one, other) < ALIKE) return null;
  const found = diffArrays(one, other, { timeout: Math.max(1, until - Date.now()) });
  if (!found) return null;
  return joined(
    found.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** Pairs the similar lines of a removed run and an added run, in order. */
function paired(gone: readonly string[], come: readonly string[], until: number): Line[] {
  const out: Line[] = [];
  let next = 0;
  const add = (upTo: number) => {
    for (; next < upTo; next++) out.push({ kind: 'added', text: come[next] ?? '' });
  };
  for (const line of gone) {
    const words = wordsOf(line);
    const near = Date.now() < until ? come.slice(next, next + AHEAD) : [];
    const found = near.findIndex((other) => likeness(words, wordsOf(other)) >= ALIKE);
    const at = next + found;
    const match = near[found];
    const pieces = match === undefined ? null : withinLine(line, match, until);
    if (!pieces) {
      out.push({ kind: 'removed', text: line });
      continue;
    }
    add(at);
    out.push({ kind: 'changed', pieces });
    next = at + 1;
  }
  add(come.length);
  return out;
}

/** Leaves out long unchanged runs, except next to a change. */
function shortened(lines: readonly Line[]): Line[] {
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
  const out: Line[] = [];
  let left: Line[] = [];
  const close = () => {
    // A gap of one line would take as much room as the line.
    if (left.length > 1) out.push({ kind: 'gap', count: left.length });
    else out.push(...left);
    left = [];
  };
  lines.forEach((line, at) => {
    if (!near[at]) left.push(line);
    else {
      close();
      out.push(line);
    }
  });
  close();
  return out;
}

/**
 * The differences between two texts, by line, and by word inside lines. Line endings don't count.
 * @param whole also return unchanged lines far from any change
 */
export function differences(before: string, after: string, whole = false): Line[] {
  const until = Date.now() + PATIENCE;
  const [one, other] = [linesOf(before), linesOf(after)];
  const runs = diffArrays(one, other, { timeout: PATIENCE });
  if (!runs)
    return [
      ...one.map((text): Line => ({ kind: 'removed', text })),
      ...other.map((text): Line => ({ kind: 'added', text })),
    ];
  const lines: Line[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    const next = runs[at + 1];
    if (!run) continue;
    if (run.removed && next?.added) {
      lines.push(...paired(run.value, next.value, until));
      at++;
    } else {
      const kind = run.added ? 'added' : run.removed ? 'removed' : 'same';
      lines.push(...run.value.map((text): Line => ({ kind, text })));
    }
  }
  return whole ? lines : shortened(lines);
}
