import { HANGUL, letterTable } from './letters.ts';

const APOSTROPHE = /['’‘ʼʻ`´′＇׳՚]/;
const WORD = /[\p{L}\p{N}\p{M}]{1,12}/uy;
const WORD_BEFORE = /[\p{L}\p{N}\p{M}]+$/u;
/** English suffixes after an apostrophe. */
const SUFFIXES = new Set(['s', 'd', 'll', 've', 're']);
/** French and Italian elisions before a name. */
const ELISIONS = new Set(
  'c d j l m n s t qu jusqu lorsqu puisqu quoiqu all coll dall dell nell quell quest sull un'.split(' '),
);
/** Korean particles after a name, without a space. */
const PARTICLES = new Set(
  `가 같이 과 까지 께 께서 나 는 도 든지 라고 라는 라도 란 랑 로 로서 로써 를 마다 만 만큼 밖에 보다 부터 뿐 아 야 에 에게 에게서 에는 에도
   에서 에서는 에서의 와 으로 으로서 은 을 의 이 이나 이다 이라 이라고 이라는 이란 이랑 이며 이여 조차 처럼 하고 한테`.split(
    /\s+/,
  ),
);
const KOREAN_WORD = /\p{sc=Hangul}{1,8}/uy;

/**
 * Whether a name may start and end here: not within "K'thar", "don't" or a longer Korean word, but after "l'" and
 * before "'s" or a Korean particle.
 */
export function isBounded(text: string, start: number, end: number): boolean {
  if (isPlain(text, start - 1) && isPlain(text, end)) return true;
  const next = text.charAt(end);
  const isWhole =
    !(APOSTROPHE.test(next) && !isSuffix(text, end + 1)) &&
    !(start > 1 && APOSTROPHE.test(text.charAt(start - 1)) && !isElision(text, start - 1));
  return isWhole && isBoundedInKorean(text, start, end);
}

/** End of text, or ASCII except apostrophes. */
function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return !(code >= 128) && code !== 0x27 && code !== 0x60;
}

function isSuffix(text: string, at: number): boolean {
  WORD.lastIndex = at;
  const [suffix] = WORD.exec(text) ?? [];
  return suffix === undefined || SUFFIXES.has(suffix.toLowerCase());
}

function isElision(text: string, end: number): boolean {
  const [before] = WORD_BEFORE.exec(text.slice(Math.max(0, end - 12), end)) ?? [];
  return before === undefined || ELISIONS.has(before.toLowerCase());
}

function isBoundedInKorean(text: string, start: number, end: number): boolean {
  const table = letterTable();
  const isKorean = (at: number): boolean => table[text.charCodeAt(at)] === HANGUL;
  if (start > 0 && isKorean(start) && isKorean(start - 1)) return false;
  if (!isKorean(end - 1) || end >= text.length || !isKorean(end)) return true;
  KOREAN_WORD.lastIndex = end;
  return PARTICLES.has(KOREAN_WORD.exec(text)?.[0] ?? '');
}

const OPENING = /[\s"'“”‘’«»‹›„‚([{*_~#>|—–-]/;
const ENDING = /[.!?…:;。！？।؟۔\]]/;

/** Maximum number of characters to look back. */
const FARTHEST = 100;

/** Whether a sentence, line or quotation starts here, so that a capital letter means nothing. */
export function beginsSentence(text: string, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST); at--) {
    const character = text.charAt(at);
    if (character === '\n' || character === '\r' || ENDING.test(character)) return true;
    if (!OPENING.test(character)) return false;
    if (/["“„«]/.test(character)) return true;
  }
  return true;
}
