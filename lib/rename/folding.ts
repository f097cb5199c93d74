const MARKS = /\p{M}/gu;
const OTHERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
};
/** What two letters may be written as. */
const PAIRS: Readonly<Record<string, string>> = { ss: 'ßẞ', ae: 'æÆ', oe: 'œŒ', th: 'þÞ' };

/** A word without accents, in small letters. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[łßøđæœþðħŧı]/g, (letter) => OTHERS[letter] ?? letter)
    .normalize('NFC');

/** The words of a name: what spaces and hyphens separate. */
export const wordsOfName = (name: string): string[] => name.trim().split(/[\s\u00a0‐‑–-]+/u);

const ARTICLE =
  /^(?:the|an?|der|die|das|den|dem|les?|la|el|l[oa]s|il|lo|gli|os?|as?|une?|um|uma)[\s\u00a0]+(?=\S)/iu;

/** The article that a name begins with, with the space behind it, and the rest. */
export function splitArticle(name: string): { article: string; rest: string } {
  const [article = ''] = ARTICLE.exec(name) ?? [];
  return { article, rest: name.slice(article.length) };
}

/** For each letter, all that fold to it. Made on first use. */
let variants: Map<string, string> | null = null;

/** A letter with and without accents, in both cases, as a class of a pattern. */
function classOf(letter: string): string {
  if (variants === null) {
    variants = new Map();
    for (const [from, to] of [
      [0xc0, 0x250],
      [0x370, 0x400],
      [0x400, 0x460],
      [0x1e00, 0x2000],
    ] as const)
      for (let code = from; code < to; code++) {
        const one = String.fromCharCode(code);
        const plain = folded(one).charAt(0);
        variants.set(plain, (variants.get(plain) ?? '') + one);
      }
  }
  const own = `${letter}${letter.toUpperCase()}`.replace(/[\\\]^-]/g, '\\$&');
  return `[${own}${variants.get(letter) ?? ''}]`;
}

/** A mark within a word, as around a drop cap. What is rare comes first, here and below: the rest is slow to look for. */
const WITHIN = String.raw`\[(?<=\p{L}\[)\/?(?:b|i|u|s|strike|small|mark|dc|color|sup|sub)\b[^[\]]*\]\p{L}`;
const SPACED = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]/u;

/** Letters at the end of a long word that another form may change. */
const CHANGING = 5;
/** A vowel that changes with the ending: “Miasto”, “w mieście”. */
const SOFTENED = /[ao](?:st|zd|[stdrln])[aoeiy]?$/;

/** The letters that all forms of a word begin with. */
function stemOf(word: string): string {
  const short = word.length > 2 && /^[a-z]/.test(word) ? 2 : 1;
  const most = word.length < CHANGING ? short : SPACED.test(word) ? Math.max(3, word.length - CHANGING) : 3;
  // There are several kinds of apostrophes.
  const stops = [SOFTENED, /[^\p{L}\p{N}]/u].map((stop) => stop.exec(word)?.index ?? most);
  return [...word].slice(0, Math.max(1, Math.min(most, ...stops))).join('');
}

/** A stem in either case, with any accents and invisible characters. */
function patternOf(stem: string, isSpaced: boolean): string {
  const parts = (stem.match(/ss|ae|oe|th|./gu) ?? []).map((part, at) => {
    const [one = '', other = ''] = [...part].map(classOf);
    const letters = other === '' ? one : `(?:${one}\\p{M}*${other}|[${PAIRS[part]}])`;
    if (at > 0 || !isSpaced) return letters;
    return other === '' ? `${one}(?<!\\p{L}[^])` : `(?<!\\p{L})${letters}`;
  });
  return parts.map((part) => `${part}[\\p{M}\\p{Cf}]*`).join('');
}

/** What the longest word of a name begins with in all of its forms. Null: it has no word. */
function stemOfName(name: string): { stem: string; isSpaced: boolean } | null {
  const words = wordsOfName(folded(splitArticle(name).rest)).map((word) =>
    word.replace(/^[^\p{L}\p{N}]+/u, ''),
  );
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  // Arabic writes small words together with the one that follows, and others have no spaces.
  return longest === '' ? null : { stem: stemOf(longest), isSpaced: SPACED.test(longest) };
}

/** What nearly every text with this name has in one of its words. Null: that would be too many others. */
export function wordPartOf(name: string): string | null {
  const { stem = '', isSpaced = false } = stemOfName(name) ?? {};
  return isSpaced && stem.length > 2 ? stem : null;
}

/** Tells cheaply whether one of these names may stand in a text, in any form. It never says no where one does. */
export function mayHave(names: readonly string[]): (text: string) => boolean {
  const stems = names.flatMap((name) => {
    const known = stemOfName(name);
    return known ? [patternOf(known.stem, known.isSpaced)] : [];
  });
  if (stems.length < names.length) return () => true;
  const pattern = new RegExp([...stems, WITHIN].join('|'), 'u');
  return (text) => pattern.test(text);
}
