import type { DateText, Read } from './date-text.ts';
import { AND, BETWEEN, DIED, FILLERS, FROM, OR, TO } from './date-words.ts';
import type { Lexemes } from './lexemes.ts';
import { dateOf, type Stated, statedAt } from './stated.ts';
import type { WrittenDate } from './written-date.ts';

/** Two dates, of which one gives the other its era. */
export interface Pair {
  first: Stated;
  second: Stated;
}

/** Gives an end of a span the era of the other. `1203–1210 AF`, `AF 1203–1210`. */
function sharing({ first, second }: Pair): Pair {
  const [one, other] = [first.years.counting, second.years.counting];
  return {
    first: { ...first, years: { ...first.years, counting: one ?? other } },
    second: {
      ...second,
      // “c. 1203–1210”: nobody is sure of the end either.
      years: {
        ...second.years,
        counting: other ?? one,
        isAbout: first.years.isAbout || second.years.isAbout,
      },
    },
  };
}

function pairAt(text: DateText, at: number, between: readonly Lexemes[], marks: string): Read<Pair> | null {
  const first = statedAt(text, at);
  if (!first) return null;
  const place =
    text.isMark(first.end, ',') && text.behind(first.end + 1, OR) !== null ? first.end + 1 : first.end;
  const word = between.map((list) => text.behind(place, list)).find((end) => end !== null);
  const start = word ?? (text.isMark(place, marks) ? place + 1 : null);
  const second = start === null ? null : statedAt(text, start);
  if (!second || isMonthBehind(text, start)) return null;
  return { value: sharing({ first: first.value, second: second.value }), end: second.end };
}

/** `1203–05`, `1203/05`: may be a month. */
function isMonthBehind(text: DateText, start: number | null): boolean {
  const [one, other] = [text.number((start ?? 0) - 2), text.number(start ?? -1)];
  return one !== null && other !== null && other.digits < one.digits && other.digits <= 2;
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
  return pairAt(text, at, [TO], '-');
}

/** `1203 or 1210`, `1203/1210`. */
export const eitherAt = (text: DateText, at: number): Read<Pair> | null => pairAt(text, at, [OR], '/');

/** The years of both, or null if they can't be compared. */
export function hull({ first, second }: Pair, isOrdered: boolean): WrittenDate | null {
  const [a, b] = [dateOf(first), dateOf(second)];
  if (a.axis !== b.axis || (isOrdered && a.from > b.to)) return null;
  const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
  return { axis: a.axis, from, to, day: null, inEra: null };
}

/** “5d6” is no life. */
const diedAt = (text: DateText, at: number): number | null =>
  text.token(at)?.isGlued ? null : text.behind(at, DIED);

/** `* 1203, † 1250`, `b. 1203; d. 1250`. */
export function lifeAt(text: DateText, at: number): Read<Pair> | null {
  const first = statedAt(text, at);
  const place = first && text.past(first.end, [AND], ',;-.');
  const died = place === null ? null : text.isMark(place, '†') ? place + 1 : diedAt(text, place);
  const second = died === null ? null : statedAt(text, died);
  return first && second
    ? { value: sharing({ first: first.value, second: second.value }), end: second.end }
    : null;
}
