const PLAIN = /^[a-z0-9]+$/;
const NO_LETTER = /[^\p{L}\p{N}]+/gu;
const MOST_KNOWN = 50_000;

const known = new Map<string, string>();

function fold(word: string): string {
  return word.normalize('NFKD').toLowerCase().normalize('NFKD').replace(NO_LETTER, '');
}

export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word;
  let folded = known.get(word);
  if (folded === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    folded = fold(word);
    known.set(word, folded);
  }
  return folded;
}
