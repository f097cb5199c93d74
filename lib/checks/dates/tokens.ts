import { foldWord } from './lexemes.ts';

const ROMAN = /^(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?=e?$|er$|ème$)/;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function romanValue(digits: string): number {
  const values = Array.from(digits, (digit) => VALUES[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** “XII”, “XIIe”: up to 99, in capitals. */
export function romanNumber(text: string): number | null {
  const [digits = ''] = ROMAN.exec(text) ?? [];
  return digits === '' ? null : romanValue(digits);
}

interface Written {
  /** As it is written, and without case and marks. */
  text: string;
  folded: string;
  /** Where it ends in the text. */
  end: number;
  /** Whether it stands directly behind the token before it. */
  isGlued: boolean;
}

/** A part of a written date. */
export type Token = Written &
  (
    | {
        kind: 'number';
        value: number;
        digits: number;
        isOrdinal: boolean;
        isPlural: boolean;
        isAbout: boolean;
      }
    | { kind: 'word' }
    | { kind: 'mark' }
  );
export type NumberToken = Extract<Token, { kind: 'number' }>;

/** Longer texts aren't dates. What stands behind a date may be longer. */
const LONGEST = 120;
/** Years beyond it aren't exact. */
const LARGEST = 1e12;

const TOKEN =
  /((?<![\d\p{L}][.,]?)\d{1,3}(?:[,.'’\u00a0\u202f]\d{3})+(?!\d)|\d{1,13})(st\b|nd\b|rd\b|th\b|\.?[ºª°]|['’]?s\b|ern?\b|-?ish\b)?|([\p{L}\p{M}〇]+(?:['’]s(?![\p{L}\p{M}]))?)|([-\u2010-\u2015\u2212→~〜～≈±≤≥?/.,:;()†*✝、。（）،؛؟，；：？．［］])|([\s'’]+)|[\s\S]/gu;
/** “A.E.”, “p.n.e.”, “A. E.”, “12 n. F.”: the dots don't separate anything, and a value has lost its last one. “b. c. 950” has two words. */
const INITIALS =
  /(?<![\p{L}\p{N}])(?:(?:\p{L}\.){1,5}\p{L}|(?:\p{Lu}\. ?){1,5}\p{Lu}|(?<=\d )\p{Ll}\. ?\p{Lu})(?:\.|\s*$)(?![\p{L}\p{N}])/gu;
/** “1203¹”, “1203*” */
const FOOTNOTES = /(?<=[\p{L}\p{N})])(?:\s?[\u00b9\u00b2\u00b3\u2070-\u2079]+|\s?[*†‡§]+\s*$)/gu;
const DASH = /[\u2010-\u2015\u2212]/;
/** Marks that mean the same, each before ours. */
const SAME_MARKS: Readonly<Record<string, string>> = Object.fromEntries(
  '、,。.（(）)〜-～-≈~±~✝†،,，,؛;；;؟?？?：:．.［[］]→-≤<≥>'
    .match(/../gu)
    ?.map(([mark = '', ours = '']) => [mark, ours]) ?? [],
);
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KANJI_NUMBER = /^(?![百千]$)[〇一二三四五六七八九十百千]+$/;
const ROMAN_YEAR = /^(?=[MDCLXVI]{4})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Japanese writes without spaces. */
const JAPANESE =
  /([〇一二三四五六七八九十百千]+(?=年|月|日|世紀|歳)|紀元前|紀元後|西暦|世紀|千年紀|年代|以前|以降|以後|より前|より後|まで|から|前後|前半|後半|初頭|初期|中期|後期|末期|半ば|または|もしくは|あるいは|およそ|ころ|ごろ|生まれ|死去|死亡|現在|にて|[年月日元頃約春夏秋冬末没生第と間のにでか])/u;

const digitOf = (digit: string): string => String(digit.charCodeAt(0) & 0xf);

function numberOf(written: Written, digits: string, ending: string): NumberToken | null {
  const plain = digits.replace(/\D/g, '');
  const value = Number(plain);
  if (value > LARGEST) return null;
  // “1250er” are years, “1er” is a day.
  const isPlural = ending.endsWith('s') || (/^ern?$/.test(ending) && value >= 10 && value % 10 === 0);
  return {
    ...written,
    kind: 'number',
    folded: plain,
    value,
    digits: plain.length,
    isOrdinal: ending !== '' && !isPlural && !ending.endsWith('ish'),
    isPlural,
    isAbout: ending.endsWith('ish'),
  };
}

/** “一二〇三”, “十三”, “MCCIII”: in Roman numerals from 100 on, so that they aren't words. */
function numeralOf(word: string): string | null {
  if (ROMAN_YEAR.test(word)) {
    const value = romanValue(word);
    return value < 100 ? null : String(value);
  }
  if (!KANJI_NUMBER.test(word)) return null;
  const digits = Array.from(word, (sign) => '〇一二三四五六七八九'.indexOf(sign));
  if (!digits.includes(-1)) return digits.join('');
  let [sum, digit] = [0, 0];
  for (const sign of word) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
    sum += unit ? (digit || 1) * unit : 0;
    digit = unit ? 0 : '〇一二三四五六七八九'.indexOf(sign);
  }
  return String(sum + digit);
}

const wordsIn = (word: string): string[] =>
  CJK.test(word) ? word.split(JAPANESE).filter((part) => part !== '') : [word];

/** The parts of a text, or null if it can't be a date. Takes linear time. */
export function tokensOf(text: string): Token[] | null {
  const plain = text
    .slice(0, LONGEST)
    .replace(OTHER_DIGITS, (digit) =>
      digit >= '\uff10' ? String.fromCharCode(digit.charCodeAt(0) - 0xfee0) : digitOf(digit),
    )
    // Positions stay the same.
    .replace(FOOTNOTES, (signs) => ' '.repeat(signs.length))
    .replace(INITIALS, (initials) => initials.replace(/[. ]/g, '').padEnd(initials.length));
  const tokens: Token[] = [];
  let isGlued = false;
  for (const match of plain.matchAll(TOKEN)) {
    const [all, digits, ending = '', word, mark, space] = match;
    if (space !== undefined) {
      isGlued = false;
      continue;
    }
    let end = match.index;
    const written = (part: string, folded: string): Written => {
      end += part.length;
      const one = { text: part, folded, end, isGlued };
      isGlued = true;
      return one;
    };
    if (digits !== undefined) {
      const number = numberOf(written(all, ''), digits, ending);
      if (!number) return null;
      tokens.push(number);
    } else if (word !== undefined)
      for (const part of wordsIn(word)) {
        const numeral = numeralOf(part);
        const number = numeral === null ? null : numberOf(written(part, ''), numeral, '');
        tokens.push(number ?? { ...written(part, foldWord(part)), kind: 'word' });
      }
    else {
      const same = mark === undefined ? all : DASH.test(mark) ? '-' : (SAME_MARKS[mark] ?? mark);
      tokens.push({ ...written(all, same), kind: 'mark' });
    }
  }
  return tokens;
}
