// What a change did to a field: words and lines before and after, and how they are shown.
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
const CONTEXT_LINES = 1;
/** Lines less similar than this are shown as one removed and one added. */
const MIN_SIMILARITY = 0.4;
/** How many lines ahead the match of a line is searched for. */
const LOOKAHEAD = 12;
/** Milliseconds allowed per text. Beyond that, all lines are shown as removed and added. */
const TIMEOUT_MS = 150;

const WHITESPACE = /^\s*$/;

let segmenter: Intl.Segmenter | undefined;

/** Splits a line into words, whitespace and punctuation, in every script. */
export function wordsOf(line: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replaceAll(/\r\n?/g, '\n').split('\n'));

/** The share of the longer line that also occurs in the other one, in any order, from 0 to 1. */
function similarity(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  const isVisible = (word: string) => !WHITESPACE.test(word);
  for (const word of one.filter(isVisible)) counts.set(word, (counts.get(word) ?? 0) + word.length);
  const rest = new Map(counts);
  let common = 0;
  for (const word of other.filter(isVisible)) {
    const have = rest.get(word) ?? 0;
    if (have <= 0) continue;
    common += word.length;
    rest.set(word, have - word.length);
  }
  const length = (words: readonly string[]) => words.filter(isVisible).join('').length;
  return common / Math.max(length(one), length(other), 1);
}

const trailingWhitespace = (text: string): string => /\s*$/.exec(text)?.[0] ?? '';

/** Merges changes with only whitespace between them, which reads better, and leaves trailing whitespace out of them. */
function mergePieces(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let removed = '';
  let added = '';
  const same = (text: string) => {
    const last = out.at(-1);
    if (text !== '' && last?.kind === 'same') last.text += text;
    else if (text !== '') out.push({ kind: 'same', text });
  };
  const flush = () => {
    const whitespace =
      removed && added && trailingWhitespace(removed) === trailingWhitespace(added)
        ? trailingWhitespace(added)
        : '';
    for (const [kind, text] of [
      ['removed', removed],
      ['added', added],
    ] as const)
      if (text) out.push({ kind, text: text.slice(0, text.length - whitespace.length) });
    same(whitespace);
    removed = '';
    added = '';
  };
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (WHITESPACE.test(text) && removed && added) {
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
function withinLine(before: string, after: string, deadline: number): Piece[] | null {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (similarity(one, other) < MIN_SIMILARITY) return null;
  const found = diffArrays(one, other, { timeout: Math.max(1, deadline - Date.now()) });
  if (!found) return null;
  return mergePieces(
    found.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** Pairs the similar lines of a removed run and an added run, in order. */
function pairLines(removed: readonly string[], added: readonly string[], deadline: number): Line[] {
  const out: Line[] = [];
  let next = 0;
  const add = (upTo: number) => {
    for (; next < upTo; next++) out.push({ kind: 'added', text: added[next] ?? '' });
  };
  for (const line of removed) {
    const words = wordsOf(line);
    const near = Date.now() < deadline ? added.slice(next, next + LOOKAHEAD) : [];
    const found = near.findIndex((other) => similarity(words, wordsOf(other)) >= MIN_SIMILARITY);
    const at = next + found;
    const match = near[found];
    const pieces = match === undefined ? null : withinLine(line, match, deadline);
    if (!pieces) {
      out.push({ kind: 'removed', text: line });
      continue;
    }
    add(at);
    out.push({ kind: 'changed', pieces });
    next = at + 1;
  }
  add(added.length);
  return out;
}

/** Leaves out long unchanged runs, except next to a change. */
function collapseUnchanged(lines: readonly Line[]): Line[] {
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(({ kind }) => kind !== 'same'),
  );
  const out: Line[] = [];
  let rest: Line[] = [];
  const close = () => {
    // A gap of one line would take as much room as the line.
    if (rest.length > 1) out.push({ kind: 'gap', count: rest.length });
    else out.push(...rest);
    rest = [];
  };
  lines.forEach((line, at) => {
    if (!near[at]) rest.push(line);
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
 * @param includeAll also return unchanged lines far from any change
 */
export function differences(before: string, after: string, includeAll = false): Line[] {
  const deadline = Date.now() + TIMEOUT_MS;
  const [one, other] = [linesOf(before), linesOf(after)];
  const runs = diffArrays(one, other, { timeout: TIMEOUT_MS });
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
      lines.push(...pairLines(run.value, next.value, deadline));
      at++;
    } else {
      const kind = run.added ? 'added' : run.removed ? 'removed' : 'same';
      lines.push(...run.value.map((text): Line => ({ kind, text })));
    }
  }
  return includeAll ? lines : collapseUnchanged(lines);
}
