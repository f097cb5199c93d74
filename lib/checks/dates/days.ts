import { type DateText, longest, type Read } from './date-text.ts';
import {
  ABOUT,
  AFTER,
  AGE_WORDS,
  AND,
  BEFORE,
  BETWEEN,
  BORN,
  DAYS,
  DIED,
  FILLERS,
  FROM,
  MEASURES,
  MONTHS_WORD,
  monthNumber,
  NUMBERED,
  OR,
  ORDINALS,
  SEASONS,
  TO,
  UNITS,
  WEEKDAYS,
  YEARS,
} from './date-words.ts';
import type { Day } from './written-date.ts';
import { isAgeAt, type Years, yearsOfEra } from './years.ts';

/** Words that a month has at most: “Month of the Long Night” has its fillers. */
const MOST_WORDS = 3;
const MOST_DAYS = 99;
const SMALL = /^\p{Ll}/u;
const NO_MONTHS = [
  ABOUT,
  BEFORE,
  AFTER,
  AGE_WORDS,
  AND,
  BETWEEN,
  BORN,
  DAYS,
  DIED,
  FROM,
  MEASURES,
  MONTHS_WORD,
  NUMBERED,
  OR,
  TO,
  YEARS,
];

/** Whether a word may be a month or a part of its name. A single letter never is. */
function isMonthWord(text: DateText, at: number, isSmallFine: boolean): boolean {
  const token = text.token(at);
  if (token?.kind !== 'word') return false;
  if (monthNumber(token.folded) !== null) return true;
  if (token.text.length < 2 && !/[^\p{Script=Latin}]/u.test(token.text)) return false;
  if (NO_MONTHS.some((list) => list.has(token.folded)) || UNITS.has(token.folded)) return false;
  return (isSmallFine || !SMALL.test(token.text)) && text.label(at) === null;
}

/** A month's name or number. */
function monthAt(text: DateText, at: number, isSmallFine: boolean): Read<Day['month']> | null {
  const numbered = text.behind(at, MONTHS_WORD);
  const number = numbered === null ? text.ordinal(at) : null;
  if (numbered !== null && text.count(numbered) !== null)
    return { value: text.count(numbered) ?? 0, end: numbered + 1 };
  const last = number && text.behind(number.end, MONTHS_WORD);
  if (number && last) return { value: number.value, end: last };
  let end = at;
  while (end < at + MOST_WORDS && isMonthWord(text, end, isSmallFine) && text.behind(end, FILLERS) === null)
    end++;
  if (end === at) return null;
  const name = text.tokens
    .slice(at, end)
    .map(({ folded }) => folded)
    .join(' ');
  return { value: monthNumber(name) ?? name, end: text.isMark(end, '.') ? end + 1 : end };
}

/** `3rd of Frost`, `3. März`, `3rd day of Deep Night`, `12th of the 3rd month`. */
function dayFirst(text: DateText, at: number): Read<Day> | null {
  const start = text.past(at, [FILLERS]);
  const number = text.number(start);
  const value = number?.value ?? ORDINALS.get(text.word(start));
  if (value === undefined || number?.isPlural || value < 1 || value > MOST_DAYS) return null;
  const first = text.ordinal(start)?.end ?? (text.isMark(start + 1, '.-') ? start + 2 : start + 1);
  const behind = text.past(first, [FILLERS, DAYS]);
  const isSure = number?.isOrdinal === true || behind > first;
  const month = monthAt(text, behind, isSure);
  return month && { value: { month: month.value, day: value }, end: month.end };
}

/** `Frost 3`, `March the 3rd`, `霜の月3日`. */
function monthFirst(text: DateText, at: number): Read<Day> | null {
  const start = text.past(at, [FILLERS]);
  const month = monthAt(text, start, start > at);
  const place = month && text.past(month.end, [FILLERS, MONTHS_WORD]);
  const number = place === null ? null : text.number(place);
  if (!month || place === null || !number || number.isPlural) return null;
  if (number.value < 1 || number.value > MOST_DAYS) return null;
  return {
    value: { month: month.value, day: number.value },
    end: text.isMark(place + 1, '.') || text.word(place + 1) === '日' ? place + 2 : place + 1,
  };
}

/** `Day 12`, `Day 12 of Month 3`, `Month 3, Day 12`. */
function namedDay(text: DateText, at: number): Read<Day> | null {
  const start = text.past(at, [FILLERS]);
  const behind = text.behind(start, DAYS);
  const day = behind === null ? null : text.count(behind);
  if (behind === null || day === null || day > 999) {
    const month = text.behind(start, MONTHS_WORD) === null ? null : monthAt(text, start, true);
    const last = month && namedDay(text, text.past(month.end, [FILLERS], ','));
    return month && last && { value: { month: month.value, day: last.value.day }, end: last.end };
  }
  const place = text.past(behind + 1, [FILLERS], ',');
  const month = text.behind(place, YEARS) === null ? monthAt(text, place, false) : null;
  // Without a month, days of one year are in order.
  return { value: { month: month?.value ?? '', day }, end: month?.end ?? behind + 1 };
}

const dayAt = (text: DateText, at: number): Read<Day> | null =>
  namedDay(text, at) ?? dayFirst(text, at) ?? monthFirst(text, at);

/** `3rd of Frost, 412 AF`, `AF 412, Frost 3`, `Day 12, Year 1203`. */
function yearAndDay(text: DateText, at: number): Read<Years> | null {
  // “Monday, 3 March”.
  const weekday = text.behind(text.past(at, [FILLERS]), WEEKDAYS);
  const start = text.word(at) !== '' && text.isMark(at + 1, ',') ? at + 2 : at;
  const day =
    (weekday === null ? null : dayAt(text, text.past(weekday, [FILLERS, WEEKDAYS], ',-'))) ??
    dayAt(text, start);
  if (day) {
    // “12-Mar-1203”
    const isJoint =
      text.isMark(day.end, '-/') && text.token(day.end)?.isGlued && text.token(day.end + 1)?.isGlued;
    const years = yearsOfEra(text, text.past(isJoint ? day.end + 1 : day.end, [FILLERS], ','));
    return years && years.value.from === years.value.to && !years.value.isAbout
      ? { ...years, value: { ...years.value, day: years.value.day ?? day.value } }
      : null;
  }
  const years = yearsOfEra(text, at);
  if (!years || years.value.day || years.value.from !== years.value.to) return null;
  // “1203, aged 54”
  if (isAgeAt(text, text.past(years.end, [], ','))) return null;
  const behind = dayAt(text, text.past(years.end, [FILLERS], ','));
  return behind && { value: { ...years.value, day: behind.value }, end: behind.end };
}

/** `March 1203`, `Frost 412`: only the year matters. A word that may be an era without the rest of its name makes it one. */
function yearAndMonth(text: DateText, at: number): Read<Years> | null {
  const start = text.past(at, [FILLERS]);
  const month = monthAt(text, start, false);
  if (!month) return null;
  const behind = text.past(month.end, [FILLERS], ',');
  const years = yearsOfEra(text, behind);
  const digits = text.number(text.past(behind, [FILLERS, YEARS]))?.digits ?? 0;
  if (!years || years.value.day || (years.value.counting === null && digits < 3)) return null;
  const isMonth =
    typeof month.value === 'number' || text.behind(start, SEASONS) !== null || behind > month.end;
  if (years.value.counting !== null || isMonth) return years;
  if (month.end > start + 1) return null;
  return { ...years, value: { ...years.value, counting: text.eras.unknown(String(month.value)) } };
}

/** A date: years, perhaps with a day. The reading that explains most. */
export function dateAt(text: DateText, at: number): Read<Years> | null {
  const years = yearsOfEra(text, at);
  if (years && text.isEnd(years.end)) return years;
  return longest([yearAndDay(text, at), years, yearAndMonth(text, at)]);
}
