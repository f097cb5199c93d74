import { isApart } from './behind.ts';
import { countedFrom } from './counted.ts';
import { DateText, longest, type Read } from './date-text.ts';
import { BORN, DIED, DOUBT, FILLERS, NOW, PARTS, TO } from './date-words.ts';
import type { KnownEras } from './known-eras.ts';
import { eitherAt, hull, lifeAt, type Pair, rangeAt } from './pairs.ts';
import { dateOf, EVER, statedAt } from './stated.ts';
import { tokensOf } from './tokens.ts';
import type { WrittenDate } from './written-date.ts';

/** “(c. 1203)” */
const ENCLOSED = /^["“([]([^"“”()[\]]*)["”)\]]$/;

let last: { written: string; eras: KnownEras; text: DateText | null } | null = null;

/** The last text is kept, because the same one is read as a life, a span and a date. */
function parsed(written: string, eras: KnownEras): DateText | null {
  if (last?.written === written && last.eras === eras) return last.text;
  const tokens = DOUBT.test(written) ? null : tokensOf(written.trim().replace(ENCLOSED, '$1'));
  const text = tokens?.some(({ kind }) => kind !== 'mark') ? new DateText(tokens, eras) : null;
  last = { written, eras, text };
  return text;
}

/** Past “born”, “*” and the like. */
function pastSigns(text: DateText, at: number): number {
  if (text.isMark(at, '*†')) return at + 1;
  const behind = text.behind(at, BORN) ?? text.behind(at, DIED);
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
  const text = parsed(written, eras);
  if (!text) return null;
  const at = pastSigns(text, 0);
  const single = statedAt(text, at);
  if (single && text.isEnd(single.end)) return dateOf(single.value);
  const [range, either] = [rangeAt(text, at), eitherAt(text, at)];
  const best = longest<WrittenDate | null>([
    range && { value: hull(range.value, true), end: range.end },
    either && { value: hull(either.value, false), end: either.end },
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
  const first = statedAt(text, at);
  const behind = first && (text.isMark(first.end, '-') ? first.end + 1 : text.behind(first.end, TO));
  const isOpen = first && behind !== null && (text.isEnd(behind) || text.behind(behind, NOW) !== null);
  if (!isOpen) return null;
  const start = dateOf(first.value);
  return { start, end: { ...start, to: EVER.to, day: null, inEra: null } };
}
