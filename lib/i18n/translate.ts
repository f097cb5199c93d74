import formatCompiled from 'icu-minify/format';
import { current, find } from './catalog.ts';
import type { Element, Message, MessageId, MessageValue, MessageValues, ValuesOf } from './message.ts';
import { isMessage } from './message.ts';

/** The locale for numbers and dates: the browser's variant of the language in use, else the language itself. */
export function locale(): string {
  const { language } = current();
  const [base] = language.split('-');
  const variant = navigator.languages.find((tag) => tag.split('-')[0] === base);
  return language.includes('-') || variant === undefined ? language : variant;
}

/** Makes a formatter once per locale and options: making one takes longer than using it. */
function memoized<Options, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (tag, options) => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const existing = made.get(key);
    if (existing !== undefined) return existing;
    const formatter = make(tag, options);
    made.set(key, formatter);
    return formatter;
  };
}

type Tag = Intl.LocalesArgument;

/** The formatters that messages use. */
const FORMATTERS = {
  getNumberFormat: (tag: Tag, options?: Intl.NumberFormatOptions) => numberFormat(String(tag), options),
  getDateTimeFormat: (tag: Tag, options?: Intl.DateTimeFormatOptions) => dateFormat(String(tag), options),
  getPluralRules: (tag: Tag, options?: Intl.PluralRulesOptions) => pluralRules(String(tag), options),
};

const numberFormat = memoized(
  (tag, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(tag, options),
);
const dateFormat = memoized(
  (tag, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(tag, options),
);
const pluralRules = memoized(
  (tag, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(tag, options),
);
const listFormat = memoized((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const relativeFormat = memoized(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);

const collator = memoized((tag, options: Intl.CollatorOptions) => new Intl.Collator(tag, options));

/** A function that compares texts as the language in use sorts them, 9 before 10. */
export const textComparer = (): ((a: string, b: string) => number) =>
  collator(locale(), { numeric: true }).compare;

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  numberFormat(locale(), options).format(value);

/** `time`: milliseconds since 1970, or a date. */
export const formatDate = (
  time: number | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string => dateFormat(locale(), options).format(time);

/** “a, b, and c”, or with `or`: “a, b, or c”. */
export const formatList = (items: readonly string[], type: 'and' | 'or' = 'and'): string =>
  listFormat(locale(), { type: type === 'and' ? 'conjunction' : 'disjunction' }).format(items);

const AGES: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * 86_400_000],
  ['month', 30.44 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, such as “5 minutes ago”, or when it will be. Times are milliseconds since 1970. */
export function formatAge(
  time: number,
  now = Date.now(),
  style: Intl.RelativeTimeFormatStyle = 'long',
): string {
  const difference = time - now;
  const format = relativeFormat(locale(), { numeric: 'auto', style });
  const [unit, length] = AGES.find(([, size]) => Math.abs(difference) >= size) ?? ['second', null];
  // “Updated now” would promise more than is known.
  if (length === null && style === 'long' && difference <= 0) return t('common.justNow');
  return format.format(length === null ? 0 : Math.trunc(difference / length), unit);
}

/** How old something is in as few letters as the language allows, such as “5 min” or “3 wks”. */
export function formatShortAge(time: number, now = Date.now()): string {
  const age = Math.max(0, now - time);
  const [unit, length] = AGES.find(([, size]) => age >= size) ?? [];
  if (unit === undefined || length === undefined) return formatAge(now, now, 'narrow');
  return formatNumber(Math.trunc(age / length), { style: 'unit', unit, unitDisplay: 'short' });
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size such as “1.2 MB”. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return formatNumber(bytes / 1000 ** power, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
}

/** Draws one element of a message, given its contents. */
export type Draw<Node> = (chunks: (string | Node)[]) => Node;

/** The values of a message that contains elements. */
export type RichValuesOf<Id extends MessageId, Node> = {
  [Name in keyof MessageValues[Id]]: MessageValues[Id][Name] extends Element
    ? Draw<Node>
    : MessageValues[Id][Name];
};

type Values<Node> = Readonly<Record<string, MessageValue | Draw<Node>>>;

const OPTIONS = {
  formatters: FORMATTERS,
  formats: {
    dateTime: {
      short: { dateStyle: 'short' },
      medium: { dateStyle: 'medium' },
      long: { dateStyle: 'long' },
    },
    number: { percent: { style: 'percent' } },
  },
} as const;

/** Shown for a message that this release doesn't have: another release stored it. */
const UNKNOWN = 'common.unknownMessage';

function write<Node>(id: string, values: Values<Node>): string | Node | (string | Node)[] {
  const compiled = find(id) ?? find(UNKNOWN) ?? id;
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isMessage(value) ? t(value) : value]),
  );
  return formatCompiled<Node>(compiled, locale(), plain, OPTIONS);
}

/** Writes a message out in the user's language. */
export function t(message: Message): string;
export function t<Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): string;
export function t(message: string | Message, values?: Message['values']): string {
  const { id, values: filled = {} } = isMessage(message) ? message : { id: message, values };
  const written = write<never>(id, filled);
  return Array.isArray(written) ? written.join('') : written;
}

/** Writes out a message with elements, such as “Request one <link>here</link>”, as texts and elements in order. */
export function format<Node, Id extends MessageId>(id: Id, values: RichValuesOf<Id, Node>): (string | Node)[];
export function format<Node>(id: string, values: Values<Node>): (string | Node)[] {
  const written = write<Node>(id, values);
  return Array.isArray(written) ? written : [written];
}
