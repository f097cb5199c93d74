import { foldLatin } from './latin.ts';

/** A breve makes another letter of a Russian и, a voicing mark another syllable of a kana: only these scripts lose marks. */
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
const YO_AND_STRESS = /(?<=е)\u0308|(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu;
const SILENT = /['’‘ʼ`´]|[\u0640\u200b-\u200f\u2060\ufeff]|[\ufe00-\ufe0f]/g;
const WHOLE: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ς: 'σ' },
};
const WHOLE_LETTERS = /[ßæœøłđðþħıς]/g;

/**
 * Letters as people type them: small, without accents, apostrophes and Arabic or Hebrew points, ligatures taken apart.
 * A Russian ё becomes е, й stays; letters of other scripts that are no accented ones stay too.
 */
export function foldLetters(text: string): string {
  return foldLatin(text) ?? foldAny(text);
}

function foldAny(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(YO_AND_STRESS, '');
  return bare
    .replace(WHOLE_LETTERS, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFC')
    .replace(SILENT, '');
}
