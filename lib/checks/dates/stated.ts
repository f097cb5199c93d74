import type { DateText, Read } from './date-text.ts';
import {
  ABOUT,
  AFTER,
  AND,
  BEFORE,
  BEHIND,
  BETWEEN,
  BORN,
  DIED,
  FILLERS,
  FROM,
  OR,
  OR_AFTER,
  OR_BEFORE,
  TO,
  WITHIN_BEHIND,
} from './date-words.ts';
import { dateAt } from './days.ts';
import type { Lexemes } from './lexemes.ts';
import type { WrittenDate } from './written-date.ts';
import { isAgeAt, placed, type Years } from './years.ts';

/** A date as it is written, with its limits. */
interface Stated {
  years: Years;
  limit: 'before' | 'after' | null;
}

/** The years of a limit. */
export const EVER = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

export function dateOf({ years, limit }: Stated): WrittenDate {
  const date = placed(years);
  if (limit === null) return date;
  const open = limit === 'before' ? { from: EVER.from } : { to: EVER.to };
  return { ...date, ...open, day: null, inEra: null };
}

/** `c. 1203`, `BEF 1203`, `in or before 1203`, `1203 or later`, `1203?`, `1203 (roughly)`. */
export function statedAt(text: DateText, at: number): Read<Stated> | null {
  const known = read.get(text) ?? new Map<number, Read<Stated> | null>();
  read.set(text, known);
  const found = known.get(at);
  if (found !== undefined) return found;
  const stated = readAt(text, at);
  known.set(at, stated);
  return stated;
}
/** What was read, because several forms begin with the same date. */
const read = new WeakMap<DateText, Map<number, Read<Stated> | null>>();

function readAt(text: DateText, at: number): Read<Stated> | null {
  let [start, isAbout] = [at, false];
  let limit: Stated['limit'] = null;
  // “in or before”, “on or about”: the limit says it all.
  const first = text.past(start, [FILLERS]);
  const isOr = text.behind(first, OR);
  if (isOr !== null) start = isOr;
  else if (text.behind(first, ABOUT) !== null) start = first;
  for (;;) {
    const dash = (end: number | null): number | null =>
      end !== null && text.isMark(end, '-') ? end + 1 : end;
    // “by” and “do” are fillers too, and “c” may be an era.
    const [before, after, about] = [BEFORE, AFTER, ABOUT].map((list, sign) =>
      text.isMark(start, ['<', '>', '~?'][sign] ?? '') ? start + 1 : dash(text.behind(start, list)),
    );
    // “C1 300” has an era, “c1203” hasn’t.
    const label = text.label(start);
    const isEra = text.isKnownEra(start) || (label !== null && text.number(label.end) !== null);
    const end = isEra ? null : (before ?? after ?? about ?? null);
    if (end === null || end >= text.tokens.length) break;
    const next: Stated['limit'] = before != null ? 'before' : after != null ? 'after' : limit;
    // “before or after 1203”
    if (limit !== null && next !== limit) return null;
    limit = next;
    isAbout ||= before == null && after == null;
    // “before or in 1203”
    const or = text.behind(end, OR);
    start = or === null ? end : text.past(or, [FILLERS]);
  }
  const found = dateAt(text, start);
  return (
    found &&
    withBehind(text, { years: { ...found.value, isAbout: found.value.isAbout || isAbout }, limit }, found.end)
  );
}

/** What stands behind a date and belongs to it. */
function withBehind(text: DateText, { years, limit }: Stated, at: number): Read<Stated> {
  let stated: Stated = { years, limit };
  let end = at;
  for (;;) {
    const isInParentheses = text.isMark(end, '([');
    const start = isInParentheses ? end + 1 : text.isMark(end, ',') ? end + 1 : end;
    const [about, before, after] = [ABOUT, OR_BEFORE, OR_AFTER].map((list) => text.behind(start, list));
    const isMark = text.isMark(start, '?~+');
    if (text.isMark(start, '?') && text.isMark(start + 1, '?')) return { value: stated, end };
    const next = isMark ? start + 1 : (before ?? after ?? about);
    if (
      next == null ||
      (!isMark && isDateBehind(text, next)) ||
      (isInParentheses && !text.isMark(next, ')]'))
    )
      return { value: stated, end };
    if (before != null) stated = { ...stated, limit: 'before' };
    else if (after != null || text.isMark(start, '+')) stated = { ...stated, limit: 'after' };
    else stated = { ...stated, years: { ...stated.years, isAbout: true } };
    end = isInParentheses ? next + 1 : next;
  }
}

/** “1203 near 1210”: what makes a date uncertain belongs to the next one. */
const isDateBehind = (text: DateText, at: number | null | undefined): boolean =>
  at != null && !text.isEnd(at) && !text.isMark(at, ').,;');

/** Two dates, of which one gives the other its era. */
export interface Pair {
  first: Stated;
  second: Stated;
}

/** Gives all the era of one. `1203–1210 AF`, `AF 1203–1210`. */
function sharing(all: readonly Stated[]): Stated[] {
  const counting = all.find(({ years }) => years.counting)?.years.counting ?? null;
  return all.map(({ years, limit }) => ({
    years: { ...years, counting: years.counting ?? counting },
    limit,
  }));
}

/** “c. 1203–1210”: nobody is sure of the end either. */
function pairOf(...all: readonly [Stated, Stated]): Pair {
  const [first = all[0], second = all[1]] = sharing(all);
  const isAbout = first.years.isAbout || second.years.isAbout;
  return { first, second: { ...second, years: { ...second.years, isAbout } } };
}

function pairAt(text: DateText, at: number, between: readonly Lexemes[], marks: string): Read<Pair> | null {
  const first = statedAt(text, at);
  if (!first) return null;
  const isList =
    text.isMark(first.end, ',') && between.some((list) => text.behind(first.end + 1, list) !== null);
  const place = isList ? first.end + 1 : first.end;
  const word = between.map((list) => text.behind(place, list)).find((end) => end !== null);
  const start = word ?? (text.isMark(place, marks) ? place + 1 : null);
  const second = start === null || isAgeAt(text, place) ? null : statedAt(text, start);
  if (!second || start === null) return null;
  // “231, or 246, AC”
  const label = isList && text.isMark(second.end, ',') ? text.label(second.end + 1) : null;
  const own = label && { ...second.value, years: { ...second.value.years, counting: label.counting } };
  const pair = pairOf(first.value, own ?? second.value);
  const last = longYear(text, start, pair);
  if (last === null) return null;
  if (last !== undefined) pair.second.years = { ...pair.second.years, from: last, to: last };
  // “1203年から1210年まで”
  if (text.word(second.end - 1) === 'まで') pair.second.limit = null;
  return { value: pair, end: label?.end ?? second.end };
}

/** The last year of `1243–59` and `1203–10 AF`. Null: `1203-05` may be a month. Undefined: it is written whole. */
function longYear(text: DateText, start: number, { first }: Pair): number | null | undefined {
  const [one, sign, other] = [text.number(start - 2), text.token(start - 1), text.number(start)];
  if (!one || !other || other.digits >= one.digits || other.digits > 2) return undefined;
  const year = one.value - (one.value % 100) + other.value;
  const isYear =
    other.value > 12 || first.years.counting !== null || (sign?.text !== '-' && sign?.text !== '/');
  return isYear && other.digits === 2 && year > one.value ? year : null;
}

/** `1203–1210 AF`, `between 1203 and 1210`, `FROM 1203 TO 1210`, `1203 or 1210`, `1203 to the present`. */
export function rangeAt(text: DateText, at: number): Read<Pair> | null {
  const isOr = text.behind(text.past(at, [FILLERS]), OR);
  const start = isOr ?? at;
  const between = text.behind(start, BETWEEN) ?? text.behind(text.past(start, [FILLERS]), BETWEEN);
  if (between !== null) return pairAt(text, between, [AND, TO], '-');
  const from = text.isKnownEra(at) ? null : text.behind(at, FROM);
  if (from !== null) {
    const found = pairAt(text, from, [TO], '-') ?? pairAt(text, from, [AND], '');
    if (found) return found;
  }
  // “1203年と1210年の間”
  const within = pairAt(text, at, [AND, TO], '');
  const behind = within && text.behind(within.end, WITHIN_BEHIND);
  return within && behind ? { ...within, end: behind } : pairAt(text, at, [TO], '-');
}

/** `1203 or 1210`, `1203/1210`, `231, 240, or 246, AC`: an era that one of them has is that of all. */
export function eitherAt(text: DateText, at: number): Read<readonly Stated[]> | null {
  const first = statedAt(text, at);
  const comma = first && text.isMark(first.end, ',') ? first.end + 1 : first?.end;
  const next = comma === undefined ? null : (text.behind(comma, OR) ?? comma);
  const rest = first && next !== null && next > first.end ? eitherAt(text, next) : null;
  if (first && rest) return { value: sharing([first.value, ...rest.value]), end: rest.end };
  const pair = pairAt(text, at, [OR], '/');
  return pair && { value: [pair.value.first, pair.value.second], end: pair.end };
}

/** The years of all, or null if they can't be compared. */
export function hull(all: readonly Stated[], isOrdered: boolean): WrittenDate | null {
  const dates = all.map(dateOf);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || dates.some(({ axis }) => axis !== first.axis)) return null;
  if (isOrdered && first.from > last.to) return null;
  // “after 1203 to before 1210”
  const [from, to] = isOrdered
    ? [first.from, last.to]
    : [Math.min(...dates.map((one) => one.from)), Math.max(...dates.map((one) => one.to))];
  return { axis: first.axis, from, to, day: null, inEra: null };
}

/** “5d6” is no life. */
const diedAt = (text: DateText, at: number): number | null =>
  text.token(at)?.isGlued ? null : text.behind(at, DIED);

/** Past “in Saltmere”, up to the mark before the next date. */
function pastPlace(text: DateText, at: number): number {
  if (text.behind(at, BEHIND) === null) return at;
  let end = at;
  while (text.word(end) !== '') end++;
  return text.isMark(end, ',;') ? end : at;
}

/** `* 1203, † 1250`, `b. 1203 in Saltmere; d. 1250`, `1203年生、1250年没`. */
export function lifeAt(text: DateText, at: number): Read<Pair> | null {
  const first = statedAt(text, at);
  if (!first) return null;
  const born = text.behind(first.end, BORN);
  const place = text.past(born ?? pastPlace(text, first.end), [AND], ',;-.');
  const died = text.isMark(place, '†') ? place + 1 : diedAt(text, place);
  const second = statedAt(text, died ?? place);
  const end = second && (died === null ? text.behind(second.end, DIED) : second.end);
  if (!second || end === null || (died === null && born === null)) return null;
  return { value: pairOf(first.value, second.value), end };
}
