import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachTerm } from '../../../../lib/library/fulltext/pack.ts';
import { TermNumbers } from '../../../../lib/library/fulltext/term-numbers.ts';
import { eachPiece } from '../../../../lib/library/fulltext/tokenizer.ts';
import { text } from './texts.ts';

function termsOf(text: string, numbers = new TermNumbers()): string[] {
  const found: string[] = [];
  eachTerm(text, numbers, (number) => found.push(numbers.terms[number] ?? ''));
  return found;
}

/** The same from the pieces that queries and snippets are made of. */
function expectedTerms(text: string): string[] {
  const pieces: { piece: string; start: number; end: number; isAlone: boolean }[] = [];
  eachPiece(text, (piece, start, end, isAlone) => pieces.push({ piece, start, end, isAlone }));
  return pieces.map(({ piece, end, isAlone }, at) => {
    const next = pieces[at + 1];
    return isAlone && next?.isAlone && next.start === end ? piece + next.piece : piece;
  });
}

const anyText = fc
  .array(fc.oneof(text, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' })))
  .map((parts) => parts.join(''));

it('indexes the words that a search looks for, in any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(termsOf(text)).toEqual(expectedTerms(text));
    }),
  );
});

it('finds each word of a long text again, however many there are', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  const long = `${words.join(' ')} ${words.map((word) => word.toUpperCase()).join('. ')}`;
  const numbers = new TermNumbers();
  expect(termsOf(long, numbers)).toEqual([...words, ...words]);
  expect(numbers.terms).toEqual(words);
});
