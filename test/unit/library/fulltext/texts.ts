import fc from 'fast-check';
import { parseQuery, type Query } from '../../../../lib/library/search/index.ts';

/** Words of several scripts, few enough to coincide. */
export const WORDS = [
  ...['raven', 'Raven', 'ravens', 'ra', 'harbour', 'Éowyn', 'eowyn', 'the', 'x'],
  ...['гавань', 'Ёлка', 'елка', 'שלום', 'שָׁלוֹם', 'مدينة', 'مَدِينَة', '한국', '한국어', 'नदी'],
  ...['東京', '東京都', '京都', '都', 'がか', 'ラーメン', '𠮷野家', 'เมือง', 'warden’s', 'Straße', '12'],
];

export const word = fc.constantFrom(...WORDS);

export const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ', ', '.\n\n', '—')), { maxLength: 14 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

export const words = (...all: string[]): Query => ({
  parts: all.map((one) => ({ type: 'word', text: one, isNegated: false })),
});

export const phrase = (one: string): Query => ({ parts: [{ type: 'phrase', text: one, isNegated: false }] });

export const typed = (line: string): Query => parseQuery(line);
