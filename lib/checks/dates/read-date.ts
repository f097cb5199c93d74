import {
  ABOUT,
  AFTER,
  AGE_WORDS,
  BEFORE,
  FILLERS,
  monthNumber,
  NUMBERS,
  ONE,
  ORDINALS,
  PARTS,
  SEASONS,
  UNITS,
} from './date-words.ts';
import { type Counting, dateIn, foldLabel, type KnownEras } from './known-eras.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type Day, labelAxis, WORLD_AXIS, type WrittenDate } from './written-date.ts';

type Words = readonly Token[];

const wordAt = (tokens: Words, at: number): string => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.folded : '';
};
const isMark = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'mark' && token.text === text;
const textOf = (tokens: Words): string =>
  tokens
    .map((token) => (token.kind === 'word' ? token.text : token.kind === 'number' ? token.value : ''))
    .join(' ');
const withoutFillers = (tokens: Words): Words => {
  let at = 0;
  while (FILLERS.has(wordAt(tokens, at)) || isMark(tokens[at], ',')) at++;
  return tokens.slice(at);
};
const isWords = (tokens: Words): boolean => tokens.every(({ kind }) => kind === 'word');

/** A label that nobody has named but that is surely one: capitals, or words such as “Age”. */
function isLabel(tokens: Words): boolean {
  if (tokens.length === 0 || tokens.length > 5 || !isWords(tokens)) return false;
  const [first] = tokens;
  if (tokens.length === 1 && first?.kind === 'word') return /^\p{Lu}{2,5}$/u.test(first.text);
  return tokens.some(
    (token) => token.kind === 'word' && AGE_WORDS.has(token.folded) && /^\p{Lu}/u.test(token.text),
  );
}

/** How years with these words behind or before them are counted. Null: that isn't known. */
function countingOf(tokens: Words, eras: KnownEras): Counting | null {
  const words = tokens.filter((token) => !isMark(token, '.'));
  const label = withoutFillers(words);
  if (!isWords(label)) return null;
  const known = eras.named(textOf(label)) ?? eras.named(textOf(words));
  if (known !== undefined) return known;
  return isLabel(label) ? eras.unknown(textOf(label)) : null;
}

/** How far from the truth an approximate year may be: the rounder it is, the farther. */
function margin(year: number): number {
  const size = Math.abs(year);
  if (size >= 1000 && size % 1000 === 0) return 250;
  if (size % 100 === 0) return 75;
  return size % 10 === 0 ? 25 : 10;
}

function widened(date: WrittenDate | null): WrittenDate | null {
  if (!date) return null;
  const by = date.inEra ? margin(date.inEra.year) : margin(date.from);
  return { ...date, from: date.from - by, to: date.to + by, day: null, inEra: null };
}

/** `1203 AE`, `year 1203 of the Third Age`, `TA 1203`, `-203`. */
function readYear(tokens: Words, eras: KnownEras, day: Day | null = null): WrittenDate | null {
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  const number = tokens[at];
  if (number?.kind !== 'number' || number.isOrdinal || number.isPlural) return null;
  const isNegative = isMark(tokens[at - 1], '-');
  const before = withoutFillers(tokens.slice(0, isNegative ? at - 1 : at));
  const behind = tokens.slice(at + 1);
  if (before.length > 0 && behind.length > 0) return null;
  // Two words mean different things before and behind: a season or a month may stand before a year.
  const counting = before.length > 0 ? countingOf(before, eras) : countingOf(behind, eras);
  const year = isNegative ? -number.value : number.value;
  return counting && dateIn(counting, year, year, day);
}

const monthOf = (tokens: Words): number | string | null => {
  if (tokens.length === 0 || tokens.length > 3 || !isWords(tokens)) return null;
  const name = tokens.map((token) => (token.kind === 'word' ? token.folded : '')).join(' ');
  return monthNumber(name) ?? name;
};

/** `3rd of Frost, 412 AE`, `Frost 3, 412`, `Frost 412`: what stands before the year. */
function readDay(tokens: Words, eras: KnownEras): WrittenDate | null {
  const numbers = tokens.flatMap((token, at) => (token.kind === 'number' ? [at] : []));
  const [first = -1, second] = numbers;
  const leading = tokens[first];
  if (leading?.kind !== 'number' || numbers.length > 2) return null;
  if (second === undefined) {
    // A month or season and a year. Its label, if it were one, would have been known.
    const names = withoutFillers(tokens.slice(0, first)).filter((token) => !isMark(token, ','));
    const isSeason = names.every((token) => token.kind === 'word' && SEASONS.has(token.folded));
    const isName =
      names.length === 1 && names.every((token) => token.kind === 'word' && /^\p{Lu}/u.test(token.text));
    return names.length > 0 && (isSeason || isName) && !leading.isOrdinal && leading.digits > 2
      ? readYear(tokens.slice(first), eras)
      : null;
  }
  if (leading.value < 1 || leading.value > 99 || leading.isPlural) return null;
  const between = tokens
    .slice(first + 1, second)
    .filter((token) => token.kind !== 'mark' || token.text === '-');
  const before = withoutFillers(tokens.slice(0, first));
  const month = before.length > 0 ? monthOf(before) : monthOf(withoutFillers(between));
  const isMonthFirst = before.length > 0 && withoutFillers(between).length === 0;
  if (month === null || (before.length > 0 && !isMonthFirst)) return null;
  return readYear(tokens.slice(second), eras, { month, day: leading.value });
}

/** `1203-05-17`, `17.5.1203 AE`, `17/5/1203`. */
function readNumeric(tokens: Words, eras: KnownEras): WrittenDate | null {
  const isNegative = isMark(tokens[0], '-');
  const [one, sep, two, again, three, ...rest] = isNegative ? tokens.slice(1) : tokens;
  if (one?.kind !== 'number' || two?.kind !== 'number' || three?.kind !== 'number') return null;
  if (sep?.kind !== 'mark' || again?.kind !== 'mark' || sep.text !== again.text || !'-/.'.includes(sep.text))
    return null;
  const counting = countingOf(rest, eras);
  const isYearFirst = one.digits > 2 || (sep.text === '-' && three.digits <= 2 && isNegative);
  if (!counting || (isYearFirst && three.digits > 2) || (!isYearFirst && three.digits <= 2)) return null;
  const year = (isNegative ? -1 : 1) * (isYearFirst ? one.value : three.value);
  // Nobody can tell 3/4 from 4/3.
  const day = isYearFirst
    ? { month: two.value, day: three.value }
    : sep.text === '.'
      ? { month: two.value, day: one.value }
      : null;
  return dateIn(counting, year, year, day);
}

const ordinalAt = (tokens: Words, at: number): number | null => {
  const token = tokens[at];
  if (token?.kind === 'number') return token.isOrdinal ? token.value : null;
  return token?.kind === 'word' ? (ORDINALS[token.folded] ?? null) : null;
};

/** `early 12th century AE`. */
function readCentury(tokens: Words, eras: KnownEras): WrittenDate | null {
  const at = tokens.findIndex((_, place) => wordAt(tokens, place) === 'century');
  const number = at > 0 ? ordinalAt(tokens, at - 1) : null;
  if (number === null || number < 1) return null;
  const before = withoutFillers(tokens.slice(0, at - 1)).filter((token) => !isMark(token, '-'));
  const part = before.length === 0 ? ([0, 1] as const) : PARTS[wordAt(before, 0)];
  const counting = countingOf(tokens.slice(at + 1), eras);
  if (!part || before.length > 1 || !counting) return null;
  const start = (number - 1) * 100;
  // Some count the years 1101 to 1200, others 1100 to 1199.
  const whole = dateIn(counting, start, start + 100);
  const span = whole.to - whole.from;
  return {
    ...whole,
    from: whole.from + Math.floor(span * part[0]),
    to: whole.from + Math.ceil(span * part[1]),
  };
}

/** `the 950s`. */
function readDecade(tokens: Words, eras: KnownEras): WrittenDate | null {
  const rest = withoutFillers(tokens);
  const part = PARTS[wordAt(rest, 0)];
  const [number, ...label] = part ? rest.slice(1).filter((token) => !isMark(token, '-')) : rest;
  if (number?.kind !== 'number' || !number.isPlural || number.value % 10 !== 0) return null;
  const counting = countingOf(label, eras);
  return counting && dateIn(counting, number.value, number.value + (number.value % 100 === 0 ? 99 : 9));
}

/** `a century before the Fall`, `12 years after the Fall`. */
function readCounted(tokens: Words, eras: KnownEras): WrittenDate | null {
  const [amount] = tokens;
  const unit = UNITS[wordAt(tokens, 1)];
  const isAfter = AFTER.has(wordAt(tokens, 2));
  if (!amount || unit === undefined || (!isAfter && wordAt(tokens, 2) !== 'before')) return null;
  const count =
    amount.kind === 'number'
      ? amount.value
      : amount.kind === 'word' && ONE.has(amount.folded)
        ? 1
        : amount.kind === 'word'
          ? NUMBERS[amount.folded]
          : undefined;
  const event = tokens.slice(3);
  if (count === undefined || event.length === 0 || event.length > 6 || !isWords(event)) return null;
  const label = textOf(event);
  const zero = eras.zeroOf(label);
  if (zero === null) return null;
  const distance = (isAfter ? 1 : -1) * count * unit;
  const isExact = amount.kind === 'number' && unit === 1;
  const by = isExact ? 0 : Math.max(unit / 2, 1) + (unit === 1 ? 1 : 0);
  const axis = zero === undefined ? labelAxis(foldLabel(label)) : WORLD_AXIS;
  // The event itself may be the last year before an era or its first.
  const at = (zero ?? 0) + distance;
  return { axis, from: Math.floor(at - by), to: Math.ceil(at + by) + 1, day: null, inEra: null };
}

/** `1203–1250 AE`: a label behind counts for both. */
function readEnds(tokens: Words, eras: KnownEras): { start: WrittenDate; end: WrittenDate } | null {
  const isBetween = wordAt(tokens, 0) === 'between';
  const words = isBetween ? tokens.slice(1) : tokens;
  const at = words.findIndex((token, place) =>
    isBetween
      ? wordAt(words, place) === 'and'
      : place > 0 && (isMark(token, '-') || ['to', 'until', 'bis'].includes(wordAt(words, place))),
  );
  if (at < 1 || at === words.length - 1) return null;
  const [left, right] = [words.slice(0, at), words.slice(at + 1)];
  const last = readSingle(right, eras);
  if (!last) return null;
  const [only] = left;
  const isBare = left.length === 1 && only?.kind === 'number';
  // “1203–05” may be a month.
  if (isBare && right[0]?.kind === 'number' && right[0].digits < only.digits && right[0].digits <= 2)
    return null;
  const label = right.slice(right.findIndex(({ kind }) => kind === 'number') + 1);
  const first = readSingle(isBare ? [...left, ...label] : left, eras);
  return first && first.axis === last.axis ? { start: first, end: last } : null;
}

function readRange(tokens: Words, eras: KnownEras): WrittenDate | null {
  const ends = readEnds(tokens, eras);
  if (!ends || ends.start.from > ends.end.to) return null;
  return { axis: ends.end.axis, from: ends.start.from, to: ends.end.to, day: null, inEra: null };
}

/** The two ends of `1203–1250 AE`, each as far as it is known. Null if the text isn't two dates. */
export function readSpan(text: string, eras: KnownEras): { start: WrittenDate; end: WrittenDate } | null {
  const tokens = tokensOf(text.trim());
  return tokens && readEnds(tokens, eras);
}

function readSingle(tokens: Words, eras: KnownEras): WrittenDate | null {
  const first = wordAt(tokens, 0);
  const behind = tokens.at(-1);
  if (ABOUT.has(first) || isMark(tokens[0], '~') || isMark(tokens[0], '≈'))
    return widened(readSingle(tokens.slice(isMark(tokens[1], '.') ? 2 : 1), eras));
  if (isMark(behind, '?') || isMark(behind, '.')) {
    const date = readSingle(tokens.slice(0, -1), eras);
    return isMark(behind, '?') ? widened(date) : date;
  }
  return (
    readYear(tokens, eras) ??
    readNumeric(tokens, eras) ??
    readCentury(tokens, eras) ??
    readDecade(tokens, eras) ??
    readCounted(tokens, eras) ??
    readDay(tokens, eras)
  );
}

/**
 * What a written date means, or null if that isn't sure: every part of the text must be understood. Takes linear time.
 * @param text such as “1203 AE”, “3rd of Frost, 412”, “c. 950”, “a century before the Fall”, “1203–1210”
 */
export function readDate(text: string, eras: KnownEras): WrittenDate | null {
  const tokens = tokensOf(text.trim());
  if (!tokens?.some(({ kind }) => kind === 'number' || kind === 'word')) return null;
  const first = wordAt(tokens, 0);
  if (BEFORE.has(first) || AFTER.has(first)) {
    const limit = readSingle(tokens.slice(1), eras);
    if (!limit) return null;
    const open = BEFORE.has(first) ? { from: Number.NEGATIVE_INFINITY } : { to: Number.POSITIVE_INFINITY };
    return { ...limit, ...open, day: null, inEra: null };
  }
  return readSingle(tokens, eras) ?? readRange(tokens, eras);
}
