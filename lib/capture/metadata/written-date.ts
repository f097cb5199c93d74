// Dates of publication as pages write them.

const ISO = /^\d{4}(?:-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/;
const NUMERIC = /(?<!\d)(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})(?!\d)/;
const NUMERIC_SHORT = /(?<![\d.:/-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![\d/-]|\.\d)/;
/** Words between the parts of a date: "5 de marzo de 2024", "the 5th of March". */
const FILLER = /^(?:de|of|the|st|nd|rd|th|e|г|den)$/;

/**
 * Finds a date in a text of at most 100 characters: "March 5, 2024 at 3 pm", "5. März 2024", "2024/3/5". `language`: of
 * the page, for names of months and the order of day and month. Returns `YYYY-MM-DD`, or null if there is no whole date.
 */
export function findDate(text: string, language: string): string | null {
  if (text.length > 100 || !/\d{4}/.test(text)) return null;
  const [, year, month, day] = NUMERIC.exec(text) ?? [];
  if (year && month && day) return isoOf(Number(year), Number(month), Number(day));
  return numericDate(text, language) ?? dateInWords(text, language);
}

/** A page's date of publication in ISO format, or as it is written if that can't be read. Null beyond 100 characters. */
export function readDate(text: string | null, language: string): string | null {
  if (!text || text.length > 100) return null;
  return ISO.test(text) ? text : (findDate(text, language) ?? text);
}

function numericDate(text: string, language: string): string | null {
  const [, first, separator, second, year] = NUMERIC_SHORT.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const [one, other] = [Number(first), Number(second)];
  const isDayFirst = separator === '.' || one > 12 || (other <= 12 && startsWithDay(language));
  return isDayFirst ? isoOf(Number(year), other, one) : isoOf(Number(year), one, other);
}

function dateInWords(text: string, language: string): string | null {
  const words = (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []).filter(
    (word) => !FILLER.test(word),
  );
  const months = monthsOf(language);
  for (const [at, word] of words.entries()) {
    const month = months.get(word);
    if (month === undefined) continue;
    const [before = '', after = '', next = ''] = [words[at - 1], words[at + 1], words[at + 2]];
    if (/^\d{4}$/.test(after) && /^\d{1,2}$/.test(before)) return isoOf(Number(after), month, Number(before));
    if (/^\d{4}$/.test(next) && /^\d{1,2}$/.test(after)) return isoOf(Number(next), month, Number(after));
  }
  return null;
}

function isoOf(year: number, month: number, day: number): string | null {
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** English ones, too: many pages of other languages have them. */
function monthsOf(language: string): Map<string, number> {
  const months = new Map<string, number>();
  for (const locale of [language, 'en'])
    for (const style of ['long', 'short'] as const) {
      const format = formatOf(locale, { day: 'numeric', month: style, year: 'numeric' });
      for (let month = 0; month < 12; month++) {
        const parts = format.formatToParts(new Date(2000, month, 15));
        const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? '';
        const word = /\p{L}[\p{L}\p{M}]*/u.exec(name)?.[0];
        if (word && !months.has(word)) months.set(word, month + 1);
      }
    }
  return months.set('sept', 9);
}

function startsWithDay(language: string): boolean {
  const parts = formatOf(language, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts();
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
}

/** Pages name languages that don't exist. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch {
    return new Intl.DateTimeFormat('en', options);
  }
}
