import type { DateText, Read } from './date-text.ts';
import { ABOUT, AFTER, BEFORE, FILLERS, OR, OR_AFTER, OR_BEFORE } from './date-words.ts';
import { dateAt } from './days.ts';
import type { WrittenDate } from './written-date.ts';
import { placed, type Years } from './years.ts';

/** A date as it is written, with its limits. */
export interface Stated {
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
  const isOr = text.behind(text.past(start, [FILLERS]), OR);
  if (isOr !== null) start = isOr;
  for (;;) {
    const dash = (end: number | null): number | null =>
      end !== null && text.isMark(end, '-') ? end + 1 : end;
    // “by” and “do” are fillers too, and “c” may be an era.
    const [before, after, about] = [BEFORE, AFTER, ABOUT].map((list, sign) =>
      text.isMark(start, '<>~'.charAt(sign)) ? start + 1 : dash(text.behind(start, list)),
    );
    // “C1 300” has an era, “c1203” hasn’t.
    const label = text.label(start);
    const isEra = text.isKnownEra(start) || (label !== null && text.number(label.end) !== null);
    const end = isEra ? null : (before ?? after ?? about ?? null);
    if (end === null || end >= text.tokens.length) break;
    if (before != null) limit = 'before';
    else if (after != null) limit = 'after';
    else isAbout = true;
    start = end;
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
    const isInParentheses = text.isMark(end, '(');
    const start = isInParentheses ? end + 1 : text.isMark(end, ',') ? end + 1 : end;
    const [about, before, after] = [ABOUT, OR_BEFORE, OR_AFTER].map((list) => text.behind(start, list));
    const isMark = text.isMark(start, '?~+');
    if (text.isMark(start, '?') && text.isMark(start + 1, '?')) return { value: stated, end };
    const next = isMark ? start + 1 : (before ?? after ?? about);
    if (next == null || (!isMark && isDateBehind(text, next)) || (isInParentheses && !text.isMark(next, ')')))
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
