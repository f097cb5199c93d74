import {
  isLabelAxis,
  type KnownEras,
  readDate,
  readLife,
  readSpan,
  type WrittenDate,
} from '../dates/index.ts';
import { CALLED, readLines } from '../told/index.ts';
import { DATE_FIELDS, DATE_LABELS, type DateName } from './date-names.ts';
import type { DateFact, DateRole, EntryFacts, LabeledFact, Place, TenureFact } from './entry-facts.ts';
import { type Placed, placeOf, placeOfLabeled } from './place-of.ts';

const RULER =
  /^(?:ruler|leader|king|queen|emperor|empress|duke|duchess|head of state|ruled by|herrscher|herrscherin|könig|königin|kaiser|kaiserin|souverain|roi|reine|gobernante|rey|reina|governante|rei|rainha|władca|władczyni|król|królowa|王|女王|統治者|君主|الحاكم|الملك|الملكة)$/u;
/** “Mira Venn (1203–1250 AE)”, “Mira Venn, 1203–1250”. */
const SPAN_BEHIND = /[(,]\s*([^(),]{3,60})\)?\s*$/;

/** Who ruled an entry, by its rows, and what a person ruled. */
export function tenuresOf(entry: Placed, labeled: readonly LabeledFact[], eras: KnownEras): TenureFact[] {
  return labeled.flatMap((fact): TenureFact[] => {
    const { label, value, ids } = fact;
    const [named, ...others] = ids;
    const isOwn = label === 'ruled';
    if (others.length > 0 || (isOwn && named === undefined) || !(isOwn || RULER.test(label))) return [];
    const found = SPAN_BEHIND.exec(value);
    const behind = found?.[1];
    const span = behind === undefined ? null : readSpan(behind, eras);
    const name = value.slice(0, found?.index).trim();
    const id = isOwn ? entry.ref.id.toLowerCase() : (named ?? `${CALLED}${name}`);
    return span
      ? [{ id, of: isOwn ? (named ?? null) : null, ...span, place: placeOfLabeled(entry, fact) }]
      : [];
  });
}

type Span = 'life' | 'reign' | 'event';
const ENDS: Readonly<Record<Span, readonly [DateRole, DateRole]>> = {
  life: ['birth', 'death'],
  reign: ['reignStart', 'reignEnd'],
  event: ['start', 'end'],
};
const isSpan = (name: DateName): name is Span => Object.hasOwn(ENDS, name);

const ERA_LABELS: ReadonlySet<string> = new Set(['era', 'age', 'epoch']);

/** Without any of these, nothing is a date. Cheap. */
const MAY_BE_DATE = /\p{Nd}|year|decade|centur|millenni|jahrh|siècle|siglo|século|wiek|قرن|年|era|age/iu;

/** “Mira Venn (1203 AE)”, “to Mira Venn in 1203 AE” */
const BEHIND_NAME = /(?:\(|,| in | am | en | em | w )\s*([^(),]{3,60})\)?$/u;

function weddingIn(text: string, eras: KnownEras): WrittenDate | null {
  const [, behind] = BEHIND_NAME.exec(text) ?? [];
  return behind === undefined ? null : readDate(behind, eras);
}

function datesIn(name: DateName, text: string, eras: KnownEras): [DateRole, WrittenDate][] {
  if (!isSpan(name)) {
    // “born 1203, died 1250” says both, wherever it stands.
    const life = name === 'birth' || name === 'death' ? readLife(text, eras) : null;
    if (life)
      return [
        ['birth', life.start],
        ['death', life.end],
      ];
    const date = readDate(text, eras) ?? (name === 'marriage' ? weddingIn(text, eras) : null);
    return date ? [[name, date]] : [];
  }
  const [first, last] = ENDS[name];
  const span = readSpan(text, eras);
  if (span) {
    const start: [DateRole, WrittenDate] = [first, span.start];
    // Who still lives has no death.
    const goesOn = name === 'life' && span.end.to === Number.POSITIVE_INFINITY;
    return goesOn ? [start] : [start, [last, span.end]];
  }
  const date = name === 'event' ? readDate(text, eras) : null;
  if (!date) return [];
  return [
    [first, date],
    [last, date],
  ];
}

const BEGINNINGS: ReadonlySet<DateName> = new Set(['founding', 'construction', 'start', 'made', 'writing']);
const ENDINGS: ReadonlySet<DateName> = new Set(['dissolution', 'ruin', 'end', 'expiry']);

/** “founded in 1203”, “im Jahr 1203 erbaut”: a value that is a sentence without its subject. */
function datesToldIn(name: DateName, value: string, eras: KnownEras): [DateRole, WrittenDate][] {
  const text = `${value.charAt(0).toUpperCase()}${value.slice(1)}.`;
  const line = { text, mentions: [], heading: null, above: [], parts: [], end: text.length };
  const subject = { id: '', title: '', aliases: [], template: null };
  return readLines([line], subject, eras).flatMap((told) => {
    const said = DATE_LABELS.get(told.label);
    if (!said) return [];
    const isSame = [BEGINNINGS, ENDINGS].some((kind) => kind.has(said) && kind.has(name));
    const isPart = isSpan(name) && ENDS[name].some((end) => end === said);
    return isSame || isPart || said === name ? datesIn(isPart ? said : name, told.value, eras) : [];
  });
}

/** Such a value looks like a year of an unknown era, or like no date. */
const MAY_BE_TOLD = /^\p{L}{4}/u;

function datesSaid(name: DateName, value: string, eras: KnownEras): [DateRole, WrittenDate][] {
  if (!MAY_BE_DATE.test(value)) return [];
  const dates = datesIn(name, value, eras);
  const isSure = dates.length > 0 && !dates.some(([, { axis }]) => isLabelAxis(axis));
  if (isSure || (dates.length > 0 ? !MAY_BE_TOLD.test(value) : !/\p{L}{2}/u.test(value))) return dates;
  const told = datesToldIn(name, value, eras);
  return told.length > 0 ? told : dates;
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
    for (const [role, date] of datesSaid(name, value, eras)) dates.push({ role, date, place });
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
