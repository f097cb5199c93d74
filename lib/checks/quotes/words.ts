/** The words of a text without its markup and addresses, in order. Valid until the next text is read. */
interface Words {
  count: number;
  /** Of the words in lower case. */
  hashes: Int32Array;
  /** Their ranges in the text. */
  starts: Uint32Array;
  ends: Uint32Array;
}

const HASH = 0x811c9dc5;
const PRIME = 0x01000193;

const APOSTROPHE = 39;
const COLON = 58;
const CURLY = 0x2019;
const OPEN = 91;
const TARGET = 40;
const CLOSE = 93;
const AT = 64;
/** More than tags and targets of mentions have. */
const LONGEST = 300;

const ASCII_WORD = /[a-z0-9]/;
/** For each code unit what it adds to a word: ASCII letters in lower case, digits, and all that isn't ASCII or punctuation. 0: nothing. */
const LETTERS = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  if (code >= 128) return code > 0x2029 || code < 0x2000 ? code : 0;
  const character = String.fromCharCode(code).toLowerCase();
  return ASCII_WORD.test(character) ? character.charCodeAt(0) : 0;
});

/** Words of the longest texts that share one room. */
const ROOM = 0x8000;

const roomFor = (words: number): Words => ({
  count: 0,
  ...{ hashes: new Int32Array(words), starts: new Uint32Array(words), ends: new Uint32Array(words) },
});
const shared = roomFor(ROOM);
/** The last text: its paragraphs and what it repeats are read one after the other. */
let last: { text: string; words: Words } | null = null;

/** The words of a text. Takes linear time. */
export function readWords(text: string): Words {
  if (last?.text === text) return last.words;
  const { length } = text;
  const most = (length >>> 1) + 1;
  const words = most <= ROOM ? shared : roomFor(most);
  const { hashes, starts, ends } = words;
  let [count, at] = [0, 0];
  while (at < length) {
    let code = text.charCodeAt(at);
    let letter = LETTERS[code] ?? 0;
    if (letter !== 0) {
      starts[count] = at;
      let hash = HASH;
      // Apostrophes don't end a word.
      while (letter !== 0 || code === APOSTROPHE || code === CURLY) {
        if (letter !== 0) hash = Math.imul(hash ^ letter, PRIME);
        if (++at >= length) break;
        code = text.charCodeAt(at);
        letter = LETTERS[code] ?? 0;
      }
      hashes[count] = hash;
      ends[count++] = at;
      if (at >= length) break;
    }
    if (code === COLON && text.startsWith('://', at)) {
      // The address has more words than a quote needs, but nobody wrote them.
      if (count > 0 && ends[count - 1] === at) count--;
      at = behindAddress(text, at);
    } else if (code === OPEN || code === TARGET) at = behindMarkup(text, at, code);
    at++;
  }
  words.count = count;
  last = { text, words };
  return words;
}

/** What an address can't have in it. */
const NOT_IN_ADDRESS = /[\s<>"[\]|]/g;

/** The last character of an address. */
function behindAddress(text: string, at: number): number {
  NOT_IN_ADDRESS.lastIndex = at;
  return (NOT_IN_ADDRESS.exec(text)?.index ?? text.length) - 1;
}

/** The last character of a tag or a mention's target that begins here, or this one. */
function behindMarkup(text: string, at: number, code: number): number {
  const isTag = code === OPEN && text.charCodeAt(at - 1) !== AT;
  const isTarget = code === TARGET && text.charCodeAt(at - 1) === CLOSE;
  if (!isTag && !isTarget) return at;
  const closing = isTag ? CLOSE : TARGET + 1;
  for (let end = at + 1; end < text.length && end < at + LONGEST; end++)
    if (text.charCodeAt(end) === closing) return end;
  return at;
}

/** A paragraph that is long enough to be told apart from a phrase. */
export interface Paragraph {
  /** Of its words, without case, markup and punctuation. */
  hash: string;
  range: readonly [start: number, end: number];
}

const LONG = 40;
/** Japanese has no spaces between words. */
const LONG_JAPANESE = 120;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** What stands between paragraphs. */
const BREAK = /\n|\[\/?(?:p|br|hr|h[1-4]|li|ul|ol|row|col\d?|container|section|aloud|spoiler)\b/i;
/** What somebody else wrote, and what isn't written in sentences. */
const FOREIGN = /\[(\/?)(?:quote|code|table|dice|noparse)\b/gi;

const NEWLINE = 10;
const [SEED, FACTOR, OTHER_FACTOR] = [0x811c9dc5, 0x01000193, 0x85ebca6b];

/** The long paragraphs of a text, without quotes, code and tables. Takes linear time. */
export function paragraphsOf(text: string): Paragraph[] {
  if (text.length < LONG_JAPANESE) return [];
  const { count, hashes, starts, ends } = readWords(text);
  const found: Paragraph[] = [];
  let [first, one, other, foreign] = [0, SEED, SEED, 0];
  const close = (last: number): void => {
    const range = [starts[first] ?? 0, ends[last] ?? 0] as const;
    const length = range[1] - range[0];
    const isLong =
      last - first + 1 >= LONG || (length >= LONG_JAPANESE && JAPANESE.test(text.slice(...range)));
    if (isLong && foreign === 0)
      found.push({ hash: `${(one >>> 0).toString(36)} ${(other >>> 0).toString(36)}`, range });
  };
  for (let at = 0; at < count; at++) {
    const [from, to] = [at === 0 ? 0 : (ends[at - 1] ?? 0), starts[at] ?? 0];
    // Nearly always a space.
    if (to - from > 1 || text.charCodeAt(from) === NEWLINE) {
      const between = text.slice(from, to);
      const tags = between.includes('[') ? [...between.matchAll(FOREIGN)] : [];
      if (tags.length > 0 || BREAK.test(between)) {
        if (at > first) close(at - 1);
        [first, one, other] = [at, SEED, SEED];
        for (const [, closing] of tags) foreign = Math.max(0, foreign + (closing ? -1 : 1));
      }
    }
    one = Math.imul(one ^ (hashes[at] ?? 0), FACTOR);
    other = Math.imul((other << 5) ^ (other >>> 27) ^ (hashes[at] ?? 0), OTHER_FACTOR);
  }
  if (count > first) close(count - 1);
  return found;
}
