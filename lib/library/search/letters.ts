import { foldPlain, WHOLE } from './plain.ts';

/**
 * Letters as people type them: small, without accents, apostrophes and Arabic or Hebrew points, ligatures taken apart.
 * A Russian ё becomes е, й stays; letters of other scripts that are no accented ones stay too.
 */
export function foldLetters(text: string): string {
  return foldPlain(text) ?? foldAny(text);
}

// The expressions stand where they are used: a browser takes half a millisecond to read them, which few first answers need.
function foldAny(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    // A breve makes another letter of a Russian и, a voicing mark another syllable of a kana: only these scripts lose marks.
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu, '')
    .replace(/(?<=е)\u0308|(?<=\p{sc=Cyrillic})[\u0300\u0301]/gu, '');
  return bare
    .replace(/[ßæœøłđðþħıς]/g, (letter) => (letter === 'ς' ? 'σ' : (WHOLE[letter] ?? letter)))
    .normalize('NFC')
    .replace(/['’‘ʼ`´]|[\u0640\u200b-\u200f\u2060\ufeff]|[\ufe00-\ufe0f]/g, '');
}
