import { type DateText, longest, type Read } from './date-text.ts';
import {
  ABOUT,
  AGE_WORDS,
  AGED,
  CENTURIES,
  COUNTING_WORDS,
  DECADES,
  FILLERS,
  FROM_EVENT,
  MAYBE_AGED,
  MILLENNIA,
  PARTS,
  PARTS_BEHIND,
  SEASONS,
  YEAR_BEHIND,
  YEARS,
  YEARS_OLD,
} from './date-words.ts';
import { type Counting, dateIn, type Label, NO_ERA } from './known-eras.ts';
import type { Day, WrittenDate } from './written-date.ts';

/** One year or a span of years, as an era counts it. */
export interface Years {
  from: number;
  to: number;
  /** Null: none is named. */
  counting: Counting | null;
  /** Whether the era stands before the year. */
  isLabelFirst?: boolean;
  day: Day | null;
  isAbout: boolean;
  /** The part of it that is meant. */
  share: readonly [from: number, to: number] | null;
}

const WHOLE = { counting: null, day: null, isAbout: false, share: null } as const;
const oneYear = (year: number, more: Partial<Years> = {}): Years => ({
  ...WHOLE,
  from: year,
  to: year,
  ...more,
});

/** “1203”, “-203”, “year 1203”, “Year One”, “1203年”, “1743/44”, “10ish”. */
function plainYear(text: DateText, at: number): Read<Years> | null {
  const first = text.past(at, [FILLERS, YEARS, DECADES]);
  const isYear = text.past(at, [FILLERS, DECADES]) !== first;
  const isNegative = text.isMark(first, '-');
  const start = isNegative ? first + 1 : first;
  const number = text.number(start);
  if (!number) {
    const count = isYear || text.word(start + 1) === '年' ? text.count(start) : null;
    return count === null ? null : { value: oneYear(count), end: text.past(start + 1, [YEAR_BEHIND]) };
  }
  if (number.isOrdinal || number.isPlural) return null;
  const value = isNegative ? -number.value : number.value;
  const other = text.isMark(start + 1, '/') ? text.number(start + 2) : null;
  // The year that two calendars call differently.
  if (other && other.digits < number.digits && other.value === (number.value + 1) % 10 ** other.digits)
    return { value: { ...oneYear(value), to: value + 1 }, end: text.past(start + 3, [YEAR_BEHIND]) };
  return { value: oneYear(value, { isAbout: number.isAbout }), end: text.past(start + 1, [YEAR_BEHIND]) };
}

/** `1203-05-17`, `17.5.1203`, `17/5/1203`, `1203年3月17日`. */
function numericDay(text: DateText, at: number): Read<Years> | null {
  const start = text.past(at, [FILLERS]);
  const isNegative = text.isMark(start, '-');
  const place = isNegative ? start + 1 : start;
  const [one, two, three] = [text.number(place), text.number(place + 2), text.number(place + 4)];
  const [sep, again] = [text.token(place + 1), text.token(place + 3)];
  if (!one || !two || !sep || !again) return null;
  if (sep.folded === '年' && again.folded === '月') {
    const day = three && text.word(place + 5) === '日' ? { month: two.value, day: three.value } : null;
    return { value: oneYear(one.value, { day }), end: day ? place + 6 : place + 4 };
  }
  if (!three || sep.kind !== 'mark' || sep.folded !== again.folded || !'-/.'.includes(sep.folded))
    return null;
  const isYearFirst = one.digits > 2 || (sep.folded === '-' && three.digits <= 2 && isNegative);
  if (isYearFirst === three.digits > 2) return null;
  const year = (isNegative ? -1 : 1) * (isYearFirst ? one.value : three.value);
  // Nobody can tell 3/4 from 4/3.
  const day = isYearFirst
    ? { month: two.value, day: three.value }
    : sep.folded === '.'
      ? { month: two.value, day: one.value }
      : null;
  return { value: oneYear(year, { day }), end: text.past(place + 5, [YEAR_BEHIND]) };
}

function part(text: DateText, at: number): Read<Years['share']> {
  const start = text.past(at, [FILLERS]);
  for (const { words, share } of PARTS) {
    const end = text.behind(start, words);
    if (end !== null)
      return { value: share, end: text.past(text.isMark(end, '-') ? end + 1 : end, [FILLERS]) };
  }
  return { value: null, end: start };
}

/** `early 12th century`, `siglo XII`, `12世紀`, `3rd millennium`. */
function century(text: DateText, at: number): Read<Years> | null {
  const { value: share, end: start } = part(text, at);
  for (const [words, size] of [
    [CENTURIES, 100],
    [MILLENNIA, 1000],
  ] as const) {
    const first = text.behind(start, words);
    const isRoman = text.word(start) !== 's' || text.word(first ?? start) !== '';
    const named = first === null || !isRoman ? null : numberAt(text, text.past(first, [FILLERS]));
    // “12 c” and “12 w” may mean anything, “12th c.” and “XII w.” don't.
    const number = text.ordinal(start) ?? (text.word(start + 1).length > 1 ? numberAt(text, start) : null);
    // “13th-century”, but not “p. 13 s.”
    const joint = number && text.isMark(number.end, '-') ? number.end + 1 : number?.end;
    const last = joint === undefined ? null : text.behind(joint, words);
    const found = named ?? (number && last !== null ? { value: number.value, end: last } : null);
    if (!found || found.value < 1 || found.value > 99) continue;
    const behind = share ? null : part(text, found.end);
    const isPart = behind !== null && behind.value !== null;
    // Some count the years 1101 to 1200, others 1100 to 1199.
    return {
      value: {
        ...WHOLE,
        from: (found.value - 1) * size,
        to: found.value * size,
        share: isPart ? behind.value : share,
      },
      end: isPart ? behind.end : found.end,
    };
  }
  return null;
}

function numberAt(text: DateText, at: number): Read<number> | null {
  const ordinal = text.ordinal(at);
  if (ordinal) return ordinal;
  const number = text.number(at);
  return number && !number.isPlural ? { value: number.value, end: at + 1 } : null;
}

/** Whether an era stands before these years. */
const isBehindLabel = (text: DateText, at: number): boolean =>
  [1, 2, 3].some((before) => text.label(at - before)?.end === at);

/** `the 950s`, `1250er Jahre`, `década de 1250`, `1250年代`. */
function decade(text: DateText, at: number): Read<Years> | null {
  const { value: share, end: first } = part(text, at);
  const named = text.behind(first, DECADES);
  const start = named ?? first;
  const number = text.number(start);
  const behind = text.behind(start + 1, DECADES);
  if (!number || number.value % 10 !== 0) return null;
  if (number.digits < 3 && !text.label(behind ?? start + 1) && named === null && !isBehindLabel(text, first))
    return null;
  if (!number.isPlural && (named === null || number.digits < 3) && text.word(start + 1) !== '年代')
    return null;
  const to = number.value + (number.value % 100 === 0 ? 99 : 9);
  return { value: { ...WHOLE, from: number.value, to, share }, end: behind ?? start + 1 };
}

/** `mid-1203`, `Spring of 1203`, `1203年春`: the year stays the same. */
function pastSeason(text: DateText, at: number): number {
  const start = text.past(at, [FILLERS]);
  const { end } = part(text, start);
  const behind = text.past(end, [SEASONS, FILLERS]);
  return text.isMark(behind, ',') ? behind + 1 : behind;
}

/** A year or several, without their era. */
export function yearsAt(text: DateText, at: number): Read<Years> | null {
  const found = numericDay(text, at) ?? century(text, at) ?? decade(text, at);
  if (found) return found;
  const start = pastSeason(text, at);
  const year = plainYear(text, start === at ? at : start);
  return year && { ...year, end: text.past(year.end, [SEASONS, PARTS_BEHIND]) };
}

/** Whether an age stands here: `aged 54`, `54 years`, `à l'âge de 54 ans`. Eras are written “Age 3”. */
export function isAgeAt(text: DateText, at: number): boolean {
  const [aged, maybe] = [text.behind(at, AGED), text.behind(at, MAYBE_AGED)];
  const place = text.past(aged ?? maybe ?? at, [ABOUT], '~(');
  const isNumber = text.count(place) !== null;
  const isInYears = [1, 2].some((offset) => text.behind(place + offset, YEARS_OLD) !== null);
  if (aged === null) return isNumber && isInYears;
  const isBig = (text.number(place)?.value ?? 0) > 20;
  return isInYears || (isNumber && (isBig || /^\P{Lu}/u.test(text.token(at)?.text ?? '')));
}

/** The era behind a year: `AE`, `of the Third Age`, `, Third Age`, `(AE)`. */
function labelBehind(text: DateText, at: number): Label | null {
  const isInMarks = text.isMark(at, '(,.');
  const start = text.past(isInMarks ? at + 1 : at, [FILLERS]);
  const near = text.label(isInMarks ? at + 1 : at);
  const label = text.known(start) ?? near ?? text.label(start);
  if (text.isMark(at, '(,') && isAgeAt(text, at + 1)) return null;
  if (!label && !isInMarks) return labelOfEvent(text, at);
  // “1203 in TX”: a place.
  if (!label || (!near && label.end === start + 1 && !text.isKnownEra(start))) return null;
  if (!isInMarks) return label;
  if (text.isMark(at, '(')) return text.isMark(label.end, ')') ? { ...label, end: label.end + 1 } : null;
  // “1203, USA”: what nobody has named may be a place. “203.M41” isn't the end of a sentence.
  const isSure = label.end > start + 1 || text.isKnownEra(start);
  return text.isMark(at, ',') ? (isSure ? label : null) : text.token(at + 1)?.isGlued ? label : null;
}

/** “1203 after the Fall”. */
function labelOfEvent(text: DateText, at: number): Label | null {
  const behind = text.behind(at, FROM_EVENT);
  return behind === null ? null : text.name(text.past(behind, [FILLERS]), at);
}

function withLabel(text: DateText, { value, end }: Read<Years>): Read<Years> | null {
  const label = labelBehind(text, end);
  if (!label) return { value, end };
  return label.counting && { value: { ...value, counting: label.counting }, end: label.end };
}

/** “M41.203”, “4E-201”, but “AF -201”. */
const pastJoint = (text: DateText, at: number): number =>
  text.isMark(at, '.(') || (text.isMark(at, '-:/') && text.token(at)?.isGlued) ? at + 1 : at;

/** `AF 1203`, `Age 3, year 12`, `DE ~310`, `M41.203`, `Age (12)`, `Cycle 33`. */
function labelFirst(text: DateText, at: number): Read<Years> | null {
  const first = text.past(at, [FILLERS]);
  const label = text.label(first) ?? text.label(at) ?? text.label(text.past(first, [YEARS]));
  const behind = label && text.past(pastJoint(text, label.end), [FILLERS], ',');
  const found = behind === null ? null : aboutYears(text, behind);
  const isInMarks = label !== null && text.isMark(label.end, '(');
  if (label && found && !text.label(found.end)?.counting && isInMarks === text.isMark(found.end, ')'))
    return (
      label.counting && {
        value: { ...found.value, counting: label.counting, isLabelFirst: true },
        end: isInMarks ? found.end + 1 : found.end,
      }
    );
  const number = COUNTING_WORDS.has(text.word(first)) ? text.number(first + 1) : null;
  if (!number || number.isOrdinal || number.isPlural) return null;
  return {
    value: oneYear(number.value, { counting: text.eras.unknown(text.word(first)), isLabelFirst: true }),
    end: first + 2,
  };
}

/** Years that may be near: `c. 1203`, `~310`. */
function aboutYears(text: DateText, at: number): Read<Years> | null {
  const start = text.isMark(at, '~') ? at + 1 : text.behind(at, ABOUT);
  const found = yearsAt(text, start ?? at);
  return found && start !== null ? { ...found, value: { ...found.value, isAbout: true } } : found;
}

/** `the 33rd year of the Second Dominion`. */
function yearOfReign(text: DateText, at: number): Read<Years> | null {
  const first = text.past(at, [FILLERS]);
  const ordinal = text.ordinal(first);
  const named = text.behind(first, YEARS);
  const number = ordinal ? ordinal.value : named === null ? null : text.count(named);
  const behind = ordinal ? text.behind(ordinal.end, YEARS) : named === null ? null : named + 1;
  if (number === null || behind === null) return null;
  const start = text.past(behind, [FILLERS]);
  const isName = start > behind || AGE_WORDS.has(text.word(start));
  const label = text.label(start) ?? (isName ? text.name(start) : null);
  return label?.counting ? { value: oneYear(number, { counting: label.counting }), end: label.end } : null;
}

/** Years with their era, if they have one. Of several ways to read them, the one that explains most. */
export function yearsOfEra(text: DateText, at: number): Read<Years> | null {
  const plain = yearsAt(text, at);
  const behind = plain && withLabel(text, plain);
  if (behind && text.isEnd(behind.end)) return behind;
  return longest([labelFirst(text, at), behind, yearOfReign(text, at)]);
}

/** How far from the truth an approximate year may be: the rounder it is, the farther. */
function margin(year: number): number {
  const size = Math.abs(year);
  if (size >= 1000 && size % 1000 === 0) return 250;
  if (size % 100 === 0) return 75;
  return size % 10 === 0 ? 25 : 10;
}

export function placed({ from, to, counting, day, isAbout, share }: Years): WrittenDate {
  const date = dateIn(counting ?? NO_ERA, from, to, day);
  const span = date.to - date.from;
  const [first, last] = share
    ? [date.from + Math.floor(span * share[0]), date.from + Math.ceil(span * share[1])]
    : [date.from, date.to];
  if (!isAbout) return { ...date, from: first, to: last };
  return { ...date, from: first - margin(from), to: last + margin(to), day: null, inEra: null };
}
