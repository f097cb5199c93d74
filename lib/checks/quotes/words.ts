/** Calls `take` for each word of a text without its markup, with a hash and its range. Takes linear time. */
export function eachWord(text: string, take: (hash: number, start: number, end: number) => void): void {
  let [hash, start] = [0, -1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = code < 128 ? (ASCII[code] ?? 0) : code > 0x2029 || code < 0x2000 ? code : 0;
    if (letter > 0) {
      if (start < 0) {
        start = at;
        hash = 0x811c9dc5;
      }
      hash = Math.imul(hash ^ letter, 0x01000193);
      continue;
    }
    // Apostrophes don't end a word.
    if (code === APOSTROPHE || code === CURLY) continue;
    if (start >= 0) {
      take(hash, start, at);
      start = -1;
    }
    if (code === OPEN || code === TARGET) at = behindMarkup(text, at, code);
  }
  if (start >= 0) take(hash, start, text.length);
}

const APOSTROPHE = 39;
const CURLY = 0x2019;
const OPEN = 91;
const TARGET = 40;
const CLOSE = 93;
const AT = 64;
/** More than tags and targets of mentions have. */
const LONGEST = 300;

/** For each ASCII character its lower-case letter or digit, or 0. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(character) ? character.charCodeAt(0) : 0;
});

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
