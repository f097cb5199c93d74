import type { DateText, Read } from './date-text.ts';
import { AFTER, BEFORE, ONE, UNITS } from './date-words.ts';
import { labelOf } from './known-eras.ts';
import { labelAxis, WORLD_AXIS, type WrittenDate } from './written-date.ts';

/** Words that an event has at most. */
const MOST_WORDS = 6;

/** `a century before the Fall`, `12 years after the Fall`. */
export function countedFrom(text: DateText, at: number): Read<WrittenDate> | null {
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
