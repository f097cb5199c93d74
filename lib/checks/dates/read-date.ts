import { DateText, longest, type Read } from './date-text.ts';
import {
  ABOUT,
  AFTER,
  AGE_WORDS,
  AGED,
  AND,
  BEFORE,
  BEHIND,
  BEHIND_ERA,
  BORN,
  DIED,
  DISPUTED,
  DOUBT,
  EITHER,
  FILLERS,
  NO_DATE,
  NOW,
  OLD,
  ONE,
  ONWARDS,
  OR,
  PARTS,
  SINCE,
  TO,
  UNITS,
  YEARS_OLD,
} from './date-words.ts';
import { type KnownEras, labelOf } from './known-eras.ts';
import { dateOf, EVER, eitherAt, hull, lifeAt, type Pair, rangeAt, statedAt } from './stated.ts';
import { tokensOf } from './tokens.ts';
import { BARE_AXIS, labelAxis, WORLD_AXIS, type WrittenDate } from './written-date.ts';
import { isAgeAt } from './years.ts';

/** A letter that may be an era. */
const CAPITAL = /^\p{Lu}$/u;

/** Whether what stands behind a date isn't a part of it: a place, a cause, an age, another sentence. */
function isApart(text: DateText, at: number, { axis }: WrittenDate): boolean {
  if (text.isEnd(at)) return true;
  const isBare = axis === BARE_AXIS;
  const rest = text.tokens.slice(at);
  const behindMark = text.isMark(at, ',:;-(') ? at + 1 : at;
  const isAge = isAgeAt(text, behindMark);
  if (rest.some((_, place) => isAnother(text, at + place, isAge ? 3 : 1))) return false;
  if (isAge) return !isBare || digitsIn(text) > 2;
  if (isBare && rest.some((_, place) => isOfEras(text, at + place))) return false;
  if (text.isMark(at, '(;[!…')) return true;
  if (text.isMark(at, '.')) return !text.token(at + 1)?.isGlued || text.isMark(at + 1, '.');
  if (isBare && digitsIn(text) < 3) return false;
  const isMark = text.isMark(at, ',:-†');
  const next = isMark ? at + 1 : at;
  if (text.isEnd(next)) return text.isMark(at, ',');
  if (CAPITAL.test(text.token(next)?.text ?? '')) return false;
  if (text.number(next)) return isMark && text.behind(next + 1, YEARS_OLD) !== null;
  if ([BEHIND, BORN, DIED].some((list) => text.behind(next, list) !== null)) return true;
  if ([OR, AND, TO, BEFORE, AFTER].some((list) => text.behind(next, list) !== null) && isBare) return false;
  if (isMark) return text.behind(next, OR) === null;
  return !isBare && text.behind(next, BEHIND_ERA) !== null;
}

/** Words of eras behind a bare year may say how it is counted. “Of old age” doesn't. */
const isOfEras = (text: DateText, at: number): boolean =>
  text.isKnownEra(at) ||
  (AGE_WORDS.has(text.word(at)) &&
    !(AGED.has(text.word(at)) && (OLD.has(text.word(at - 1)) || OLD.has(text.word(at + 1)))));

/** “or 1205”. Behind an age, “or 55” is one. */
function isAnother(text: DateText, at: number, leastDigits: number): boolean {
  const behind = text.behind(at, OR);
  const number =
    behind === null ? null : (text.number(behind) ?? text.number(text.past(behind, [FILLERS, ABOUT])));
  return number !== null && number.digits >= leastDigits;
}

/** The digits of the first number, which tell whether it is a year. */
const digitsIn = (text: DateText): number =>
  Math.max(0, ...text.tokens.map((token) => (token.kind === 'number' ? token.digits : 0)));

const MOST_WORDS = 6;

/** `a century before the Fall`, `12 years after the Fall`. */
function countedFrom(text: DateText, at: number): Read<WrittenDate> | null {
  const unit = UNITS.get(text.word(at + 1));
  const [before, after] = [text.behind(at + 2, BEFORE), text.behind(at + 2, AFTER)];
  const start = after ?? before;
  const count = text.count(at) ?? (ONE.has(text.word(at)) ? 1 : null);
  if (unit === undefined || start === null || count === null) return null;
  let end = start;
  while (end < start + MOST_WORDS && text.word(end) !== '') end++;
  if (end === start || !text.isEnd(end)) return null;
  const event = text.tokens.slice(start, end);
  const zero = text.eras.zeroOf(event);
  if (zero === null) return null;
  const distance = (after === null ? -1 : 1) * count * unit;
  const isExact = text.number(at) !== null && unit === 1;
  const by = isExact ? 0 : Math.max(unit / 2, 1) + (unit === 1 ? 1 : 0);
  const axis = zero === undefined ? labelAxis(labelOf(event)) : WORLD_AXIS;
  // The event itself may be the last year before an era or its first.
  const year = (zero ?? 0) + distance;
  return {
    value: { axis, from: Math.floor(year - by), to: Math.ceil(year + by) + 1, day: null, inEra: null },
    end,
  };
}

/** Who disputes a date seldom means another one than a lifetime away. */
const LIFETIME = 100;

/** “(c. 1203)” */
const ENCLOSED = /^["“([]([^"“”()[\]]*)["”)\]]$/;

let last: { written: string; eras: KnownEras; text: DateText | null } | null = null;

/** The last text is kept, because the same one is read as a life, a span and a date. */
function parsed(written: string, eras: KnownEras): DateText | null {
  if (last?.written === written && last.eras === eras) return last.text;
  const tokens =
    DOUBT.test(written) || NO_DATE.test(written) ? null : tokensOf(written.trim().replace(ENCLOSED, '$1'));
  const text = tokens?.some(({ kind }) => kind !== 'mark') ? new DateText(tokens, eras) : null;
  last = { written, eras, text };
  return text;
}

/** Past “born”, “*” and the like. */
function pastSigns(text: DateText, at: number): number {
  if (text.isMark(at, '*†')) return at + 1;
  const behind =
    text.behind(at, BORN) ?? text.behind(at, DIED) ?? text.behind(text.past(at, [FILLERS]), EITHER);
  // “D1 300”
  return behind === null || text.number(behind)?.isGlued ? at : behind;
}

/** `late Third Age`: an era of the settings, or a part of it. */
function extentAt(text: DateText, at: number): Read<WrittenDate> | null {
  const start = text.past(at, [FILLERS]);
  const part = PARTS.map(({ words, share }) => ({ share, end: text.behind(start, words) })).find(
    ({ end }) => end !== null,
  );
  const place =
    part?.end == null ? start : text.past(text.isMark(part.end, '-') ? part.end + 1 : part.end, [FILLERS]);
  const label = text.known(place);
  const extent = label?.extent;
  // An abbreviation alone may be anything.
  const isName = text.tokens
    .slice(place, label?.end)
    .some((token) => token.kind === 'word' && token.text.length > 3);
  if (!label || !extent || !isName || !Number.isFinite(extent.to - extent.from)) return null;
  const span = extent.to - extent.from;
  const [from, to] = part?.share ?? [0, 1];
  return {
    value: { ...extent, from: extent.from + Math.floor(span * from), to: extent.from + Math.ceil(span * to) },
    end: label.end,
  };
}

/**
 * What a written date means, or null if that isn't sure. A place, a cause or another sentence may stand behind it, but
 * nothing that may belong to it. Takes linear time.
 * @param written such as “1203 AE”, “3rd of Frost, 412”, “c. 950”, “a century before the Fall”, “1203–1210”
 */
export function readDate(written: string, eras: KnownEras): WrittenDate | null {
  const { 0: disputed = '', index } = DISPUTED.exec(written) ?? {};
  if (disputed !== '') {
    const date = readDate(written.slice(0, index), eras);
    return date && { ...date, from: date.from - LIFETIME, to: date.to + LIFETIME, day: null, inEra: null };
  }
  const text = parsed(written, eras);
  if (!text) return null;
  const at = pastSigns(text, 0);
  const single = statedAt(text, at);
  if (single && text.isEnd(single.end)) return dateOf(single.value);
  const [range, either] = [rangeAt(text, at), eitherAt(text, at)];
  const best = longest<WrittenDate | null>([
    range && { value: hull([range.value.first, range.value.second], true), end: range.end },
    // “3/4” may be anything.
    either && (digitsIn(text) > 2 || text.tokens.some((_, place) => text.label(place)))
      ? { value: hull(either.value, false), end: either.end }
      : null,
    single && { value: dateOf(single.value), end: single.end },
    countedFrom(text, at),
    extentAt(text, at),
  ]);
  return best?.value && isApart(text, best.end, best.value) ? best.value : null;
}

/** Two dates with one axis, if nothing stands behind them that may belong to them. */
function ends(text: DateText, found: Read<Pair> | null): Span | null {
  if (!found) return null;
  const [start, end] = [dateOf(found.value.first), dateOf(found.value.second)];
  return start.axis === end.axis && isApart(text, found.end, end) ? { start, end } : null;
}

export interface Span {
  start: WrittenDate;
  end: WrittenDate;
}

/** `* 1203, † 1250`, `born 1203, died 1250 AF`. Null if the text doesn't say both. */
export function readLife(written: string, eras: KnownEras): Span | null {
  const text = parsed(written, eras);
  return text && ends(text, lifeAt(text, pastSigns(text, 0)));
}

/** The two ends of `1203–1250 AE`, each as far as it is known; open if it goes on. Null if the text isn't two dates. */
export function readSpan(written: string, eras: KnownEras): Span | null {
  const text = parsed(written, eras);
  if (!text) return null;
  const at = pastSigns(text, 0);
  const found = rangeAt(text, at) ?? lifeAt(text, at);
  if (found) return ends(text, found);
  const since = text.behind(at, SINCE);
  const first = statedAt(text, since ?? at);
  if (!first) return null;
  const behind = text.isMark(first.end, '-') ? first.end + 1 : text.behind(first.end, TO);
  const isSince =
    since !== null || [1, 2].some((words) => text.behind(first.end - words, ONWARDS) === first.end);
  const isOpen = behind !== null && (text.isEnd(behind) || text.behind(behind, NOW) !== null);
  if (!isOpen && !(isSince && text.isEnd(first.end))) return null;
  const start = dateOf(isSince ? { ...first.value, limit: null } : first.value);
  return { start, end: { ...start, to: EVER.to, day: null, inEra: null } };
}
