import { type KnownEras, readDate, readSpan, type WrittenDate } from '../dates/index.ts';
import type { Place } from '../place.ts';
import { DATE_FIELDS, DATE_LABELS, type DateName } from './date-names.ts';
import type { DateFact, DateRole, EntryFacts, LabeledFact } from './entry-facts.ts';
import { type Placed, placeOf, placeOfLabeled } from './place-of.ts';

type Span = 'life' | 'reign' | 'event';
const ENDS: Readonly<Record<Span, readonly [DateRole, DateRole]>> = {
  life: ['birth', 'death'],
  reign: ['reignStart', 'reignEnd'],
  event: ['start', 'end'],
};
const isSpan = (name: DateName): name is Span => Object.hasOwn(ENDS, name);

const ERA_LABELS: ReadonlySet<string> = new Set(['era', 'age', 'epoch']);

/** “1203 AE in Saltmere”, “1203 AE (aged 40)”: only what stands before a clear separator is the date. */
const BEHIND = /\s*(?:[(;]|\bin\b|\bat\b|\bnear\b|, (?=\p{Lu}[\p{L} ’'-]*$)).*$/u;
/** What makes a date doubtful makes it none. */
const DOUBT =
  /\b(?:or|maybe|perhaps|disputed|probably|possibly|allegedly|unknown|unclear|legend|said to|oder|ou|o)\b/i;

/** Without any of these, nothing is a date. Cheap. */
const MAY_BE_DATE = /\d|year|decade|centur|millenni/i;

function understood(name: DateName, value: string, eras: KnownEras): [DateRole, WrittenDate][] {
  if (!MAY_BE_DATE.test(value) || DOUBT.test(value)) return [];
  const whole = datesIn(name, value, eras);
  if (whole.length > 0) return whole;
  const before = value.replace(BEHIND, '');
  return before === value ? [] : datesIn(name, before, eras);
}

function datesIn(name: DateName, text: string, eras: KnownEras): [DateRole, WrittenDate][] {
  if (!isSpan(name)) {
    const date = readDate(text, eras);
    return date ? [[name, date]] : [];
  }
  const [first, last] = ENDS[name];
  const span = readSpan(text, eras);
  if (span)
    return [
      [first, span.start],
      [last, span.end],
    ];
  const date = name === 'event' ? readDate(text, eras) : null;
  if (!date) return [];
  return [
    [first, date],
    [last, date],
  ];
}

/** The dates that an entry's fields, rows and lines tell, fields first. What isn't understood is left out. */
export function datesOf(
  entry: Placed,
  fields: EntryFacts['fields'],
  labeled: readonly LabeledFact[],
  eras: KnownEras,
): DateFact[] {
  const dates: DateFact[] = [];
  const add = (name: DateName, value: string, place: Place): void => {
    for (const [role, date] of understood(name, value, eras)) dates.push({ role, date, place });
  };
  for (const [field, name] of DATE_FIELDS) {
    const held = fields.get(field);
    if (held) add(name, held.value, placeOf(entry, held.name, held.value));
  }
  for (const fact of labeled) {
    const { label, value } = fact;
    const place = placeOfLabeled(entry, fact);
    const extent = ERA_LABELS.has(label) ? eras.extentOf(value) : null;
    if (extent) dates.push({ role: 'era', date: extent, place });
    const name = DATE_LABELS.get(label);
    if (name) add(name, value, place);
  }
  return dates;
}
