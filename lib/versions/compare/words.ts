import { diffArrays } from 'diff';
import type { Block, Run } from './blocks.ts';

export type PieceKind = 'same' | 'removed' | 'added';

/** A part of a block that changed. */
export interface Piece extends Run {
  kind: PieceKind;
}

let segmenter: Intl.Segmenter | undefined;

/** The words, spaces and signs of a block, in every script, each with its marks. */
export function wordsIn({ runs }: Block): Run[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  const words: Run[] = [];
  for (const { text, marks } of runs)
    if (marks.includes('embed')) words.push({ text, marks });
    else for (const { segment } of segmenter.segment(text)) words.push({ text: segment, marks });
  return words;
}

const isSpace = (text: string): boolean => text.trim() === '';

/** The share of the longer text that also occurs in the other one, in any order, from 0 to 1. Marks don't count. */
export function similarity(one: readonly Run[], other: readonly Run[]): number {
  const left = new Map<string, number>();
  const size = (words: readonly Run[]): number =>
    words.reduce((sum, { text }) => sum + (isSpace(text) ? 0 : text.length), 0);
  for (const { text } of one) if (!isSpace(text)) left.set(text, (left.get(text) ?? 0) + 1);
  let shared = 0;
  for (const { text } of other) {
    const count = left.get(text) ?? 0;
    if (count === 0) continue;
    left.set(text, count - 1);
    shared += text.length;
  }
  return shared / Math.max(size(one), size(other), 1);
}

/** What changed within a block, by word. A word whose marks changed counts as changed. Pure. */
export function changedWords(before: readonly Run[], after: readonly Run[], timeout: number): Piece[] {
  const comparator = (a: Run, b: Run) => a.text === b.text && a.marks.join() === b.marks.join();
  const parts = diffArrays([...before], [...after], { comparator, timeout });
  if (!parts)
    return [
      ...before.map((run): Piece => ({ ...run, kind: 'removed' })),
      ...after.map((run): Piece => ({ ...run, kind: 'added' })),
    ];
  const pieces = parts.flatMap(({ value, added, removed }) =>
    value.map((run): Piece => ({ ...run, kind: added ? 'added' : removed ? 'removed' : 'same' })),
  );
  return withoutSharedEnds(joined(withoutSpecks(pieces)));
}

/** A space alone between two changes belongs to them, which reads better. */
function withoutSpecks(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at): Piece[] => {
    const [before, after] = [pieces[at - 1]?.kind, pieces[at + 1]?.kind];
    const isSpeck = piece.kind === 'same' && isSpace(piece.text) && piece.text !== '';
    if (!isSpeck || !before || !after || before === 'same' || after === 'same') return [piece];
    return [
      { ...piece, kind: 'removed' },
      { ...piece, kind: 'added' },
    ];
  });
}

/** Puts what was removed before what was added, and joins neighbors with the same marks. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  const push = (piece: Piece): void => {
    const last = out.at(-1);
    if (last?.kind === piece.kind && last.marks.join() === piece.marks.join())
      out[out.length - 1] = { ...last, text: last.text + piece.text };
    else out.push(piece);
  };
  let added: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'added') added.push(piece);
    else {
      if (piece.kind === 'same') {
        added.forEach(push);
        added = [];
      }
      push(piece);
    }
  }
  added.forEach(push);
  return out;
}

/** A space at the end of both what was removed and what was added isn't part of the change. */
function withoutSharedEnds(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    out.push(piece);
    const last = out.findLastIndex(({ kind }) => kind === 'removed');
    const removed = out[last];
    const isOver = piece.kind === 'added' && out.slice(last + 1).every(({ kind }) => kind === 'added');
    if (!removed || !isOver || !/\s$/.test(removed.text) || !/\s$/.test(piece.text)) continue;
    out[last] = { ...removed, text: removed.text.trimEnd() };
    out[out.length - 1] = { ...piece, text: piece.text.trimEnd() };
    out.push({ kind: 'same', text: ' ', marks: piece.marks });
  }
  return out.filter(({ text }) => text !== '');
}
