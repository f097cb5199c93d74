/** Marks to keep: a breve makes another letter of a Russian и, a voicing mark another syllable of a kana. */
const MARKS = /(?<=\p{Script=Latin})\p{M}+/gu;
const WHOLE: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ё: 'е' },
};
const WHOLE_LETTERS = /[ßæœøłđðþıё]/g;
/** Texts without possible marks need no work. */
const SIMPLE = /^[\0-\x7f]*$/;

/** Lowercase letters without marks, as people type them. The other engines get this, so that they find them, too. */
export function plainLetters(text: string): string {
  if (SIMPLE.test(text)) return text.toLowerCase();
  const small = text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();
  return small.replace(WHOLE_LETTERS, (letter) => WHOLE[letter] ?? letter);
}

export const plainWords = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
