import type { DateText } from './date-text.ts';
import {
  ABOUT,
  AFTER,
  AGE_WORDS,
  AND,
  BEFORE,
  BEHIND,
  BEHIND_ERA,
  BORN,
  DIED,
  FILLERS,
  OR,
  TO,
  YEARS_OLD,
} from './date-words.ts';
import { BARE_AXIS, type WrittenDate } from './written-date.ts';

/** A letter that may be an era. */
const CAPITAL = /^\p{Lu}$/u;

/** Whether what stands behind a date isn't a part of it: a place, a cause, an age, another sentence. */
export function isApart(text: DateText, at: number, { axis }: WrittenDate): boolean {
  if (text.isEnd(at)) return true;
  const isBare = axis === BARE_AXIS;
  // Words of eras behind a bare year may say how it is counted.
  const rest = text.tokens.slice(at);
  if (rest.some((_, place) => isAnother(text, at + place))) return false;
  if (isBare && rest.some(({ folded }, place) => AGE_WORDS.has(folded) || text.isKnownEra(at + place)))
    return false;
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

/** “or 1205” */
function isAnother(text: DateText, at: number): boolean {
  const behind = text.behind(at, OR);
  return (
    behind !== null &&
    (text.number(behind) !== null || text.number(text.past(behind, [FILLERS, ABOUT])) !== null)
  );
}

/** The digits of the first number, which tell whether it is a year. */
const digitsIn = (text: DateText): number =>
  Math.max(0, ...text.tokens.map((token) => (token.kind === 'number' ? token.digits : 0)));
